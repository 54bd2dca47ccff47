import { Button } from "@mantine/core";
import { useState } from "react";
import { COMPANY_ROLES, roleWords } from "../../shared/companies.options.ts";
import { unsent } from "../apollo/problem.ts";
import { useAnswerJoinRequestMutation, useJoinRequestsQuery } from "../generated/companies/joining.ts";
import type { CompanyRole, JoinRequestsQuery } from "../generated/graphql.ts";
import { longDate } from "../ui/dates.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { ChoiceField } from "../ui/forms/choice-field.tsx";
import { notify, notifyProblem } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import sections from "../ui/sections.module.css";
import classes from "./people.module.css";

/** Pending requests to join the company, for owners; nothing when there are none. */
export function JoinRequests() {
  const { data } = useJoinRequestsQuery({ fetchPolicy: "cache-and-network" });
  const requests = data?.companyJoinRequests ?? [];
  if (requests.length === 0) return null;
  return (
    <section className={sections.section} aria-labelledby="asking">
      <h2 id="asking">Asking to join</h2>
      <p>
        Their verified email address has the same domain as an owner's. They cannot see any of the company's data yet.
      </p>
      <FocusKeeper stops="li" className={sections.list}>
        <ul className={sections.rows} aria-labelledby="asking">
          {requests.map((request) => (
            <Asking key={request.accountId} request={request} />
          ))}
        </ul>
      </FocusKeeper>
    </section>
  );
}

function Asking({ request }: { request: JoinRequestsQuery["companyJoinRequests"][number] }) {
  const { accountId, name, email, createdAt } = request;
  const [role, setRole] = useState<CompanyRole>("RECRUITER");
  const [answer, { loading }] = useAnswerJoinRequestMutation({
    refetchQueries: ["JoinRequests", "People"],
    awaitRefetchQueries: true,
  });
  const send = (given: CompanyRole | null) =>
    answer({ variables: { input: { accountId, role: given } } }).then(
      () =>
        notify(
          given ? `${name} is now ${roleWords(given).phrase}.` : `Request from ${name} declined. We have emailed them.`,
        ),
      notifyProblem(unsent("Could not respond to the request")),
    );
  async function decline() {
    const sure = await confirm({
      title: `Decline the request from ${name}?`,
      body: "They will be notified by email. You can still invite them.",
      confirm: "Decline",
      danger: true,
    });
    if (sure) await send(null);
  }
  return (
    <li className={sections.row}>
      <div>
        <strong>{name}</strong>
        {name === email ? null : <p>{email}</p>}
        <p>Requested on {longDate(createdAt)}</p>
      </div>
      <span className={classes.actions}>
        <ChoiceField
          label=""
          aria-label={`Role for ${name}`}
          options={COMPANY_ROLES}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as CompanyRole)}
        />
        <Button disabled={loading} onClick={() => void send(role)} aria-label={`Approve ${name}`}>
          Approve{" "}
        </Button>
        <Button variant="default" disabled={loading} onClick={() => void decline()} aria-label={`Decline ${name}`}>
          Decline
        </Button>
      </span>
    </li>
  );
}
