import { Button } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import { useState } from "react";
import type { ReportSubject } from "./report-form.tsx";
import classes from "./report-panel.module.css";
import { ReportPanel } from "./report-panel.tsx";

/** "Report this job", as an unobtrusive button below its subject. */
export function ReportButton({ subject }: { subject: ReportSubject }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        className={classes.button}
        variant="subtle"
        color="gray"
        leftSection={<IconFlag size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        Report {subject.text}
      </Button>
      <ReportPanel subject={subject} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
