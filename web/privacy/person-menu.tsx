import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconBan, IconDots, IconFlag } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useHasBlockedQuery } from "../generated/privacy/privacy.ts";
import { focusIsLost } from "../ui/focus/focus.ts";
import { ReportPanel } from "./report-panel.tsx";
import { useBlock } from "./use-block.ts";

interface PersonMenuProps {
  person: { readonly id: string; readonly name: string };
  /** Called when the person was blocked: the page may have nothing left to show. */
  onBlocked?: () => void;
}

/** Actions against a troublesome person: report, and block or unblock. For seekers, about seekers. */
export function PersonMenu({ person, onBlocked }: PersonMenuProps) {
  const [opened, setOpened] = useState(false);
  const [reporting, setReporting] = useState(false);
  const { data } = useHasBlockedQuery({
    variables: { seekerId: person.id },
    skip: !opened && !reporting,
    fetchPolicy: "cache-and-network",
  });
  const isBlocked = data?.viewerHasBlocked ?? false;
  const { block, unblock } = useBlock();
  const target = useRef<HTMLButtonElement>(null);
  // The dialog returns the focus to where it was, which must not be an item or a button that is gone by then.
  const focusTarget = () => target.current?.focus();
  // A blocked person's card disappears with its focus: the surrounding panel takes it, unless its list did.
  useEffect(() => {
    const panel = target.current?.closest<HTMLElement>('[role="dialog"]');
    return () => {
      setTimeout(() => focusIsLost() && panel?.focus());
    };
  }, []);
  const report = () => {
    focusTarget();
    setReporting(true);
  };
  const askToBlock = async () => {
    focusTarget();
    setReporting(false);
    if (await block(person)) onBlocked?.();
  };
  return (
    <>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" radius="md" withinPortal={false}>
        <Menu.Target>
          <ActionIcon ref={target} color="gray" flex="none" aria-label={`More actions for ${person.name}`}>
            <IconDots size={22} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item mih={44} leftSection={<IconFlag size={18} stroke={1.75} aria-hidden="true" />} onClick={report}>
            Report {person.name}
          </Menu.Item>
          {isBlocked ? (
            <Menu.Item
              mih={44}
              leftSection={<IconBan size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => void unblock(person)}
            >
              Unblock {person.name}
            </Menu.Item>
          ) : (
            <Menu.Item
              mih={44}
              color="red"
              leftSection={<IconBan size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => void askToBlock()}
            >
              Block {person.name}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ReportPanel
        subject={{ kind: "PERSON", id: person.id, text: person.name }}
        opened={reporting}
        onClose={() => setReporting(false)}
        afterwards={
          isBlocked ? null : (
            <Button color="red" variant="light" onClick={() => void askToBlock()}>
              Block {person.name} too
            </Button>
          )
        }
      />
    </>
  );
}
