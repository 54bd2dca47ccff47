import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { FormMessage } from "../ui/forms/form-message.tsx";
import classes from "./account-frame.module.css";
import { emailRule, passwordRule } from "./account-rules.ts";
import { EmailField, PasswordField } from "./fields.tsx";
import { ResendButton } from "./resend-button.tsx";
import { useVisitorForm } from "./typed-email.ts";
import type { Send } from "./use-account-form.ts";

export interface LoginValues extends Record<string, string> {
  email: string;
  password: string;
}

interface LoginFormProps {
  forgotTo: string;
  onSubmit: Send<LoginValues>;
  /** Resends the verification mail; offered while the address is not verified. */
  onResend: (email: string) => Promise<string>;
  /** Shown when the address has no account of this role. */
  notRegistered: ReactNode;
}

const EMPTY: LoginValues = { email: "", password: "" };
const RULES = { email: emailRule, password: passwordRule };

/** The login form, for both roles. */
export function LoginForm({ forgotTo, onSubmit, onResend, notRegistered }: LoginFormProps) {
  const { field, submit, busy, problem, value } = useVisitorForm(EMPTY, RULES, onSubmit);
  return (
    <form onSubmit={submit} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      {problem?.code === "EMAIL_NOT_VERIFIED" ? <ResendButton onResend={() => onResend(value("email"))} /> : null}
      {problem?.code === "EMAIL_NOT_REGISTERED" ? notRegistered : null}
      <EmailField label="Email" {...field("email")} autoComplete="username webauthn" />
      <div>
        <PasswordField label="Password" {...field("password")} />
        <Link to={forgotTo} className={classes.link}>
          Forgot password?
        </Link>
      </div>
      <Button type="submit" loading={busy} fullWidth>
        Log in
      </Button>
    </form>
  );
}
