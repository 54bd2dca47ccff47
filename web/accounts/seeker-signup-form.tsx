import { Button, TextInput } from "@mantine/core";
import { FormMessage } from "../ui/forms/form-message.tsx";
import classes from "./account-frame.module.css";
import { emailRule, newPasswordRule, phoneRule, required } from "./account-rules.ts";
import { EmailField } from "./fields.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { useVisitorForm } from "./typed-email.ts";
import type { Send } from "./use-account-form.ts";

export interface SeekerSignupValues extends Record<string, string> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
}

const EMPTY: SeekerSignupValues = { firstName: "", lastName: "", email: "", phone: "", password: "" };

const RULES = {
  firstName: required("First name"),
  lastName: required("Last name"),
  email: emailRule,
  phone: phoneRule,
  password: newPasswordRule,
};

interface SeekerSignupFormProps {
  /** The earlier values, when the person returns to correct them. */
  initial?: SeekerSignupValues | undefined;
  onSubmit: Send<SeekerSignupValues>;
}

/** The seeker's sign-up form. */
export function SeekerSignupForm({ initial = EMPTY, onSubmit }: SeekerSignupFormProps) {
  const { field, submit, value, busy, problem } = useVisitorForm(initial, RULES, onSubmit);
  return (
    <form onSubmit={submit} noValidate>
      <p className={classes.hint}>All fields are required.</p>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <div className={classes.pair}>
        <TextInput label="First name" autoComplete="given-name" {...field("firstName")} />
        <TextInput label="Last name" autoComplete="family-name" {...field("lastName")} />
      </div>
      <EmailField label="Work email" {...field("email")} />
      <TextInput label="Phone number" type="tel" inputMode="numeric" autoComplete="tel-national" {...field("phone")} />
      <p className={classes.hint}>
        Other job seekers see your email and phone number only after you connect. Companies see both only once you apply
        to them.
      </p>
      <NewPasswordField
        label="Password"
        personal={() => ({
          email: value("email"),
          names: [value("firstName"), value("lastName")],
          phone: value("phone"),
        })}
        {...field("password")}
      />
      <Button type="submit" loading={busy} fullWidth>
        Create my account
      </Button>
    </form>
  );
}
