import { Button, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { attempt } from "../apollo/problem.ts";
import type { OperatorAccountsQuery } from "../generated/graphql.ts";
import { useLiftSuspensionMutation, useSuspendAccountMutation } from "../generated/operators/desk-accounts.ts";
import { showProblem } from "../ui/form-errors.ts";
import { FormMessage } from "../ui/form-message.tsx";
import { notify } from "../ui/notify.ts";
import classes from "./desk.module.css";
import { explanationRule } from "./explanation-rule.ts";

type DeskAccount = Pick<OperatorAccountsQuery["operatorAccounts"][number], "id" | "suspendedAt">;

const THEN = { refetchQueries: ["OperatorAccounts"], awaitRefetchQueries: true };

/** The reason for suspending an account, or for lifting that. */
export function SuspensionForm({ account, onDone }: { account: DeskAccount; onDone: () => void }) {
  // What the form does stays what it was opened for, while the account behind it changes.
  const [isSuspended] = useState(account.suspendedAt !== null);
  const [suspend] = useSuspendAccountMutation(THEN);
  const [lift] = useLiftSuspensionMutation(THEN);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ initialValues: { explanation: "" }, validate: { explanation: explanationRule } });
  const send = async ({ explanation }: { explanation: string }) => {
    setBusy(true);
    setProblem(null);
    const variables = { input: { accountId: account.id, explanation } };
    const refused = await attempt(async () => {
      if (isSuspended) notify((await lift({ variables })).data?.liftSuspension.message ?? "");
      else notify((await suspend({ variables })).data?.suspendAccount.message ?? "");
    }, "Could not change the account. Try again.");
    setBusy(false);
    if (refused) setProblem(showProblem(form, refused));
    else onDone();
  };
  return (
    <form className={classes.panel} onSubmit={form.onSubmit(send)} noValidate aria-label="Suspension">
      <FormMessage tone="no">{problem}</FormMessage>
      <p>
        {isSuspended
          ? "Its owner can log in again."
          : "Its sessions and keys end at once, and nobody logs in to it until this is lifted."}
      </p>
      <Textarea
        label="Reason"
        description="Its owner is written it."
        autosize
        minRows={3}
        maxRows={12}
        aria-required
        {...form.getInputProps("explanation")}
      />
      <Button type="submit" color={isSuspended ? "lane" : "no"} loading={busy}>
        {isSuspended ? "Lift suspension" : "Suspend"}
      </Button>
    </form>
  );
}
