import { type RefObject, useEffect } from "react";
import { problemOf } from "../../apollo/problem.ts";
import type { useReviewApplicantQuery } from "../../generated/applications/review/review.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { scrollRegion } from "../../ui/lists/scroll-region.ts";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { FROM_PROFILE } from "../applicants/applicant-card.tsx";
import { ResumePane } from "../resume/resume-pane.tsx";
import classes from "./review.module.css";
import { ReviewPerson } from "./review-person.tsx";

interface ReviewPaneProps {
  /** The applicant to show. */
  opened: string | null;
  loaded: Pick<ReturnType<typeof useReviewApplicantQuery>, "data" | "error" | "refetch">;
  profile: RefObject<HTMLElement | null>;
  resume: RefObject<HTMLElement | null>;
  /** Phones show one of the two; a hidden resume is not rendered. */
  showsResume: boolean;
}

/** The applicant, and the resume beside. */
export function ReviewPane({
  opened,
  loaded: { data, error, refetch },
  profile,
  resume,
  showsResume,
}: ReviewPaneProps) {
  const applicant = data?.applicant.id === opened ? data?.applicant : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads nothing of it, and runs because another applicant is shown
  useEffect(() => {
    profile.current?.scrollTo(0, 0);
  }, [opened]);
  return (
    <>
      <section ref={profile} className={classes.person} {...scrollRegion("Applicant")}>
        {applicant ? (
          <ReviewPerson key={applicant.id} applicant={applicant} />
        ) : error ? (
          <ErrorState
            message={problemOf(error, "Failed to fetch profile").message}
            onRetry={() => void refetch().catch(() => {})}
          />
        ) : (
          <BlockSkeleton label="Loading the applicant" lines={8} />
        )}
      </section>
      <section ref={resume} className={classes.resume} aria-label="Resume">
        {applicant && showsResume ? (
          <ResumePane
            key={applicant.resumeUrl}
            name={applicant.seeker.name}
            url={applicant.resumeUrl ?? null}
            applicationId={applicant.id}
            isHidden={applicant.isHidden}
            note={applicant.resumeFromProfile ? FROM_PROFILE : undefined}
          />
        ) : null}
      </section>
    </>
  );
}
