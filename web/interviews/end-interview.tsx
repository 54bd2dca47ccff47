import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { INTERVIEW } from "../../shared/interviews/interviews.ts";
import { problemOf, unsent } from "../apollo/problem.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { TextArea } from "../ui/forms/text-area.tsx";
import classes from "./interviews.module.css";

interface EndInterviewProps {
  /** The verb: "Decline" or "Cancel". */
  verb: string;
  /** Who is notified. */
  whom: string;
  onEnd: (reply: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an interview is declined or cancelled, and for a sentence to the other side. */
export function EndInterview({ verb, whom, onEnd, onClose }: EndInterviewProps) {
  const [reply, setReply] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const end = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onEnd(reply);
      onClose();
    } catch (error) {
      setProblem(problemOf(error, unsent("Could not save this")).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void end(event)}>
      <FormMessage tone="no">{problem}</FormMessage>
      <TextArea
        label={`Message to ${whom} (optional)`}
        description={`${whom} is notified by email, and the time becomes free.`}
        minRows={2}
        maxLength={INTERVIEW.maxText}
        ref={field}
        value={reply}
        onChange={({ currentTarget }) => setReply(currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" color="red" variant="outline" loading={busy}>
          {verb} interview
        </Button>
        <Button variant="default" onClick={onClose}>
          Keep interview
        </Button>
      </div>
    </form>
  );
}
