import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { PasswordField } from "../accounts/fields.tsx";
import { attempt } from "../apollo/problem.ts";
import type { Role } from "../generated/graphql.ts";
import { useDeleteAccountMutation } from "../generated/privacy/privacy.ts";
import { useLeave } from "../session/use-leave.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import classes from "../ui/sections.module.css";

const STAYS: Record<Role, string> = {
  SEEKER:
    "Your profile, files, applications, connections and conversations will be deleted immediately, and every device will be logged out.",
  RECRUITER:
    "Your account will be deleted immediately, and every device will be logged out. If you are the only owner of a company, the company will be deleted too, with its logo, description and jobs. Only jobs with applicants stay: they will be closed and remain under its name, so that applicants keep a record. If there are other owners, your work stays with the company.",
};

/** Deletes the account after the password and a confirmation. */
export function DeleteAccount({ role }: { role: Role }) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [remove, { loading }] = useDeleteAccountMutation();
  const leave = useLeave(role);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (password === "") {
      setProblem("Password is required");
      return;
    }
    const sure = await confirm({
      title: "Delete your account?",
      body: "This cannot be undone.",
      confirm: "Delete my account",
      danger: true,
    });
    if (!sure) return;
    const end = () => remove({ variables: { input: { password } } });
    const refused = await attempt(() => leave(end, "Your account has been deleted. We emailed you a confirmation."));
    setProblem(refused?.message ?? null);
  }

  return (
    <section className={classes.section} aria-labelledby="delete">
      <h2 id="delete">Delete your account</h2>
      <p>{STAYS[role]}</p>
      <form onSubmit={(event) => void submit(event)} className={classes.form}>
        <PasswordField
          className={classes.field}
          label="Your password"
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" color="red" loading={loading}>
          Delete my account
        </Button>
      </form>
    </section>
  );
}
