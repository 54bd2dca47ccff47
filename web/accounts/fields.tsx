import { PasswordInput, TextInput } from "@mantine/core";
import type { ReactNode } from "react";

interface FieldProps {
  label: string;
  error?: ReactNode;
}

/** An e-mail address, with the keyboard and the autofill it deserves. */
export const EmailField = ({ label, ...field }: FieldProps) => (
  <TextInput label={label} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" {...field} />
);

/** A password that can be looked at; `fresh` when it is being chosen. */
export const PasswordField = ({ label, error, fresh = false, ...field }: FieldProps & { fresh?: boolean }) => (
  <PasswordInput
    label={label}
    error={error}
    // Unlike Mantine's other fields, this one does not set it by itself.
    aria-invalid={error ? true : undefined}
    description={fresh ? "At least 8 characters" : undefined}
    autoComplete={fresh ? "new-password" : "current-password"}
    visibilityToggleButtonProps={{ "aria-label": "Show or hide password", tabIndex: 0 }}
    {...field}
  />
);
