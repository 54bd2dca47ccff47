import { ActionIcon, Menu } from "@mantine/core";
import { IconDots, IconFlag } from "@tabler/icons-react";
import { useRef } from "react";
import { exactTime } from "../../ui/dates.ts";

interface MessageMenuProps {
  className: string | undefined;
  /** When the message was sent; part of the menu's label. */
  sentAt: string;
  onReport: () => void;
}

/** Actions on a message of the other person. */
export function MessageMenu({ className, sentAt, onReport }: MessageMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  const report = () => {
    // The panel returns the focus to where it was, which must not be a menu item that is gone by then.
    target.current?.focus();
    onReport();
  };
  return (
    <Menu position="bottom-start" radius="md" withinPortal={false}>
      <Menu.Target>
        <ActionIcon
          ref={target}
          className={className}
          color="gray"
          aria-label={`More actions for the message from ${exactTime(sentAt)}`}
        >
          <IconDots size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item mih={44} leftSection={<IconFlag size={18} stroke={1.75} aria-hidden="true" />} onClick={report}>
          Report this message
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
