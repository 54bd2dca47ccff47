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

/** The recruiter's name inside the company. */
export function OwnName() {
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
        notify(name ? `Your company's members see you as ${name}.` : `Your company's members see ${email}.`);
      }, unsent("Could not save your name")),
  );
  return (
    <section className={classes.section} aria-labelledby="own-name">
      <h2 id="own-name">Your name</h2>
      <p>Your colleagues see this name next to your activity. Applicants see the company's name.</p>
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
