import { Button } from "@mantine/core";
import { IconShieldOff } from "@tabler/icons-react";
import { useState } from "react";
import { COMPANY_ROLES, roleWords } from "../../shared/companies.options.ts";
import { unsent } from "../apollo/problem.ts";
import {
  useChangeMemberRoleMutation,
  useLeaveCompanyMutation,
  useRemoveMemberMutation,
} from "../generated/companies/people.ts";
import type { CompanyRole, PeopleQuery } from "../generated/graphql.ts";
import { useCan, useViewer } from "../session/viewer.ts";
import { longDate } from "../ui/dates.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { ChoiceField } from "../ui/forms/choice-field.tsx";
import { confirmChange } from "../ui/notices/confirm-change.ts";
import { notify, notifyProblem } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import sections from "../ui/sections.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import classes from "./people.module.css";
import { useCompanyChange } from "./use-company-change.ts";

type Member = PeopleQuery["companyMembers"][number];

const THEN = { refetchQueries: ["People"], awaitRefetchQueries: true };

/** The members of the company. Owners change roles and remove people; everybody may leave. */
export function Members({ members }: { members: readonly Member[] }) {
  const { id } = useViewer();
  const mayChange = useCan("CHANGE_MEMBERS");
  return (
    <section className={sections.section} aria-labelledby="members">
      <h2 id="members">Members</h2>
      <FocusKeeper stops="li" className={sections.list}>
        <ul className={sections.rows} aria-labelledby="members">
          {members.map((member) => (
            <li key={member.accountId} className={sections.row}>
              <div>
                <strong>{member.name}</strong>
                {member.accountId === id ? " (You)" : null}
                {member.name === member.email ? null : <p>{member.email}</p>}
                <p>
                  {roleWords(member.role).label}, joined {longDate(member.joinedAt)}
                </p>
                {member.hasSecondFactor === false ? (
                  <StatusBadge tone="wait" icon={IconShieldOff}>
                    Two-step login is off
                  </StatusBadge>
                ) : null}
              </div>
              <span className={classes.actions}>
                {mayChange ? <RoleSelect member={member} isYou={member.accountId === id} /> : null}
                {member.accountId === id ? <Leave /> : mayChange ? <Remove member={member} /> : null}
              </span>
            </li>
          ))}
        </ul>
      </FocusKeeper>
      {members.length === 1 ? <p>You are the only member so far. {mayChange ? "Invite someone." : null}</p> : null}
    </section>
  );
}

function RoleSelect({ member: { accountId, name, role }, isYou }: { member: Member; isYou: boolean }) {
  const [chosen, setChosen] = useState<CompanyRole | null>(null);
  const [changeRole] = useChangeMemberRoleMutation();
  const changeCompany = useCompanyChange();
  const failed = unsent("Could not change the role");

  async function change(next: CompanyRole) {
    const variables = { input: { accountId, role: next } };
    const { phrase, may } = roleWords(next);
    setChosen(next);
    if (isYou) {
      const sure = await confirm({
        title: `Become ${phrase}?`,
        body: `${may} Only another owner can make you an owner again.`,
        confirm: "Change my role",
        danger: true,
      });
      if (sure) await changeCompany(() => changeRole({ variables }), failed);
    } else {
      await changeRole({ variables, ...THEN }).then(() => notify(`${name} is now ${phrase}.`), notifyProblem(failed));
    }
    setChosen(null);
  }

  return (
    <ChoiceField
      label=""
      aria-label={`${name}'s role`}
      options={COMPANY_ROLES}
      value={chosen ?? role}
      onChange={(event) => void change(event.currentTarget.value as CompanyRole)}
    />
  );
}

function Remove({ member: { accountId, name } }: { member: Member }) {
  const [remove] = useRemoveMemberMutation(THEN);
  async function ask() {
    await confirmChange(
      {
        title: `Remove ${name}?`,
        body: "They will be logged out immediately and will no longer be able to see your jobs and applicants. Their work stays.",
        confirm: "Remove",
        danger: true,
      },
      () => remove({ variables: { accountId } }),
      `${name} removed.`,
      "Could not remove this person",
    );
  }
  return (
    <Button variant="default" onClick={() => void ask()} aria-label={`Remove ${name}`}>
      Remove
    </Button>
  );
}

function Leave() {
  const { name } = useViewer();
  const [leave] = useLeaveCompanyMutation();
  const changeCompany = useCompanyChange();
  async function ask() {
    const sure = await confirm({
      title: `Leave ${name}?`,
      body: "You will no longer be able to see its jobs and applicants. You keep your account, and your work stays with the company. To come back, you need an invitation.",
      confirm: "Leave",
      danger: true,
    });
    if (sure) await changeCompany(() => leave(), unsent("Could not leave the company"));
  }
  return (
    <Button variant="default" onClick={() => void ask()} aria-label={`Leave ${name}`}>
      Leave
    </Button>
  );
}
