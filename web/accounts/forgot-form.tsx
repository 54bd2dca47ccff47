import { Button } from "@mantine/core";
import { useState } from "react";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { emailRule } from "./account-rules.ts";
import { EmailField } from "./fields.tsx";
import { useVisitorForm } from "./typed-email.ts";
import type { Send } from "./use-account-form.ts";

interface ForgotValues extends Record<string, string> {
  email: string;
}

/** Requests a reset link, for both roles. */
export function ForgotForm({ onSubmit }: { onSubmit: Send<ForgotValues> }) {
  const [sent, setSent] = useState(false);
  const { field, submit, busy, problem } = useVisitorForm<ForgotValues>(
    { email: "" },
    { email: emailRule },
    async (values) => {
      const refused = await onSubmit(values);
      setSent(refused === null);
      return refused;
    },
  );
  return (
    <form onSubmit={submit} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <FormMessage tone="accent">{sent ? "Check your email for a password reset link." : null}</FormMessage>
      <EmailField label="Email" {...field("email")} />
      <Button type="submit" loading={busy} fullWidth>
        Submit
      </Button>
    </form>
  );
}
