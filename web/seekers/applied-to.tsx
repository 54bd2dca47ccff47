import { IconSend } from "@tabler/icons-react";
import { receivedApplicationPath } from "../../shared/recruiters.ts";
import type { ApplicationsToCompany_SeekerFragment } from "../generated/graphql.ts";
import { PageLink } from "../ui/page-link.tsx";
import classes from "./applied-to.module.css";

/** The jobs of the company that a candidate has applied to, each a link to the application. */
export function AppliedTo({ of }: { of: ApplicationsToCompany_SeekerFragment }) {
  if (of.applicationsToCompany.length === 0) return null;
  return (
    <ul className={classes.applied} aria-label="Applications to your company">
      {of.applicationsToCompany.map(({ id, jobId, jobTitle }) => (
        <li key={id}>
          <IconSend size={17} stroke={1.75} aria-hidden="true" />
          <PageLink to={receivedApplicationPath(jobId, id)}>Applied to {jobTitle}</PageLink>
        </li>
      ))}
    </ul>
  );
}
