import { Button } from "@mantine/core";
import { useRevalidator } from "react-router-dom";
import { attempt, unsent } from "../apollo/problem.ts";
import { useChangeDisplayNameMutation } from "../generated/accounts/accounts.ts";
import { useViewer } from "../session/viewer.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { notify } from "../ui/notices/notify.ts";
import classes from "../ui/sections.module.css";
import { optional } from "./account-rules.ts";
import { NameField } from "./fields.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** The recruiter's name, which the other operators or the members of the company see. */
export function OwnName({ isOperator = false }: { isOperator?: boolean }) {
  const { displayName, email } = useViewer();
  const { revalidate } = useRevalidator();
  const [change] = useChangeDisplayNameMutation();
  const { field, submit, busy, changed, problem } = useAccountForm(
    { displayName: displayName ?? "" },
    { displayName: optional },
    (input) =>
      attempt(async () => {
        const { data } = await change({ variables: { input } });
        await revalidate();
        const name = data?.changeDisplayName.viewer.displayName;
        notify(`${isOperator ? "Other operators" : "Your company's members"} see ${name ? `you as ${name}` : email}.`);
      }, unsent("Could not save your name")),
  );
  return (
    <section className={classes.section} aria-labelledby="own-name">
      <h2 id="own-name">Your name</h2>
      <p>
        {isOperator
          ? "Other operators see this name next to your activity."
          : "Your colleagues see this name next to your activity. Applicants see the company's name."}
      </p>
      <FocusKeeper stops="input" className={classes.list}>
        <form onSubmit={submit} className={classes.form} noValidate>
          <FormMessage tone="no">{problem?.message}</FormMessage>
          <div className={classes.field}>
            <NameField
              label="Name"
              description={`If you leave this empty, you are shown as ${email}.`}
              {...field("displayName")}
            />
          </div>
          {changed ? (
            <Button type="submit" loading={busy}>
              Save name
            </Button>
          ) : null}
        </form>
      </FocusKeeper>
    </section>
  );
}
