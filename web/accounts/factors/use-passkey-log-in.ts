import { useCallback, useEffect, useRef, useState } from "react";
import type { ServerProblem } from "../../apollo/problem.ts";
import { unsent } from "../../apollo/problem.ts";
import { useBeginPasskeyLogInMutation, useFinishLogInMutation } from "../../generated/accounts/factors/factors.ts";
import type { FinishLogInMutation, Role } from "../../generated/graphql.ts";
import { onFirstTouch } from "../../ui/overlays/on-first-touch.ts";
import { askForPasskey, isAborted, passkeyProblem, stopAsking, suggestsPasskeys } from "./passkey-device.ts";

const FAILED = unsent("Could not log in with a passkey");

/** The result of a completed login. */
export type LoggedIn = FinishLogInMutation["finishLogIn"];

interface PasskeyLogIn {
  readonly role: Role;
  /** The challenge of a login with the correct password. */
  readonly challenge?: string;
  /** Whether passkeys are also suggested in the email field. */
  readonly suggested?: boolean;
  readonly onLoggedIn: (opened: LoggedIn) => Promise<unknown>;
}

/** Logs in with a passkey: by a button, and by the browser's suggestions. */
export function usePasskeyLogIn({ role, challenge, suggested = false, onLoggedIn }: PasskeyLogIn) {
  const [begin] = useBeginPasskeyLogInMutation({ fetchPolicy: "no-cache" });
  const [finish] = useFinishLogInMutation({ fetchPolicy: "no-cache" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ServerProblem | null>(null);

  const logIn = async (autofill: boolean) => {
    const { data } = await begin({ variables: { input: { role, ...(challenge && { challenge }) } } });
    if (!data) return;
    const asked = data.beginPasskeyLogIn;
    const passkey = await askForPasskey(asked, { autofill });
    setBusy(true);
    const { data: opened } = await finish({ variables: { input: { challenge: asked.challenge, passkey } } });
    if (opened) await onLoggedIn(opened.finishLogIn);
  };
  const attempt = async (autofill: boolean) => {
    try {
      await logIn(autofill);
    } catch (error) {
      // Missing suggestions are not an error for the person.
      if (isAborted(error) || (autofill && !isRefused(error))) return;
      setProblem(passkeyProblem(error, FAILED));
    } finally {
      setBusy(false);
    }
  };

  const suggest = useRef(attempt);
  suggest.current = attempt;
  const startSuggesting = useCallback(async () => {
    if (await suggestsPasskeys().catch(() => false)) await suggest.current(true);
  }, []);
  useEffect(() => {
    if (!suggested) return;
    let isShown = true;
    onFirstTouch(() => isShown && startSuggesting());
    return () => {
      isShown = false;
      if ("PublicKeyCredential" in window) void stopAsking().catch(() => {});
    };
  }, [suggested, startSuggesting]);

  return {
    press: async () => {
      setProblem(null);
      setBusy(true);
      await attempt(false);
      if (suggested) void startSuggesting();
    },
    busy,
    problem,
  };
}

/** Whether the server refused the passkey. */
const isRefused = (error: unknown): boolean => passkeyProblem(error, "").code !== undefined;
