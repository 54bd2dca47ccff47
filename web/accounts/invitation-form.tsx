import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { PATHS } from "../session/roles.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import classes from "./account-frame.module.css";
import { newPasswordRule, optional, passwordRule } from "./account-rules.ts";
import { NameField, PasswordField } from "./fields.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { type Send, useAccountForm } from "./use-account-form.ts";

interface InvitationFormProps {
  /** Whether the password is that of an existing account; otherwise a new one is chosen. */
  hasAccount: boolean;
  companyName: string;
  onSubmit: Send<{ displayName: string; password: string }>;
}

/** Joins a company: with the password of an existing account, or a chosen one for a new account. */
export function InvitationForm({ hasAccount, companyName, onSubmit }: InvitationFormProps) {
  const rules = { displayName: optional, password: hasAccount ? passwordRule : newPasswordRule };
  const { field, submit, value, busy, problem } = useAccountForm({ displayName: "", password: "" }, rules, onSubmit);
  return (
    <form onSubmit={submit} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <NameField
        label="Your name"
        description={`Shown to members of ${companyName}. ${hasAccount ? "Leave empty to keep your current name." : "Without one, they see your email address."}`}
        {...field("displayName")}
      />
      <div>
        {hasAccount ? (
          <>
            <PasswordField label="Password" {...field("password")} />
            <Link to={PATHS.RECRUITER.forgot} className={classes.link}>
              Forgot password?
            </Link>
          </>
        ) : (
          <NewPasswordField
            label="Choose a password"
            personal={() => ({ names: [value("displayName"), companyName] })}
            {...field("password")}
          />
        )}
      </div>
      <Button type="submit" loading={busy} fullWidth>
        Join {companyName}
      </Button>
    </form>
  );
}
