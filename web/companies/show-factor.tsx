import { Button } from "@mantine/core";
import { ByPasskey } from "../accounts/confirm-person.tsx";
import { useLogInFactorsQuery } from "../generated/accounts/factors/factors.ts";
import { PATHS } from "../session/roles.ts";
import { useLogOut } from "../session/use-log-out.ts";
import classes from "./people.module.css";

/**
 * Verifies the account's second factor for a session opened without it: by passkey here, otherwise by logging in again.
 */
export function ShowFactor({ onShown }: { onShown: () => void }) {
  const { data } = useLogInFactorsQuery();
  const logOut = useLogOut("RECRUITER", PATHS.RECRUITER.login);
  if (!data) return null;
  const hasPasskey = data.viewerLogInFactors.passkeys.length > 0;
  return (
    <div className={classes.actions}>
      {hasPasskey ? <ByPasskey onConfirmed={onShown} /> : null}
      <Button variant={hasPasskey ? "default" : "filled"} onClick={logOut}>
        Log in again
      </Button>
    </div>
  );
}
