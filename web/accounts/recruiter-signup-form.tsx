import { Button, TextInput } from "@mantine/core";
import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import { ChoiceField } from "../ui/choice-field.tsx";
import { FormMessage } from "../ui/form-message.tsx";
import classes from "./account-frame.module.css";
import { emailRule, newPasswordRule, required } from "./account-rules.ts";
import { EmailField, PasswordField } from "./fields.tsx";
import { type Send, useAccountForm } from "./use-account-form.ts";

export interface RecruiterSignupValues extends Record<string, string> {
  companyName: string;
  companyLocation: string;
  companySize: string;
  industry: string;
  email: string;
  password: string;
}

const EMPTY: RecruiterSignupValues = {
  companyName: "",
  companyLocation: "",
  companySize: "",
  industry: "",
  email: "",
  password: "",
};

const RULES = {
  companyName: required("Company name"),
  companyLocation: required("Company location"),
  companySize: required("Company size"),
  industry: required("Industry"),
  email: emailRule,
  password: newPasswordRule,
};

interface RecruiterSignupFormProps {
  /** What was typed before, for somebody who comes back to correct it. */
  initial?: RecruiterSignupValues | undefined;
  onSubmit: Send<RecruiterSignupValues>;
}

/** The recruiter's sign-up. */
export function RecruiterSignupForm({ initial = EMPTY, onSubmit }: RecruiterSignupFormProps) {
  const { field, submit, busy, problem } = useAccountForm(initial, RULES, onSubmit);
  return (
    <form onSubmit={submit} noValidate>
      <p className={classes.hint}>Every field is needed.</p>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <TextInput label="Company name" autoComplete="organization" {...field("companyName")} />
      <TextInput label="Company location" autoComplete="address-level2" {...field("companyLocation")} />
      <div className={classes.pair}>
        <ChoiceField label="Company size" none="Employees" options={COMPANY_SIZES} {...field("companySize")} />
        <TextInput label="Industry" {...field("industry")} />
      </div>
      <EmailField label="Email" {...field("email")} />
      <PasswordField label="Password" fresh {...field("password")} />
      <Button type="submit" loading={busy} fullWidth>
        Create my account
      </Button>
    </form>
  );
}
