import { Button, SegmentedControl } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { DECISION_REASONS, MAX_REASON, placeholderProblem } from "../../../shared/applications.ts";
import { MAX_MESSAGE } from "../../../shared/messages.ts";
import { problemOf, type ServerProblem } from "../../apollo/problem.ts";
import { useMessagePreviewQuery } from "../../generated/applications/review/review.ts";
import type { DecisionReason } from "../../generated/graphql.ts";
import { useViewer } from "../../session/viewer.ts";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { useDraft } from "../../ui/forms/use-draft.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import classes from "./decision-form.module.css";
import { MessageTemplates } from "./message-templates.tsx";

type FinalDecision = "ACCEPTED" | "REJECTED";

/** The texts of a decision: a reason for the company, and a message to the applicant. */
export interface DecisionTexts {
  readonly reason?: DecisionReason;
  readonly reasonText?: string;
  readonly message?: string;
}

export interface DecisionFormProps {
  /** The initial decision; null closes the form. */
  status: FinalDecision | null;
  /** The applications to decide on; the message is previewed for the first. */
  applicationIds: readonly string[];
  /** The applicant's name when there is only one. */
  name: string;
  busy: boolean;
  onClose: () => void;
  /** Returns why some were not decided on: the form keeps what was typed then. */
  onDecide: (status: FinalDecision, texts: DecisionTexts) => Promise<ServerProblem | null>;
}

const WORDS: Record<FinalDecision, string> = { ACCEPTED: "Accept", REJECTED: "Reject" };
const CHOICES = [
  { value: "REJECTED", label: "Reject" },
  { value: "ACCEPTED", label: "Accept" },
];

const whomOf = ({ length }: readonly string[], name: string) => (length === 1 ? name : `${length} applicants`);

/** A decision with a reason and a message to the applicant. */
export function DecisionForm(props: DecisionFormProps) {
  const { status, applicationIds, name, onClose } = props;
  return (
    <SidePanel opened={status !== null} onClose={onClose} title={`Decision on ${whomOf(applicationIds, name)}`} full>
      {status ? <Form key={status} {...props} status={status} /> : null}
    </SidePanel>
  );
}

function Form({ status: begins, applicationIds, name, busy, onDecide }: DecisionFormProps & { status: FinalDecision }) {
  const [applicationId = ""] = applicationIds;
  const [status, setStatus] = useState(begins);
  const [draftOf] = useState(applicationId);
  const { id: viewerId } = useViewer();
  const [reason, setReason] = useDraft(viewerId, `decision-reason-${draftOf}`);
  const [reasonText, setReasonText] = useDraft(viewerId, `decision-words-${draftOf}`);
  const [message, setMessage] = useDraft(viewerId, `decision-${draftOf}`);
  const [refused, setRefused] = useState<ServerProblem | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const fault = placeholderProblem(message);
  const whom = whomOf(applicationIds, name);
  const decide = async (event: FormEvent) => {
    event.preventDefault();
    if (fault) return field.current?.focus();
    const problem = await onDecide(status, {
      ...(reason && { reason: reason as DecisionReason }),
      ...(reasonText.trim() && { reasonText }),
      ...(message.trim() && { message }),
    });
    setRefused(problem);
    if (!problem) for (const set of [setReason, setReasonText, setMessage]) set("");
  };
  const write = (text: string) => {
    setMessage(text);
    setRefused(null);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void decide(event)}>
      <SegmentedControl
        data={CHOICES}
        value={status}
        onChange={(value) => setStatus(value as FinalDecision)}
        aria-label="Decision"
      />
      <ChoiceField
        label="Reason (only your company sees it)"
        options={DECISION_REASONS}
        none="No reason"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TextArea
        label="Details (only your company sees them)"
        minRows={2}
        maxLength={MAX_REASON}
        value={reasonText}
        error={refused?.fields.reasonText}
        onChange={({ currentTarget }) => setReasonText(currentTarget.value)}
      />
      <MessageTemplates status={status} message={message} onChoose={write} />
      <TextArea
        label={`Message to ${whom}`}
        description="Sent with the decision email. {name}, {job} and {company} are filled in for each applicant."
        minRows={6}
        data-autofocus
        ref={field}
        maxLength={MAX_MESSAGE}
        value={message}
        error={fault ?? refused?.fields.message}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <Preview applicationId={applicationId} body={message} fault={fault} />
      <FormMessage tone="no">
        {refused && Object.keys(refused.fields).length === 0 ? refused.message : null}
      </FormMessage>
      <Button type="submit" loading={busy} {...(status === "REJECTED" && { color: "red", variant: "outline" })}>
        {WORDS[status]} {whom}
      </Button>
    </form>
  );
}

interface PreviewProps {
  applicationId: string;
  body: string;
  /** Why it cannot be filled in. */
  fault: string | null;
}

/** The message as the first applicant would receive it, or why it cannot be sent. */
function Preview({ applicationId, body, fault }: PreviewProps) {
  const [asked, setAsked] = useState("");
  const isAsked = asked === body && body !== "";
  const { data, error } = useMessagePreviewQuery({
    variables: { applicationId, body: asked },
    skip: !isAsked || fault !== null,
  });
  if (!body.trim()) return null;
  const problem = fault ?? (error && problemOf(error).message);
  return (
    <>
      <Button variant="default" onClick={() => setAsked(body)}>
        Preview
      </Button>
      {isAsked && (problem || data) ? (
        <section className={classes.preview} aria-label="Preview" aria-live="polite">
          {problem ?? data?.messagePreview}
        </section>
      ) : null}
    </>
  );
}
