import { CopyButton } from "../ui/copy-button.tsx";
import sections from "../ui/sections.module.css";
import classes from "./apps.module.css";

/** How to try out a key, for people without one. */
export function FirstCall() {
  const origin = typeof window === "undefined" ? "" : window.location.origin;
  const call = `curl ${origin}/graphql -H "Authorization: Bearer $WORKLANE_KEY" -H "Content-Type: application/json" -d '{"query":"{ viewer { name role } }"}'`;
  return (
    <section className={sections.section} aria-labelledby="first-call">
      <h2 id="first-call">Your first call</h2>
      <p>Create an app, set WORKLANE_KEY to its key, and ask the API who you are:</p>
      <pre className={classes.code}>
        <code>{call}</code>
      </pre>
      <CopyButton text={call} />
      <p>
        The same key works with the{" "}
        <span className={classes.playground}>
          <a href="/playground">GraphQL playground</a>, the{" "}
        </span>
        <a href="/api-docs">REST paths</a> and WebSockets. <a href="/developers">The guide</a> covers the rest: errors,
        webhooks, feeds and uploads.
      </p>
    </section>
  );
}
