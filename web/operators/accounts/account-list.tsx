import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { OperatorAccountsQuery } from "../../generated/graphql.ts";
import { OPERATORS } from "../../session/roles.ts";
import { longDate } from "../../ui/dates.ts";
import { useChosenRow } from "../../ui/lists/use-chosen-row.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import classes from "../console.module.css";
import { useOperatorCan } from "../viewer-operator.ts";
import { EndSessionsForm } from "./end-sessions-form.tsx";
import { SuspensionFacts } from "./suspension-facts.tsx";
import { SuspensionForm } from "./suspension-form.tsx";

const ROLES = { SEEKER: "Job seeker", RECRUITER: "Recruiter" } as const;
const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

type Act = "suspension" | "sessions";

/**
 * Accounts with their state as rows, or cards on phones; permitted operators suspend them, reinstate them, and log them
 * out.
 */
export function AccountList({ accounts }: { accounts: OperatorAccountsQuery["operatorAccounts"] }) {
  const maySuspend = useOperatorCan("SUSPEND");
  const mayEndSessions = useOperatorCan("END_SESSIONS");
  const maySeeLog = useOperatorCan("SEE_AUDIT_LOG");
  const [act, setAct] = useState<Act>("suspension");
  const { chosen, opened, open, close } = useChosenRow(accounts);
  const show = (id: string, next: Act) => {
    setAct(next);
    open(id);
  };
  return (
    <>
      <ul className={classes.table} aria-label="Accounts">
        {accounts.map((account) => (
          <li key={account.id}>
            <article className={classes.row}>
              <div>
                <h2>{account.name || account.email}</h2>
                <p>
                  {account.email} · {ROLES[account.role]}
                </p>
                <p className={classes.quiet}>
                  {`Joined ${longDate(account.createdAt)} · ${account.isEmailVerified ? "email verified" : "email not verified"} · ${account.hasSecondFactor ? "two-step login" : "password only"}`}
                </p>
                <SuspensionFacts account={account} />
              </div>
              <div>
                <p>{account.suspendedAt ? "Suspended" : "Open"}</p>
                <p className={classes.quiet}>
                  {`${counted(account.sessions, "device", "devices")}, ${counted(account.keys, "key", "keys")}`}
                </p>
                {maySeeLog ? (
                  <Link
                    to={`${OPERATORS.home}/audit?account=${account.id}`}
                    aria-label={`Audit log of ${account.email}`}
                  >
                    Audit log
                  </Link>
                ) : null}
              </div>
              <div className={classes.actions}>
                {mayEndSessions && account.sessions + account.keys > 0 ? (
                  <Button
                    variant="default"
                    aria-label={`End sessions of ${account.email}`}
                    onClick={() => show(account.id, "sessions")}
                  >
                    End sessions
                  </Button>
                ) : null}
                {maySuspend ? (
                  <Button
                    variant="default"
                    aria-label={`${account.suspendedAt ? "Lift suspension of" : "Suspend"} ${account.email}`}
                    onClick={() => show(account.id, "suspension")}
                  >
                    {account.suspendedAt ? "Lift suspension" : "Suspend"}
                  </Button>
                ) : null}
              </div>
            </article>
          </li>
        ))}
      </ul>
      <SidePanel opened={opened} onClose={close} title={titleOf(act, chosen)} width={440} fit>
        {chosen && act === "sessions" ? <EndSessionsForm accountId={chosen.id} onDone={close} /> : null}
        {chosen && act === "suspension" ? <SuspensionForm account={chosen} onDone={close} /> : null}
      </SidePanel>
    </>
  );
}

function titleOf(act: Act, account: OperatorAccountsQuery["operatorAccounts"][number] | undefined): string {
  const { email = "", suspendedAt = null } = account ?? {};
  if (act === "sessions") return `End the sessions of ${email}?`;
  return suspendedAt ? `Lift the suspension of ${email}?` : `Suspend ${email}?`;
}
