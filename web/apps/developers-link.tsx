import { useCan, useViewer } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import classes from "../ui/sections.module.css";

/** A link to the developers' page, for people who may have apps. */
export function DevelopersLink() {
  const { role } = useViewer();
  const mayManage = useCan("MANAGE_APPS");
  if (role === "RECRUITER" && !mayManage) return null;
  return (
    <section className={classes.section} aria-labelledby="apps">
      <h2 id="apps">Apps and keys</h2>
      <p>Let programs act for you, with permissions you choose and can revoke at any time.</p>
      <ButtonLink to={role === "SEEKER" ? "/main/developers" : "/main-recruiter/developers"} variant="default">
        For developers
      </ButtonLink>
    </section>
  );
}
