import { PasswordInput, type PasswordInputProps, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { MAX_NAME } from "../../shared/accounts.ts";

interface FieldProps {
  label: string;
  error?: ReactNode;
}

/** The name of the person who completes the form. */
export const NameField = ({ label, ...field }: FieldProps & { description: string }) => (
  <TextInput label={label} autoComplete="name" maxLength={MAX_NAME} {...field} />
);

/** An email field with a suitable keyboard and autofill. */
export const EmailField = ({ label, ...field }: FieldProps & { autoComplete?: string }) => (
  <TextInput label={label} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" {...field} />
);

interface PasswordFieldProps extends FieldProps, Pick<PasswordInputProps, "className" | "value" | "onChange"> {
  fresh?: boolean;
}

/** A password field with a visibility toggle; `fresh` for a new password. */
export const PasswordField = ({ label, error, fresh = false, ...field }: PasswordFieldProps) => (
  <PasswordInput
    label={label}
    error={error}
    // Unlike Mantine's other inputs, this one does not set it.
    aria-invalid={error ? true : undefined}
    description={fresh ? "At least 8 characters" : undefined}
    autoComplete={fresh ? "new-password" : "current-password"}
    visibilityToggleButtonProps={{ "aria-label": "Show or hide password", tabIndex: 0 }}
    {...field}
  />
);
