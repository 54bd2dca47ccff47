import { IconCircle, IconCircleCheck } from "@tabler/icons-react";
import { companyPath } from "../../../shared/public-paths.ts";
import { listed } from "../../../shared/text/listed.ts";
import type { CompanyProfile_RecruiterFragment } from "../../generated/graphql.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import classes from "./recent.module.css";

/** What seekers look for in a company's profile, each with its field. */
const WANTED = [
  ["a logo", "logoUrl"],
  ["what the company does", "companyDescription"],
  ["a website", "companyWebsite"],
] as const satisfies readonly [string, keyof CompanyProfile_RecruiterFragment][];

interface FirstHourProps {
  company: CompanyProfile_RecruiterFragment;
  jobsOpen: number;
}

/** The first steps of a new company, each with what is missing; shown until the first application. */
export function GettingStarted({ company, jobsOpen }: FirstHourProps) {
  const missing = WANTED.filter(([, field]) => !company[field]).map(([name]) => name);
  const address = new URL(companyPath(company.slug), window.location.origin).href;
  const steps = [
    {
      title: "Show who you are",
      done: missing.length === 0,
      text: missing.length === 0 ? "Your profile is complete." : `Still missing: ${listed(missing)}.`,
      action: (
        <ButtonLink to="/main-recruiter/recruiterprofile-edit" variant="default">
          Edit the profile
        </ButtonLink>
      ),
    },
    {
      title: "Post a job",
      done: jobsOpen > 0,
      text:
        jobsOpen > 0
          ? "Job seekers find it in their search."
          : "A title, an industry and a description are enough to begin.",
      action: <ButtonLink to="/main-recruiter/post-jobs">Create a job</ButtonLink>,
    },
    {
      title: "Share it",
      done: false,
      text: "Your company has a public page that anyone can view.",
      action: <CopyButton text={address} />,
    },
  ];
  return (
    <section aria-labelledby="first-hour">
      <h2 id="first-hour" className={classes.section}>
        Get started
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ title, done, text, action }) => (
          <li key={title} data-done={done || undefined}>
            {done ? (
              <IconCircleCheck size={22} stroke={1.75} aria-label="Done" role="img" />
            ) : (
              <IconCircle size={22} stroke={1.75} aria-hidden="true" />
            )}
            <div>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.quiet}>{text}</p>
            </div>
            {done ? null : action}
          </li>
        ))}
      </ol>
    </section>
  );
}
