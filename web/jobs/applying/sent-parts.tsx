import { promiseText } from "../../../shared/text/job-notes.ts";
import type { JobToApplyQuery } from "../../generated/graphql.ts";
import { completeness } from "../../seekers/completeness.ts";
import { completable } from "../../seekers/own-profile.ts";
import { PageLink } from "../../ui/page-link.tsx";
import classes from "./apply-sheet.module.css";

/** Percentage of a profile below which a company sees little of its owner. */
const LITTLE = 40;

interface SentPartsProps {
  job: JobToApplyQuery["job"];
  seeker: JobToApplyQuery["viewerSeeker"];
  /** The file's name; null if none is sent. */
  resume: string | null;
  hasResumes: boolean;
}

/** What a company sees of an applicant, and by when it responds. */
export function SentParts({
  job: { company, questions, answerWithinDays },
  seeker,
  resume,
  hasResumes,
}: SentPartsProps) {
  const { percent, next } = completeness(completable(seeker));
  return (
    <section className={classes.sent} aria-label="What is sent">
      <p>{`${company.name} sees:`}</p>
      <ul>
        <li>
          <PageLink to="/main/userprofile">your profile</PageLink>
          {percent < LITTLE ? `, which is ${percent}% complete` : null}
        </li>
        <li>{resume ? `the resume ${resume}` : hasResumes ? "no resume" : "no resume, as there is none yet"}</li>
        <li>{[seeker.email, seeker.phone].filter(Boolean).join(", ")}</li>
        {questions.length > 0 ? <li>your answers</li> : null}
      </ul>
      {next ? (
        <p>
          Next: <PageLink to={`/main/userprofile-edit#${next.section}`}>{next.add}</PageLink>
        </p>
      ) : null}
      <p>{`${company.name} ${promiseText(answerWithinDays).toLowerCase()}.`}</p>
    </section>
  );
}
