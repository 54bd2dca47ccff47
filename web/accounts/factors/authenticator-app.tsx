import { Button, TextInput } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { attempt, unsent } from "../../apollo/problem.ts";
import {
  useBeginAddingAuthenticatorAppMutation,
  useConfirmAuthenticatorAppMutation,
  useRemoveAuthenticatorAppMutation,
} from "../../generated/accounts/factors/factors.ts";
import type { BeginAddingAuthenticatorAppMutation } from "../../generated/graphql.ts";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { confirmChange } from "../../ui/notices/confirm-change.ts";
import { notify, notifyProblem } from "../../ui/notices/notify.ts";
import sections from "../../ui/sections.module.css";
import { required } from "../account-rules.ts";
import { forgetSecurityActivity } from "../forget-security-activity.ts";
import { useAccountForm } from "../use-account-form.ts";
import classes from "./factors.module.css";

const THEN = { refetchQueries: ["LogInFactors"], awaitRefetchQueries: true, update: forgetSecurityActivity };
const PICTURE_PX = 184;

const QrCode = lazy(() => import("qrcode.react").then(({ QRCodeSVG }) => ({ default: QRCodeSVG })));

interface AuthenticatorAppProps {
  isThere: boolean;
  /** A sentence about further consequences of removing it; empty: none beyond the usual. */
  follows: string;
  /** Called with the recovery codes issued with the first factor. */
  onCodes: (codes: readonly string[] | null | undefined) => void;
}

type NewKey = BeginAddingAuthenticatorAppMutation["beginAddingAuthenticatorApp"];

/** Sets up or removes the account's authenticator app. */
export function AuthenticatorApp({ isThere, follows, onCodes }: AuthenticatorAppProps) {
  const [made, setMade] = useState<NewKey | null>(null);
  const [begin, { loading }] = useBeginAddingAuthenticatorAppMutation({ fetchPolicy: "no-cache" });
  const [remove] = useRemoveAuthenticatorAppMutation({ fetchPolicy: "no-cache", ...THEN });

  const start = () =>
    begin().then(
      ({ data }) => data && setMade(data.beginAddingAuthenticatorApp),
      notifyProblem(unsent("Could not start adding an authenticator app")),
    );
  async function ask() {
    await confirmChange(
      {
        title: "Remove the authenticator app?",
        body: `Logging in will no longer require its codes. ${follows}`.trim(),
        confirm: "Remove",
        danger: true,
      },
      () => remove(),
      "Authenticator app removed.",
      "Could not remove the authenticator app",
    );
  }

  return (
    <section className={sections.section} aria-labelledby="authenticator-app">
      <h2 id="authenticator-app">Authenticator app</h2>
      <FocusKeeper stops="input, button" className={sections.form}>
        {isThere ? (
          <>
            <p>Logging in with your password requires a code from the authenticator app.</p>
            <Button variant="default" onClick={() => void ask()}>
              Remove the authenticator app
            </Button>
          </>
        ) : made ? (
          <ConfirmForm
            made={made}
            onConfirmed={(codes) => {
              setMade(null);
              onCodes(codes);
            }}
            onCancel={() => setMade(null)}
          />
        ) : (
          <>
            <p>
              An authenticator app on your phone shows a code that changes every 30 seconds. You enter the code after
              your password.
            </p>
            <Button variant="default" loading={loading} onClick={() => void start()}>
              Set up an authenticator app
            </Button>
          </>
        )}
      </FocusKeeper>
    </section>
  );
}

function ConfirmForm({
  made: { key, uri },
  onConfirmed,
  onCancel,
}: {
  made: NewKey;
  onConfirmed: AuthenticatorAppProps["onCodes"];
  onCancel: () => void;
}) {
  const [confirmApp] = useConfirmAuthenticatorAppMutation({ fetchPolicy: "no-cache", ...THEN });
  const { field, submit, busy, problem } = useAccountForm({ code: "" }, { code: required("Code") }, ({ code }) =>
    attempt(async () => {
      const { data } = await confirmApp({ variables: { input: { code } } });
      notify("Authenticator app added.");
      onConfirmed(data?.confirmAuthenticatorApp.recoveryCodes);
    }, unsent("Could not add the authenticator app")),
  );
  return (
    <>
      <p>Scan this QR code with the authenticator app, or enter the key manually. Then enter the code from the app.</p>
      <div className={classes.picture}>
        <Suspense fallback={<div style={{ width: PICTURE_PX, height: PICTURE_PX }} />}>
          <QrCode value={uri} size={PICTURE_PX} level="M" title="QR code for the authenticator app" />
        </Suspense>
      </div>
      <code className={classes.code} data-testid="authenticator-key">
        {key}
      </code>
      <form onSubmit={submit} className={sections.form} noValidate>
        <FormMessage tone="no">{problem?.message}</FormMessage>
        <div className={sections.field}>
          <TextInput label="Code" inputMode="numeric" autoComplete="one-time-code" {...field("code")} />
        </div>
        <div className={classes.actions}>
          <Button type="submit" loading={busy}>
            Add the authenticator app
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </>
  );
}
