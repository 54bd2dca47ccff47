import { useState } from "react";
import { unsent } from "../../apollo/problem.ts";
import type { OperatorAccountsQuery } from "../../generated/graphql.ts";
import {
  useLiftSuspensionMutation,
  useSuspendAccountMutation,
} from "../../generated/operators/accounts/console-accounts.ts";
import { ReasonForm } from "../reason-form.tsx";
import { SuspensionFacts } from "./suspension-facts.tsx";

type DeskAccount = Pick<
  OperatorAccountsQuery["operatorAccounts"][number],
  "id" | "role" | "suspendedAt" | "suspension"
>;

/** The consequences of a suspension. */
const SUSPENDED = {
  SEEKER: "Its sessions will end immediately, its keys will be revoked,",
  RECRUITER: "Its sessions will end immediately, its keys will be revoked, its open jobs will close,",
} as const;

const THEN = { refetchQueries: ["OperatorAccounts"], awaitRefetchQueries: true };

/** The reason for suspending an account, or for reinstating it. */
export function SuspensionForm({ account, onDone }: { account: DeskAccount; onDone: () => void }) {
  // The form keeps its initial action, even if the account changes while it is open.
  const [given] = useState(account);
  const isSuspended = given.suspendedAt !== null;
  const [suspend] = useSuspendAccountMutation(THEN);
  const [lift] = useLiftSuspensionMutation(THEN);
  return (
    <ReasonForm
      label="Suspension"
      words={
        isSuspended
          ? "Its owner will be able to log in again."
          : `${SUSPENDED[account.role]} and no one will be able to log in to it until the suspension is lifted. Its owner can appeal.`
      }
      reader="Sent to the owner of the account."
      button={isSuspended ? "Lift suspension" : "Suspend"}
      danger={!isSuspended}
      failed={unsent("Could not change the account")}
      send={async ({ explanation }) => {
        const variables = { input: { accountId: account.id, explanation } };
        if (isSuspended) return (await lift({ variables })).data?.liftSuspension.message;
        return (await suspend({ variables })).data?.suspendAccount.message;
      }}
      before={<SuspensionFacts account={given} />}
      onDone={onDone}
    />
  );
}
