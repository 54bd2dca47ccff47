import { memo, type RefObject, useDeferredValue, useEffect, useLayoutEffect } from "react";
import { problemOf } from "../../apollo/problem.ts";
import { useReviewApplicantQuery } from "../../generated/applications/review/review.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { scrollRegion } from "../../ui/lists/scroll-region.ts";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { FROM_PROFILE } from "../applicants/applicant-card.tsx";
import { ResumePane } from "../resume/resume-pane.tsx";
import { useOpenApplication } from "../use-open-application.ts";
import classes from "./review.module.css";
import { ReviewPerson } from "./review-person.tsx";

interface ReviewPaneProps {
  /** The current applicant. */
  opened: string | null;
  /** An applicant who is shown at once when current; others are shown after the page has answered the key. */
  atOnce: string | null;
  /** Called with the applicant whose profile is on the screen; null while none is. */
  onShown: (applicationId: string | null) => void;
  profile: RefObject<HTMLElement | null>;
  resume: RefObject<HTMLElement | null>;
  /** Phones show one of the two; a hidden resume is not rendered. */
  showsResume: boolean;
}

/** The current applicant. The list and the actions answer a key first: a profile takes longer to render. */
export function ReviewPane({ opened, atOnce, ...where }: ReviewPaneProps) {
  const later = useDeferredValue(opened);
  const isNow = atOnce === opened;
  const shown = isNow ? opened : later;
  return (
    <div className={classes.shown} aria-busy={shown !== opened || undefined}>
      <Applicant shown={shown} isNow={isNow} {...where} />
    </div>
  );
}

interface ApplicantProps extends Omit<ReviewPaneProps, "opened" | "atOnce"> {
  shown: string | null;
  /** Whether changes of the applicant are shown at once too. */
  isNow: boolean;
}

/** An applicant, and the resume beside. Memoised: the review is rendered again for each key. */
const Applicant = memo(function Applicant({ shown, isNow, onShown, profile, resume, showsResume }: ApplicantProps) {
  const { data, error, refetch } = useReviewApplicantQuery({
    variables: { id: shown ?? "" },
    skip: shown === null,
    fetchPolicy: "cache-and-network",
  });
  // A decision changes the applicant that it leaves.
  const later = useDeferredValue(data);
  const { applicant: loaded } = (isNow ? data : later) ?? {};
  const applicant = loaded?.id === shown ? loaded : undefined;
  const applicantId = applicant?.id ?? null;
  useLayoutEffect(() => {
    onShown(applicantId);
    return () => onShown(null);
  }, [applicantId, onShown]);
  useOpenApplication(applicantId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads nothing of it, and runs because another applicant is shown
  useEffect(() => {
    profile.current?.scrollTo(0, 0);
  }, [shown]);
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
});
