import { Fragment } from "react";
import type { OwnApplication_ApplicationFragment } from "../../generated/graphql.ts";
import type { OpenDetails } from "../../jobs/search/search-job-row.tsx";
import { LongList } from "../../ui/lists/long-list.tsx";
import classes from "./application-list.module.css";
import { ApplicationRow } from "./application-row.tsx";

type Application = OwnApplication_ApplicationFragment;

/** The groups, in the order of the server's list. */
const GROUPS = ["Accepted", "In progress", "Closed", "Archived"] as const;

function groupOf({ status, unansweredAt, isArchived }: Application): (typeof GROUPS)[number] {
  if (isArchived) return "Archived";
  if (status === "ACCEPTED") return "Accepted";
  return status === "APPLIED" && !unansweredAt ? "In progress" : "Closed";
}

interface ApplicationListProps {
  applications: readonly Application[];
  /** The job whose application is shown next to the list. */
  opened: string | null;
  onOpen: OpenDetails;
}

/** Own applications in groups. One that changes is in its new group immediately. */
export function ApplicationList({ applications, opened, onOpen }: ApplicationListProps) {
  return GROUPS.map((group) => {
    const members = applications.filter((application) => groupOf(application) === group);
    if (members.length === 0) return null;
    return (
      <Fragment key={group}>
        <h2 className={classes.group}>{group}</h2>
        <LongList label={`Applications: ${group}`} className={classes.rows}>
          {members.map((application) => (
            <li key={application.id}>
              <ApplicationRow application={application} isOpen={application.job.id === opened} onOpen={onOpen} />
            </li>
          ))}
        </LongList>
      </Fragment>
    );
  });
}
