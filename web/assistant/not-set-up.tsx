import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import classes from "./consent-card.module.css";

/** Shown without a provider; links to features that work without one. */
export function NotSetUp() {
  return (
    <section className={classes.consent} aria-label="What works without the assistant">
      <p>{ASSISTANT_TEXTS.notSetUp} You can still look for jobs and improve the profile that recruiters see.</p>
      <div className={classes.ways}>
        <ButtonLink to="/main">Search jobs</ButtonLink>
        <ButtonLink to="/main/userprofile-edit" variant="default">
          Improve your profile
        </ButtonLink>
      </div>
    </section>
  );
}
