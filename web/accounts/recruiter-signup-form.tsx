import { Button } from "@mantine/core";
import { FormMessage } from "../ui/forms/form-message.tsx";
import classes from "./account-frame.module.css";
import { emailRule, newPasswordRule } from "./account-rules.ts";
import { COMPANY_RULES, CompanyFields, NO_COMPANY } from "./company-fields.tsx";
import { EmailField } from "./fields.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { useVisitorForm } from "./typed-email.ts";
import type { Send } from "./use-account-form.ts";

export interface RecruiterSignupValues extends Record<string, string> {
  companyName: string;
  companyLocation: string;
  companySize: string;
  industry: string;
  email: string;
  password: string;
}

const EMPTY: RecruiterSignupValues = { ...NO_COMPANY, email: "", password: "" };

const RULES = { ...COMPANY_RULES, email: emailRule, password: newPasswordRule };

interface RecruiterSignupFormProps {
  /** The earlier values, when the person returns to correct them. */
  initial?: RecruiterSignupValues | undefined;
  onSubmit: Send<RecruiterSignupValues>;
}

/** The recruiter's sign-up form. */
export function RecruiterSignupForm({ initial = EMPTY, onSubmit }: RecruiterSignupFormProps) {
  const { field, submit, value, busy, problem } = useVisitorForm(initial, RULES, onSubmit);
  return (
    <form onSubmit={submit} noValidate>
      <p className={classes.hint}>All fields are required.</p>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <CompanyFields field={field} />
      <EmailField label="Email" {...field("email")} />
      <NewPasswordField
        label="Password"
        personal={() => ({ email: value("email"), names: [value("companyName")] })}
        {...field("password")}
      />
      <Button type="submit" loading={busy} fullWidth>
        Create my account
      </Button>
    </form>
  );
}
