import { Anchor } from "@mantine/core";
import { memo } from "react";
import { factLine } from "../../../shared/text/fact-line.ts";
import type { ReviewApplicantQuery } from "../../generated/graphql.ts";
import { ApplicantInterview } from "../../interviews/applicant-interview.tsx";
import { ApplicantOffer } from "../../offers/applicant-offer.tsx";
import { HistoryList } from "../../seekers/history-list.tsx";
import { nextJobFactsOf } from "../../seekers/next-job-facts.ts";
import { FactList, schoolFactsOf } from "../../seekers/seeker-summary.tsx";
import { SkillList } from "../../seekers/skill-list.tsx";
import { exactTime, longDate } from "../../ui/dates.ts";
import { Monogram } from "../../ui/monogram.tsx";
import { webLink } from "../../ui/web-link.ts";
import { ApplicantMessages } from "../applicant-messages.tsx";
import { AnswerList } from "../applicants/answer-list.tsx";
import { ApplicationHistory } from "../application-history.tsx";
import { ApplicationStatusBadge } from "../application-status.tsx";
import { TagEditor } from "../tags/tag-editor.tsx";
import { TitledText } from "../titled-text.tsx";
import { UnmetCount } from "../unmet-mark.tsx";
import { ReviewNotes } from "./review-notes.tsx";
import classes from "./review-person.module.css";

interface ReviewPersonProps {
  applicant: ReviewApplicantQuery["applicant"];
}

/** The applicant with skills first; age and school are collapsed. Keyed by the application. */
export const ReviewPerson = memo(function ReviewPerson({ applicant }: ReviewPersonProps) {
  const { seeker, status, events, message, coverNote, appliedBefore } = applicant;
  const school = schoolFactsOf(seeker).filter(([, value]) => value);
  const contacts = [
    ["Email", seeker.email, `mailto:${seeker.email}`],
    ["Phone", seeker.phone, `tel:${seeker.phone}`],
    ["LinkedIn", seeker.linkedin, seeker.linkedin && webLink(seeker.linkedin)],
    ["GitHub", seeker.github, seeker.github && webLink(seeker.github)],
  ] as const;
  return (
    <article className={classes.person} aria-label={`${seeker.name}'s profile`}>
      <header className={classes.head}>
        <Monogram name={seeker.name} url={seeker.photoUrl} size={56} shape="person" />
        <div className={classes.names}>
          <h2 className={classes.name}>{seeker.name}</h2>
          <p className={classes.quiet}>{factLine(seeker.currentProfession, seeker.location)}</p>
          <UnmetCount application={applicant} />
        </div>
      </header>
      {status === "WITHDRAWN" ? null : (
        <>
          <ApplicantMessages applicationId={applicant.id} name={seeker.name} />
          <ApplicantInterview applicationId={applicant.id} name={seeker.name} />
          <ApplicantOffer applicationId={applicant.id} name={seeker.name} />
        </>
      )}
      <TagEditor applicationId={applicant.id} tags={applicant.tags} />
      <SkillList skills={seeker.skills} />
      <FactList facts={nextJobFactsOf(seeker)} />
      {seeker.about ? <p className={classes.about}>{seeker.about}</p> : null}
      <div className={classes.experience}>
        <HistoryList person={seeker} heading="h3" />
      </div>
      <TitledText heading="Note from the applicant" text={coverNote} />
      <AnswerList answers={applicant.answers} isHidden={applicant.isHidden} heading="Answers" />
      {appliedBefore.length > 0 ? (
        <section className={classes.before} aria-label="Applied before">
          <h3 className={classes.subtitle}>Applied before</h3>
          <ul>
            {appliedBefore.map(({ id, jobTitle, status: outcome, appliedAt }) => (
              <li key={id}>
                {jobTitle}, {longDate(appliedAt)}
                <ApplicationStatusBadge status={outcome} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <dl className={classes.contacts} aria-label="Contact details">
        {contacts.map(([name, value, address]) =>
          value && address ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Anchor href={address} {...(address.startsWith("http") && { target: "_blank", rel: "noreferrer" })}>
                  {value}
                </Anchor>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <ReviewNotes applicant={applicant} />
      <TitledText heading="Message to the applicant" text={message} />
      <ApplicationHistory status={status} events={events} />
      {school.length > 0 ? (
        <details className={classes.school}>
          <summary>Age and school</summary>
          <FactList facts={school} />
        </details>
      ) : null}
      <p className={classes.quiet}>Applied {exactTime(applicant.appliedAt)}</p>
    </article>
  );
});
