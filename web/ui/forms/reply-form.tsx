import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { MAX_REPLY } from "../../../shared/messages.ts";
import { problemOf, unsent } from "../../apollo/problem.ts";
import { useEscape } from "../overlays/escape.ts";
import { FormMessage } from "./form-message.tsx";
import classes from "./reply-form.module.css";
import { TextArea } from "./text-area.tsx";
import { useDraft } from "./use-draft.ts";

interface ReplyFormProps {
  /** Whose text it is, and what it is about: this device keeps it until it is sent. */
  viewerId: string;
  draftKey: string;
  /** Who reads the message. */
  whom: string;
  /** What follows. */
  description: string;
  /** The two buttons: "Decline interview" and "Keep interview". */
  submit: string;
  keep: string;
  /** Whether it ends something. */
  danger?: boolean;
  /** What else is asked. */
  children?: ReactNode;
  /** Resolves with false if it was refused for a reason that is shown elsewhere: then the text stays stored. */
  onSend: (reply: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that cannot be undone, and for a sentence to the other side. */
export function ReplyForm(props: ReplyFormProps) {
  const { viewerId, draftKey, whom, description } = props;
  const { submit, keep, danger = false, children, onSend, onClose } = props;
  const [reply, setReply] = useDraft(viewerId, draftKey);
  useEscape(true, onClose, { isModal: false });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      if ((await onSend(reply)) !== false) setReply("");
      onClose();
    } catch (error) {
      setProblem(problemOf(error, unsent("Could not save this")).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)}>
      <FormMessage tone="no">{problem}</FormMessage>
      <TextArea
        label={`Message to ${whom} (optional)`}
        description={description}
        minRows={2}
        maxLength={MAX_REPLY}
        ref={field}
        value={reply}
        onChange={({ currentTarget }) => setReply(currentTarget.value)}
      />
      {children}
      <div className={classes.actions}>
        <Button type="submit" loading={busy} {...(danger && { color: "red", variant: "outline" })}>
          {submit}
        </Button>
        <Button variant="default" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </form>
  );
}
