import { Button } from "@mantine/core";
import { useState } from "react";
import type { OperatorAccountsQuery } from "../generated/graphql.ts";
import { longDate } from "../ui/dates.ts";
import { SidePanel } from "../ui/side-panel.tsx";
import classes from "./desk.module.css";
import { useOperatorMay } from "./standing.ts";
import { SuspensionForm } from "./suspension-form.tsx";

const ROLES = { SEEKER: "Job seeker", RECRUITER: "Recruiter" } as const;
const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Accounts as rows, as cards on phones, with how they stand; who may suspends them and lifts that. */
export function AccountList({ accounts }: { accounts: OperatorAccountsQuery["operatorAccounts"] }) {
  const maySuspend = useOperatorMay("SUSPEND");
  const [chosenId, setChosenId] = useState("");
  const [opened, setOpened] = useState(false);
  const chosen = accounts.find(({ id }) => id === chosenId);
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
                  {`Since ${longDate(account.createdAt)} · ${account.isEmailVerified ? "address confirmed" : "address not confirmed"} · ${account.hasSecondFactor ? "second step" : "password alone"}`}
                </p>
              </div>
              <div>
                <p>{account.suspendedAt ? `Suspended since ${longDate(account.suspendedAt)}` : "Open"}</p>
                <p className={classes.quiet}>
                  {`${counted(account.sessions, "device", "devices")}, ${counted(account.keys, "key", "keys")}`}
                </p>
              </div>
              {maySuspend ? (
                <Button
                  variant="default"
                  aria-label={`${account.suspendedAt ? "Lift the suspension of" : "Suspend"} ${account.email}`}
                  onClick={() => {
                    setChosenId(account.id);
                    setOpened(true);
                  }}
                >
                  {account.suspendedAt ? "Lift suspension" : "Suspend"}
                </Button>
              ) : null}
            </article>
          </li>
        ))}
      </ul>
      <SidePanel
        opened={opened && chosen !== undefined}
        onClose={() => setOpened(false)}
        title={chosen?.suspendedAt ? `Lift the suspension of ${chosen.email}?` : `Suspend ${chosen?.email ?? ""}?`}
        width={440}
        fit
      >
        {chosen ? <SuspensionForm account={chosen} onDone={() => setOpened(false)} /> : null}
      </SidePanel>
    </>
  );
}
