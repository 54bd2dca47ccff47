import { Button, NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { useState } from "react";
import { DECISION_REASONS, MAX_MESSAGE, MAX_REASON, MAX_TEMPLATE_NAME } from "../../../shared/applications.ts";
import { attempt } from "../../apollo/problem.ts";
import {
  useDeleteMessageTemplateMutation,
  useMessagePreviewQuery,
  useMessageTemplatesQuery,
  useSaveMessageTemplateMutation,
} from "../../generated/applications/review/review.ts";
import type { DecisionReason } from "../../generated/graphql.ts";
import { useViewer } from "../../session/viewer.ts";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { useDraft } from "../../ui/forms/use-draft.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import classes from "./decision-form.module.css";

type Told = "ACCEPTED" | "REJECTED";

/** The texts of a decision: a reason for the company, and a message to the applicant. */
export interface DecisionTexts {
  readonly reason?: DecisionReason;
  readonly reasonText?: string;
  readonly message?: string;
}

export interface DecisionFormProps {
  /** The initial decision; null closes the form. */
  status: Told | null;
  /** One of the applicants, for whom the message is previewed, and the number of applicants. */
  applicationId: string;
  count: number;
  /** The applicant's name when there is only one. */
  name: string;
  busy: boolean;
  onClose: () => void;
  onDecide: (status: Told, texts: DecisionTexts) => Promise<void>;
}

const WORDS: Record<Told, string> = { ACCEPTED: "Accept", REJECTED: "Reject" };
const CHOICES = [
  { value: "REJECTED", label: "Reject" },
  { value: "ACCEPTED", label: "Accept" },
];

/** A decision with a reason and a message to the applicant. */
export function DecisionForm(props: DecisionFormProps) {
  const { status, count, name, onClose } = props;
  return (
    <SidePanel
      opened={status !== null}
      onClose={onClose}
      title={count === 1 ? `Decide on ${name}` : `Decide on ${count} applicants`}
      full
    >
      {status ? <Form key={status} {...props} status={status} /> : null}
    </SidePanel>
  );
}

function Form({ status: begins, applicationId, count, name, busy, onDecide }: DecisionFormProps & { status: Told }) {
  const [status, setStatus] = useState(begins);
  const [reason, setReason] = useState("");
  const [reasonText, setReasonText] = useState("");
  const [message, setMessage] = useDraft(useViewer().id, `decision-${applicationId}`);
  const whom = count === 1 ? name : `${count} applicants`;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onDecide(status, {
          ...(reason && { reason: reason as DecisionReason }),
          ...(reasonText.trim() && { reasonText }),
          ...(message.trim() && { message }),
        }).then(() => setMessage(""));
      }}
    >
      <SegmentedControl
        data={CHOICES}
        value={status}
        onChange={(value) => setStatus(value as Told)}
        aria-label="Decision"
      />
      <ChoiceField
        label="Why (only your company sees it)"
        options={DECISION_REASONS}
        none="No reason"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TextArea
        label="In words (only your company sees it)"
        minRows={2}
        maxLength={MAX_REASON}
        value={reasonText}
        onChange={({ currentTarget }) => setReasonText(currentTarget.value)}
      />
      <Templates status={status} message={message} onChoose={setMessage} />
      <TextArea
        label={`Text to ${whom}`}
        description="Sent with the mail of the decision. {name}, {job} and {company} stand for each one's."
        minRows={6}
        data-autofocus
        maxLength={MAX_MESSAGE}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <Preview applicationId={applicationId} body={message} />
      <Button type="submit" loading={busy} {...(status === "REJECTED" && { color: "no", variant: "outline" })}>
        {WORDS[status]} {whom}
      </Button>
    </form>
  );
}

/** The message as the first applicant would receive it. */
function Preview({ applicationId, body }: { applicationId: string; body: string }) {
  const [asked, setAsked] = useState("");
  const { data } = useMessagePreviewQuery({ variables: { applicationId, body: asked }, skip: asked === "" });
  if (!body.trim()) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsked(body)}>
        Preview
      </Button>
      {asked === body && data ? (
        <section className={classes.preview} aria-label="Preview" aria-live="polite">
          {data.messagePreview}
        </section>
      ) : null}
    </>
  );
}

interface TemplatesProps {
  status: Told;
  message: string;
  onChoose: (body: string) => void;
}

/** The company's message templates to start from; the current message can be saved as one. */
function Templates({ status, message, onChoose }: TemplatesProps) {
  const { data, refetch } = useMessageTemplatesQuery({ fetchPolicy: "cache-and-network" });
  const [save, { loading }] = useSaveMessageTemplateMutation();
  const [remove] = useDeleteMessageTemplateMutation();
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const templates = data?.messageTemplates.filter((template) => template.status === status) ?? [];
  const template = templates.find(({ id }) => id === chosen);

  const run = async (change: () => Promise<unknown>) => {
    const failure = await attempt(change);
    setProblem(failure ? (Object.values(failure.fields)[0] ?? failure.message) : null);
    if (failure) return;
    setName("");
    await refetch().catch(() => {});
  };
  return (
    <>
      {templates.length > 0 ? (
        <div className={classes.line}>
          <NativeSelect
            className={classes.grows}
            label="Begin with a template"
            data={[{ value: "", label: "None" }, ...templates.map(({ id, name: label }) => ({ value: id, label }))]}
            value={template?.id ?? ""}
            onChange={({ currentTarget: { value } }) => {
              setChosen(value);
              const body = templates.find(({ id }) => id === value)?.body;
              if (body) onChoose(body);
            }}
          />
          {template ? (
            <Button
              variant="subtle"
              color="no"
              onClick={() => void run(() => remove({ variables: { id: template.id } }))}
              aria-label={`Delete template ${template.name}`}
            >
              Delete
            </Button>
          ) : null}
        </div>
      ) : null}
      {message.trim() && message !== template?.body ? (
        <div className={classes.line}>
          <TextInput
            className={classes.grows}
            label="Keep this text as a template"
            placeholder={template?.name ?? "Its name"}
            maxLength={MAX_TEMPLATE_NAME}
            value={name}
            error={problem}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button
            variant="default"
            loading={loading}
            disabled={!name.trim() && !template}
            onClick={() =>
              void run(() =>
                save({
                  variables: {
                    input: {
                      ...(template && (!name.trim() || name.trim() === template.name) && { id: template.id }),
                      name: name.trim() || (template?.name ?? ""),
                      status,
                      body: message,
                    },
                  },
                }),
              )
            }
          >
            Keep
          </Button>
        </div>
      ) : null}
    </>
  );
}
