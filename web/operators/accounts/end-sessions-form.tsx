import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { unsent } from "../../apollo/problem.ts";
import { useEndAccountSessionsMutation } from "../../generated/operators/accounts/console-accounts.ts";
import { ReasonForm } from "../reason-form.tsx";

/** The reason for logging an account out everywhere. */
export function EndSessionsForm({ accountId, onDone }: { accountId: string; onDone: () => void }) {
  const [keys, setKeys] = useState(false);
  const [end] = useEndAccountSessionsMutation({ refetchQueries: ["OperatorAccounts"], awaitRefetchQueries: true });
  return (
    <ReasonForm
      label="End sessions"
      words="It will be logged out on all devices immediately. Its owner can log in again."
      reader="Sent to the owner of the account."
      button="End all sessions"
      danger
      failed={unsent("Could not end the sessions")}
      send={async ({ explanation }) =>
        (await end({ variables: { input: { accountId, keys, explanation } } })).data?.endAccountSessions.message
      }
      onDone={onDone}
    >
      <Checkbox
        label="Revoke its apps' keys, too"
        checked={keys}
        onChange={({ currentTarget }) => setKeys(currentTarget.checked)}
      />
    </ReasonForm>
  );
}
