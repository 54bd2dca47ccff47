import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import { ReportForm, type ReportSubject } from "./report-form.tsx";
import classes from "./report-panel.module.css";

interface ReportPanelProps {
  subject: ReportSubject;
  opened: boolean;
  onClose: () => void;
  /** Shown after the thanks: further actions. */
  afterwards?: ReactNode;
}

/** Reports a person, a message or a job to the operator. */
export function ReportPanel({ subject, opened, onClose, afterwards }: ReportPanelProps) {
  return (
    <SidePanel opened={opened} onClose={onClose} title={`Report ${subject.text}`} width={440} fit above>
      <Report key={subject.id} subject={subject} onClose={onClose} afterwards={afterwards} />
    </SidePanel>
  );
}

/** Mounted while the panel is open, so that each report starts empty. */
function Report({ subject, onClose, afterwards }: Omit<ReportPanelProps, "opened">) {
  const [thanks, setThanks] = useState<string | null>(null);
  if (thanks === null) return <ReportForm subject={subject} onSent={setThanks} />;
  return (
    <div className={classes.panel}>
      <FormMessage tone="accent">{thanks}</FormMessage>
      {afterwards}
      <Done onClick={onClose} />
    </div>
  );
}

/** Takes over the focus from the submit button, which is gone. */
function Done({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="default" onClick={onClick}>
      Done
    </Button>
  );
}
