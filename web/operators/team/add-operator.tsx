import { Button } from "@mantine/core";
import { useState } from "react";
import { OPERATOR_ROLES } from "../../../shared/operators.options.ts";
import { emailRule } from "../../accounts/account-rules.ts";
import { EmailField } from "../../accounts/fields.tsx";
import { useAccountForm } from "../../accounts/use-account-form.ts";
import { attempt, unsent } from "../../apollo/problem.ts";
import type { OperatorRole } from "../../generated/graphql.ts";
import { useAddOperatorMutation } from "../../generated/operators/team/team.ts";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { notify } from "../../ui/notices/notify.ts";
import sections from "../../ui/sections.module.css";

const THEN = { refetchQueries: ["Operators"], awaitRefetchQueries: true };

/** Makes a recruiter's account an operator, or gives one another role. */
export function AddOperator() {
  const [added, setAdded] = useState(0);
  return (
    <section className={sections.section} aria-labelledby="add">
      <h2 id="add">Add an operator, or change a role</h2>
      <p>
        Enter the verified address of a recruiter's account, ideally one used only for this work. The account must
        already have a passkey or an authenticator app.
      </p>
      <FocusKeeper stops="input" className={sections.list}>
        <AddForm key={added} onAdded={() => setAdded(added + 1)} />
      </FocusKeeper>
    </section>
  );
}

function AddForm({ onAdded }: { onAdded: () => void }) {
  const [role, setRole] = useState<OperatorRole>("SUPPORT");
  const [add] = useAddOperatorMutation(THEN);
  const { field, submit, busy, problem } = useAccountForm({ email: "" }, { email: emailRule }, ({ email }) =>
    attempt(async () => {
      await add({ variables: { input: { email, role } } });
      notify(`${email.trim()} added as an operator.`);
      onAdded();
    }, unsent("Could not add the operator")),
  );
  return (
    <form onSubmit={submit} className={sections.form} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <div className={sections.field}>
        <EmailField label="Email" {...field("email")} />
      </div>
      <div className={sections.field}>
        <ChoiceField
          label="Role"
          options={OPERATOR_ROLES}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as OperatorRole)}
        />
      </div>
      <Button type="submit" loading={busy}>
        Save
      </Button>
    </form>
  );
}
