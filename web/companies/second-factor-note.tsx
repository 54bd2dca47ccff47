import { IconShieldOff } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { useViewer } from "../session/viewer.ts";
import { longDate } from "../ui/dates.ts";
import classes from "./second-factor-note.module.css";

/** Shown above every page when the company will require a second factor, and the recruiter has none. */
export function SecondFactorNote() {
  const { name, company } = useViewer();
  const missingFactor = company?.missingFactor;
  if (!missingFactor || missingFactor.isDue || missingFactor.needs !== "SECOND_FACTOR") return null;
  return (
    <aside className={classes.note} aria-label="Two-step login">
      <IconShieldOff size={20} stroke={1.75} aria-hidden="true" />
      <p>
        From {longDate(missingFactor.from)}, {name} requires a passkey or an authenticator app in addition to the
        password. <Link to="/main-recruiter/settings#passkeys">Set up two-step login now</Link>
      </p>
    </aside>
  );
}
