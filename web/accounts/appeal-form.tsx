import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type FormEvent, useState } from "react";
import { MAX_APPEAL } from "../../shared/operators.ts";
import { attempt, unsent } from "../apollo/problem.ts";
import { focusRefused, showProblem } from "../ui/forms/form-errors.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { TextArea } from "../ui/forms/text-area.tsx";

function rule(text: string): string | null {
  const { length } = text.trim();
  if (length === 0) return "Explain why you think this decision is wrong.";
  return length > MAX_APPEAL ? `At most ${MAX_APPEAL.toLocaleString("en")} characters.` : null;
}

interface AppealFormProps {
  className?: string;
  send: (text: string) => Promise<unknown>;
  onSent: () => void;
}

/** A person's appeal against a decision about them; it can be sent once. */
export function AppealForm({ className, send, onSent }: AppealFormProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ initialValues: { text: "" }, validate: { text: rule } });
  const submit = async ({ text }: { text: string }, event?: FormEvent<HTMLFormElement>) => {
    const element = event?.currentTarget;
    setBusy(true);
    setProblem(null);
    const refused = await attempt(() => send(text), unsent("Could not send your appeal"));
    setBusy(false);
    if (refused) setProblem(showProblem(form, refused, element));
    else onSent();
  };
  return (
    <form className={className} onSubmit={form.onSubmit(submit, focusRefused)} noValidate aria-label="Appeal">
      <FormMessage tone="no">{problem}</FormMessage>
      <TextArea
        label="Why is the decision wrong?"
        description="You can appeal once. Include everything we should know."
        w="100%"
        minRows={4}
        maxRows={16}
        aria-required
        {...form.getInputProps("text")}
      />
      <Button type="submit" loading={busy}>
        Send appeal
      </Button>
    </form>
  );
}
