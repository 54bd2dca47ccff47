import { companyPath } from "../../shared/public-paths.ts";
import type { CompanyProfile_RecruiterFragment } from "../generated/graphql.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import classes from "./careers-widget.module.css";

/** The company's public page, and the code that embeds its jobs in the company's own site. */
export function CareersWidget({ company }: { company: Pick<CompanyProfile_RecruiterFragment, "slug"> }) {
  const address = window.location.origin + companyPath(company.slug);
  const snippet = `<iframe src="${address}/widget" title="Our open jobs" width="100%" height="600" style="border:0"></iframe>`;
  return (
    <section className={classes.widget} aria-labelledby="careers-widget">
      <h2 id="careers-widget" className={classes.title}>
        Your jobs on your own site
      </h2>
      <p className={classes.text}>
        <a href={address}>Your public page</a> shows your open jobs to everyone. To show them on your own site, paste
        this code into a page. It needs no JavaScript and stays up to date.
      </p>
      <pre className={classes.snippet}>
        <code>{snippet}</code>
      </pre>
      <CopyButton text={snippet} />
    </section>
  );
}
