import { useEffect } from "react";
import classes from "../../accounts/account-frame.module.css";
import { AccountFrame } from "../../accounts/account-frame.tsx";
import { rememberFragment } from "../../session/wanted-page.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { BrokenDrawing } from "../../ui/drawings/broken-drawing.tsx";

/** Shown when a guarded page is requested without the right session; that page opens after the login. */
export function AccessDenied({ loginTo, signupTo }: { loginTo: string; signupTo: string }) {
  useEffect(rememberFragment, []);
  return (
    <AccountFrame title="We are Sorry..." subtitle="The page you're trying to access has restricted access">
      <div className={classes.stack}>
        <BrokenDrawing />
        <ButtonLink to={loginTo}>Log in</ButtonLink>
        <ButtonLink to={signupTo} variant="default">
          Sign up
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
