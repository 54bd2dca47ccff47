import { Button, Menu } from "@mantine/core";
import { IconArrowsRightLeft, IconCheck, IconX } from "@tabler/icons-react";
import type { ReviewChange } from "./review-change.ts";
import classes from "./selection-bar.module.css";

interface SelectionBarProps {
  /** How many are selected. */
  count: number;
  /** How many the list has in all, where not all are selected. */
  total: number | null;
  stages: readonly { id: string; name: string }[];
  /** How many of them are done; null while nothing is under way. */
  done: number | null;
  onChange: (change: ReviewChange) => void;
  onMessage: () => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done with those who are selected. */
export function SelectionBar({
  count,
  total,
  stages,
  done,
  onChange,
  onMessage,
  onSelectAll,
  onClear,
}: SelectionBarProps) {
  const busy = done !== null;
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected applicants">
      <strong className={classes.count}>{count} selected</strong>
      {total !== null && total > count ? (
        <Button variant="subtle" onClick={onSelectAll} disabled={busy}>
          Select all {total}
        </Button>
      ) : null}
      {busy ? (
        <progress className={classes.progress} max={count} value={done} aria-label="Changing applicants" />
      ) : null}
      <span className={classes.acts}>
        <Button
          variant="outline"
          color="no"
          disabled={busy}
          leftSection={<IconX size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onChange({ status: "REJECTED" })}
        >
          Reject {count}
        </Button>
        <Button
          disabled={busy}
          leftSection={<IconCheck size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onChange({ status: "ACCEPTED" })}
        >
          Accept {count}
        </Button>
        <Button variant="default" disabled={busy} onClick={onMessage}>
          With a message
        </Button>
        <Menu position="top-end">
          <Menu.Target>
            <Button
              variant="default"
              disabled={busy}
              leftSection={<IconArrowsRightLeft size={18} stroke={1.75} aria-hidden="true" />}
            >
              Move to
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {stages.map((stage) => (
              <Menu.Item key={stage.id} onClick={() => onChange({ stage })}>
                {stage.name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button variant="subtle" color="gray" onClick={onClear} disabled={busy}>
          Clear
        </Button>
      </span>
    </div>
  );
}
