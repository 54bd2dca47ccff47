import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { ReportKind } from "../generated/graphql.ts";
import { FormMessage } from "../ui/form-message.tsx";
import { SidePanel } from "../ui/side-panel.tsx";
import { ReportForm } from "./report-form.tsx";
import classes from "./report-panel.module.css";

/** What is reported. */
export interface ReportSubject {
  readonly kind: ReportKind;
  /** The seeker's, message's or job's id. */
  readonly id: string;
  /** As it is called on the panel: "Ada Lovelace", "this message". */
  readonly words: string;
}

interface ReportPanelProps {
  subject: ReportSubject;
  opened: boolean;
  onClose: () => void;
  /** After the thanks: what else one can do. */
  afterwards?: ReactNode;
}

/** Reports a person, a message or a job to the operator. */
export function ReportPanel({ subject, opened, onClose, afterwards }: ReportPanelProps) {
  const [thanks, setThanks] = useState<string | null>(null);
  const close = () => {
    onClose();
    setThanks(null);
  };
  return (
    <SidePanel opened={opened} onClose={close} title={`Report ${subject.words}`} width={440} fit above>
      {thanks ? (
        <div className={classes.panel}>
          <FormMessage tone="lane">{thanks}</FormMessage>
          {afterwards}
          <Button variant="default" onClick={close} data-autofocus>
            Done
          </Button>
        </div>
      ) : (
        <ReportForm subject={subject} onSent={setThanks} />
      )}
    </SidePanel>
  );
}
