import { ActionIcon, Menu } from "@mantine/core";
import { IconBan, IconDots } from "@tabler/icons-react";
import { problemOf } from "../apollo/problem.ts";
import { useBlockApplicationMessagesMutation } from "../generated/messages/messages.ts";
import { useViewer } from "../session/viewer.ts";
import { notify, notifyFailure } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import type { useApplicationTalk } from "./use-application-talk.ts";

/** Blocks or unblocks a company's messages about an application. For applicants. */
export function CompanyMenu({ talk }: { talk: ReturnType<typeof useApplicationTalk> }) {
  const [block] = useBlockApplicationMessagesMutation();
  const isApplicant = useViewer().role === "SEEKER";
  if (!talk || !isApplicant) return null;
  const { applicationId, companyName, isBlocked, jobTitle } = talk;
  const change = async () => {
    const sure =
      isBlocked ||
      (await confirm({
        title: `Block messages from ${companyName}?`,
        body: `No one there will be able to write to you about ${jobTitle}. You can both still read past messages, and your application stays. You can unblock them here.`,
        confirm: "Block",
        danger: true,
      }));
    if (!sure) return;
    try {
      await block({ variables: { input: { applicationId, blocked: !isBlocked } } });
      notify(isBlocked ? `${companyName} can write to you again.` : `Messages from ${companyName} blocked.`);
    } catch (error) {
      notifyFailure(problemOf(error).message);
    }
  };
  return (
    <Menu position="bottom-end" radius="md" withinPortal={false}>
      <Menu.Target>
        <ActionIcon color="gray" flex="none" aria-label={`More actions for ${companyName}`}>
          <IconDots size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          mih={44}
          leftSection={<IconBan size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void change()}
        >
          {isBlocked ? "Unblock" : "Block"} messages from {companyName}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
