import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { attempt } from "../../apollo/problem.ts";
import { useFinishLogInMutation } from "../../generated/accounts/factors/factors.ts";
import type { Role } from "../../generated/graphql.ts";
import { focusOn } from "../../ui/focus/focus.ts";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import classes from "../account-frame.module.css";
import { required } from "../account-rules.ts";
import { useAccountForm } from "../use-account-form.ts";
import type { SecondStepRequired } from "./second-step-of.ts";
import { type LoggedIn, usePasskeyLogIn } from "./use-passkey-log-in.ts";

type OnLoggedIn = (opened: LoggedIn) => Promise<unknown>;

interface SecondStepProps {
  accountRole: Role;
  asked: SecondStepRequired;
  onLoggedIn: OnLoggedIn;
  /** Returns to the password. */
  onBack: () => void;
}

/** The second step of a login: a passkey, or a code. */
export function SecondStep({ accountRole, asked: { challenge, factors }, onLoggedIn, onBack }: SecondStepProps) {
  const hasApp = factors.includes("AUTHENTICATOR_APP");
  const hasPasskey = factors.includes("PASSKEY");
  const [recovers, setRecovers] = useState(!hasApp && !hasPasskey);
  return (
    <div className={classes.stack}>
      {hasPasskey && !recovers ? (
        <PasskeyStep accountRole={accountRole} challenge={challenge} onLoggedIn={onLoggedIn} />
      ) : null}
      {recovers ? (
        <CodeForm key="recoveryCode" kind="recoveryCode" challenge={challenge} isFirst onLoggedIn={onLoggedIn} />
      ) : hasApp ? (
        <CodeForm key="code" kind="code" challenge={challenge} isFirst={!hasPasskey} onLoggedIn={onLoggedIn} />
      ) : null}
      {factors.includes("RECOVERY_CODE") && (hasApp || hasPasskey) ? (
        <Button variant="subtle" onClick={() => setRecovers(!recovers)}>
          {recovers ? "Use my device instead" : "Lost your device? Use a recovery code"}
        </Button>
      ) : null}
      <Button variant="subtle" onClick={onBack}>
        Back to password
      </Button>
    </div>
  );
}

function PasskeyStep({
  accountRole: role,
  challenge,
  onLoggedIn,
}: {
  accountRole: Role;
  challenge: string;
  onLoggedIn: OnLoggedIn;
}) {
  const { press, busy, problem } = usePasskeyLogIn({ role, challenge, onLoggedIn });
  return (
    <>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <Button loading={busy} onClick={() => void press()}>
        Use a passkey
      </Button>
    </>
  );
}

const FIELDS = {
  code: { label: "Code", description: "Enter the six digits that your authenticator app shows for Worklane." },
  recoveryCode: { label: "Recovery code", description: "Enter one of the codes that you saved. Each code works once." },
} as const;

function CodeForm({
  kind,
  challenge,
  isFirst,
  onLoggedIn,
}: {
  kind: keyof typeof FIELDS;
  challenge: string;
  /** Whether it is the first field, which gets the focus. */
  isFirst: boolean;
  onLoggedIn: OnLoggedIn;
}) {
  const { label, description } = FIELDS[kind];
  const [finish] = useFinishLogInMutation({ fetchPolicy: "no-cache" });
  const { field, submit, busy, problem } = useAccountForm({ [kind]: "" }, { [kind]: required(label) }, (answer) =>
    attempt(async () => {
      const { data } = await finish({ variables: { input: { challenge, ...answer } } });
      if (data) await onLoggedIn(data.finishLogIn);
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <TextInput
        label={label}
        description={description}
        inputMode={kind === "code" ? "numeric" : "text"}
        autoComplete={kind === "code" ? "one-time-code" : "off"}
        autoCapitalize="none"
        spellCheck={false}
        ref={isFirst ? focusOn : undefined}
        {...field(kind)}
      />
      <Button type="submit" loading={busy} fullWidth>
        Log in
      </Button>
    </form>
  );
}
