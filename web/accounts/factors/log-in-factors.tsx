import { useState } from "react";
import { listProblem } from "../../apollo/problem.ts";
import { useLogInFactorsQuery } from "../../generated/accounts/factors/factors.ts";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import sections from "../../ui/sections.module.css";
import { AuthenticatorApp } from "./authenticator-app.tsx";
import { useLastFactorWarning } from "./last-factor.ts";
import { NewRecoveryCodes } from "./new-recovery-codes.tsx";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/**
 * The account's login factors besides the password: passkeys, an authenticator app, and recovery codes. `onSaved`:
 * called when the person has saved the codes that are issued with the first factor.
 */
export function LogInFactors({ onSaved }: { onSaved?: () => void }) {
  const { data, error, refetch } = useLogInFactorsQuery({ fetchPolicy: "cache-and-network" });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const factors = data?.viewerLogInFactors;
  const follows = useLastFactorWarning(factors ? factors.passkeys.length + Number(factors.hasAuthenticatorApp) : 0);
  if (!factors) {
    return (
      <section className={sections.section} aria-labelledby="factors">
        <h2 id="factors">Passkeys</h2>
        {error ? (
          <ErrorState
            message={listProblem(error, "Could not load your passkeys. Please check your internet connection.")}
            onRetry={() => void refetch()}
          />
        ) : (
          <BlockSkeleton lines={3} label="Loading your passkeys" />
        )}
      </section>
    );
  }
  const { passkeys, hasAuthenticatorApp, recoveryCodesLeft } = factors;
  const onCodes = (made: readonly string[] | null | undefined) => made && setCodes(made);
  const shownCodes = codes ? (
    <NewRecoveryCodes
      codes={codes}
      onSaved={() => {
        setCodes(null);
        onSaved?.();
      }}
    />
  ) : null;
  // Where the flow continues once they are saved, show nothing else.
  if (shownCodes && onSaved) return shownCodes;
  return (
    <>
      <Passkeys passkeys={passkeys} follows={follows} onCodes={onCodes} />
      <AuthenticatorApp isThere={hasAuthenticatorApp} follows={follows} onCodes={onCodes} />
      {codes || passkeys.length > 0 || hasAuthenticatorApp ? (
        <FocusKeeper stops="button">
          {shownCodes ?? <RecoveryCodes left={recoveryCodesLeft} onCodes={onCodes} />}
        </FocusKeeper>
      ) : null}
    </>
  );
}
