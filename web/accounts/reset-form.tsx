import { Button } from "@mantine/core";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { newPasswordRule } from "./account-rules.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { type Send, useAccountForm } from "./use-account-form.ts";

interface ResetValues extends Record<string, string> {
  password: string;
}

/** Sets a new password after a reset. */
export function ResetForm({ onSubmit }: { onSubmit: Send<ResetValues> }) {
  const { field, submit, busy, problem } = useAccountForm<ResetValues>(
    { password: "" },
    { password: newPasswordRule },
    onSubmit,
  );
  return (
    <form onSubmit={submit} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <NewPasswordField label="New password" {...field("password")} />
      <Button type="submit" loading={busy} fullWidth>
        Reset password
      </Button>
    </form>
  );
}
