import { Button, Menu } from "@mantine/core";
import {
  IconArrowsRightLeft,
  IconCheck,
  IconDotsVertical,
  IconFileZip,
  IconNote,
  IconTable,
  IconTag,
  IconX,
} from "@tabler/icons-react";
import { useCan } from "../../session/viewer.ts";
import { steadyPresses } from "../../ui/focus/steady-presses.ts";
import { downloadApplicants } from "../applicants/download-applicants.ts";
import type { ReviewChange } from "./review-change.ts";
import classes from "./selection-bar.module.css";

interface SelectionBarProps {
  jobId: string;
  /** Ids of the selected applications. */
  selected: ReadonlySet<string>;
  /** The number of applications that the list would have now; null while they are counted. */
  total: number | null;
  stages: readonly { id: string; name: string }[];
  /** The number processed so far; null when nothing is running. */
  done: number | null;
  onChange: (change: ReviewChange) => void;
  /** Opens a form: a decision with a message, a note or a tag. */
  onWrite: (what: "ACCEPTED" | "NOTE" | "TAG") => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** Bulk actions on the selected applications. */
export function SelectionBar({
  jobId,
  selected,
  total,
  stages,
  done,
  onChange,
  onWrite,
  onSelectAll,
  onClear,
}: SelectionBarProps) {
  const busy = done !== null;
  const count = selected.size;
  const mayDecide = useCan("DECIDE");
  const mayWrite = useCan("WRITE_NOTES");
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected applicants" ref={steadyPresses}>
      <strong className={classes.count}>{count.toLocaleString("en-GB")} selected</strong>
      {total !== null && total > count ? (
        <Button variant="subtle" onClick={onSelectAll} disabled={busy}>
          Select all {total.toLocaleString("en-GB")}
        </Button>
      ) : null}
      <Button variant="subtle" color="gray" onClick={onClear} disabled={busy}>
        Clear
      </Button>
      {busy ? (
        <progress className={classes.progress} max={count} value={done} aria-label="Changing applicants" />
      ) : null}
      <span className={classes.acts}>
        {mayDecide ? (
          <>
            <Button
              variant="outline"
              color="red"
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
            <Button variant="default" disabled={busy} onClick={() => onWrite("ACCEPTED")}>
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
          </>
        ) : null}
        <Menu position="top-end">
          <Menu.Target>
            <Button
              variant="default"
              disabled={busy}
              leftSection={<IconDotsVertical size={18} stroke={1.75} aria-hidden="true" />}
            >
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {mayDecide ? (
              <Menu.Item leftSection={<IconTag size={18} aria-hidden="true" />} onClick={() => onWrite("TAG")}>
                Tag each
              </Menu.Item>
            ) : null}
            {mayWrite ? (
              <Menu.Item leftSection={<IconNote size={18} aria-hidden="true" />} onClick={() => onWrite("NOTE")}>
                Write a note on each
              </Menu.Item>
            ) : null}
            <Menu.Item
              leftSection={<IconTable size={18} aria-hidden="true" />}
              onClick={() => void downloadApplicants(jobId, "applicants.csv", selected)}
            >
              Download as CSV
            </Menu.Item>
            <Menu.Item
              leftSection={<IconFileZip size={18} aria-hidden="true" />}
              onClick={() => void downloadApplicants(jobId, "resumes.zip", selected)}
            >
              Download resumes as ZIP
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </span>
    </div>
  );
}
