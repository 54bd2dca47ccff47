import { PasswordInput, TextInput } from "@mantine/core";

interface FieldProps {
  label: string;
}

/** An e-mail address, with the keyboard and the autofill it deserves. */
export const EmailField = ({ label, ...field }: FieldProps) => (
  <TextInput label={label} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" {...field} />
);

/** A password that can be looked at; `fresh` when it is being chosen. */
export const PasswordField = ({ label, fresh = false, ...field }: FieldProps & { fresh?: boolean }) => (
  <PasswordInput
    label={label}
    description={fresh ? "At least 8 characters" : undefined}
    autoComplete={fresh ? "new-password" : "current-password"}
    visibilityToggleButtonProps={{ "aria-label": "Show or hide password", tabIndex: 0 }}
    {...field}
  />
);
