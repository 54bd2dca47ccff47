import { Link } from "react-router-dom";
import { applicantsPath } from "../../shared/recruiters.ts";
import { exactTime } from "../ui/dates.ts";
import sections from "../ui/sections.module.css";
import { type ActivityEvent, activityWords, actorWords } from "./activity-words.ts";
import classes from "./people.module.css";

/** The activity of a company, the latest first. */
export function ActivityList({ events }: { events: readonly ActivityEvent[] }) {
  return (
    <section className={sections.section} aria-label="Activity">
      <ul className={sections.rows} aria-label="Activity">
        {events.map((event) => (
          <li key={event.id} className={sections.row}>
            <span>
              <strong>{actorWords(event)}</strong> {activityWords(event)} <About event={event} />
            </span>
            <time className={classes.time} dateTime={event.createdAt}>
              {exactTime(event.createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The job of an event, as a link to its applicants or to the applicant who was decided on. */
function About({ event: { kind, jobId, applicationId, subject } }: { event: ActivityEvent }) {
  if (kind === "MEMBER_INVITED" || kind === "INVITATION_CANCELLED") return null;
  if (!jobId) return subject;
  const application = applicationId ? `?applicant=${applicationId}` : "";
  return <Link to={`${applicantsPath(jobId)}${application}`}>{subject}</Link>;
}
