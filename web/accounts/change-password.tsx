import { Button } from "@mantine/core";
import { useState } from "react";
import type { PersonalWords } from "../../shared/password-strength.ts";
import { attempt, unsent } from "../apollo/problem.ts";
import { useChangePasswordMutation } from "../generated/accounts/devices.ts";
import { useOwnPhoneQuery } from "../generated/seekers/phone-number.ts";
import { useViewer } from "../session/viewer.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { notify } from "../ui/notices/notify.ts";
import classes from "../ui/sections.module.css";
import { newPasswordRule, passwordRule } from "./account-rules.ts";
import { PasswordField } from "./fields.tsx";
import { forgetSecurityActivity } from "./forget-security-activity.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** Changes the password, given the current one; the form is reset afterwards. */
export function ChangePassword() {
  const [changes, setChanges] = useState(0);
  return (
    <section className={classes.section} aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p>
        Changing your password logs out your other devices and cancels a pending change of email address. We notify you
        by email.
      </p>
      <FocusKeeper stops="input, button" className={classes.list}>
        <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
      </FocusKeeper>
    </section>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const personal = usePersonalWords();
  const [change] = useChangePasswordMutation({
    refetchQueries: ["Sessions", "EmailChange"],
    update: forgetSecurityActivity,
  });
  const { field, submit, busy, changed, problem } = useAccountForm(
    { currentPassword: "", password: "" },
    { currentPassword: passwordRule, password: newPasswordRule },
    (input) =>
      attempt(async () => {
        const { data } = await change({ variables: { input } });
        if (data) notify(data.changePassword.message);
        onChanged();
      }, unsent("Could not change the password")),
  );
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <div className={classes.field}>
        <PasswordField label="Current password" {...field("currentPassword")} />
      </div>
      <div className={classes.field}>
        <NewPasswordField label="New password" personal={() => personal} {...field("password")} />
      </div>
      <Button type="submit" variant={changed ? "filled" : "default"} loading={busy}>
        Change password
      </Button>
    </form>
  );
}

/** The personal data known to the server, which a password must not contain. */
function usePersonalWords(): PersonalWords {
  const { role, email, name, displayName } = useViewer();
  const { data } = useOwnPhoneQuery({ skip: role === "RECRUITER" });
  return { email, names: [name, displayName], phone: data?.viewerSeeker?.phone };
}
