import { Button } from "@mantine/core";
import { useState } from "react";
import { COMPANY_ROLES, roleWords } from "../../shared/companies.options.ts";
import { emailRule } from "../accounts/account-rules.ts";
import { EmailField } from "../accounts/fields.tsx";
import { useAccountForm } from "../accounts/use-account-form.ts";
import { attempt, unsent } from "../apollo/problem.ts";
import { useCancelInvitationMutation, useInviteMemberMutation } from "../generated/companies/people.ts";
import type { CompanyRole, PeopleQuery } from "../generated/graphql.ts";
import { longDate } from "../ui/dates.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { ChoiceField } from "../ui/forms/choice-field.tsx";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { confirmChange } from "../ui/notices/confirm-change.ts";
import { notify, notifyProblem } from "../ui/notices/notify.ts";
import sections from "../ui/sections.module.css";
import classes from "./people.module.css";

type Invitation = NonNullable<PeopleQuery["companyInvitations"]>[number];

const THEN = { refetchQueries: ["People"], awaitRefetchQueries: true };

/** Invites people into the company, and lists pending invitations. Owners only. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const [sent, setSent] = useState(0);
  const [cancel] = useCancelInvitationMutation(THEN);
  const [invite] = useInviteMemberMutation(THEN);
  const sendAgain = ({ email, role }: Invitation) =>
    invite({ variables: { input: { email, role } } }).then(
      () => notify(`Invitation sent to ${email} again. Only the new link works.`),
      notifyProblem(unsent("Could not send the invitation")),
    );
  async function takeBack({ id, email }: Invitation) {
    await confirmChange(
      {
        title: `Cancel the invitation to ${email}?`,
        body: "The link in their email will stop working. You can invite them again.",
        confirm: "Cancel invitation",
        danger: true,
      },
      () => cancel({ variables: { id } }),
      `Invitation to ${email} cancelled.`,
      "Could not cancel the invitation",
    );
  }
  return (
    <section className={sections.section} aria-labelledby="invite">
      <h2 id="invite">Invite someone</h2>
      <p>They get an email with a link that works once, within 7 days, and only for their address.</p>
      <FocusKeeper stops="input" className={sections.list}>
        <InviteForm key={sent} onSent={() => setSent(sent + 1)} />
      </FocusKeeper>
      {invitations.length > 0 ? (
        <>
          <h3 id="waiting">Pending invitations</h3>
          <FocusKeeper stops="li" className={sections.list}>
            <ul className={sections.rows} aria-labelledby="waiting">
              {invitations.map((invitation) => (
                <li key={invitation.id} className={sections.row}>
                  <div>
                    <strong>{invitation.email}</strong>
                    <p>
                      {roleWords(invitation.role).label}, invitation expires on {longDate(invitation.expiresAt)}
                    </p>
                    <p>Invited by {invitation.invitedBy}</p>
                  </div>
                  <span className={classes.actions}>
                    <Button
                      variant="default"
                      onClick={() => void sendAgain(invitation)}
                      aria-label={`Send the invitation to ${invitation.email} again`}
                    >
                      Send again
                    </Button>
                    <Button
                      variant="default"
                      onClick={() => void takeBack(invitation)}
                      aria-label={`Cancel the invitation to ${invitation.email}`}
                    >
                      Cancel
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </FocusKeeper>
        </>
      ) : null}
    </section>
  );
}

function InviteForm({ onSent }: { onSent: () => void }) {
  const [role, setRole] = useState<CompanyRole>("RECRUITER");
  const [invite] = useInviteMemberMutation(THEN);
  const { field, submit, busy, problem } = useAccountForm({ email: "" }, { email: emailRule }, async ({ email }) => {
    const refused = await attempt(async () => {
      await invite({ variables: { input: { email, role } } });
      notify(`Invitation sent to ${email.trim()}.`);
      onSent();
    }, unsent("Could not send the invitation"));
    // Every refusal concerns the address.
    return refused?.code ? { ...refused, fields: { email: refused.message } } : refused;
  });
  return (
    <form onSubmit={submit} className={sections.form} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <div className={sections.field}>
        <EmailField label="Email" {...field("email")} />
      </div>
      <div className={sections.field}>
        <ChoiceField
          label="Role"
          description={roleWords(role).may}
          options={COMPANY_ROLES}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as CompanyRole)}
        />
      </div>
      <Button type="submit" loading={busy}>
        Invite
      </Button>
    </form>
  );
}
