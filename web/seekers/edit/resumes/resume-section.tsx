import { MAX_RESUMES } from "../../../../shared/seekers.ts";
import { listProblem } from "../../../apollo/problem.ts";
import { useViewerResumesQuery } from "../../../generated/seekers/edit/resumes/resumes.ts";
import { FocusKeeper } from "../../../ui/focus/focus-keeper.tsx";
import { ErrorState } from "../../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../../ui/lists/skeletons.tsx";
import { FormSection } from "../form-section.tsx";
import above from "../import/profile-import.module.css";
import classes from "../profile-form.module.css";
import { AddResume } from "./add-resume.tsx";
import { ResumeItem } from "./resume-item.tsx";

/** The seeker's resumes, each changed immediately, without the form. */
export function ResumeSection() {
  const { data, error, refetch } = useViewerResumesQuery({ fetchPolicy: "cache-and-network" });
  const resumes = data?.viewerResumes;
  return (
    <div className={above.import}>
      <FormSection
        id="resumes"
        title="Your Resumes"
        hint="The main one is in your profile. When you apply, you can send a different one. Companies see only the main one and what you send them."
      >
        {resumes ? (
          <FocusKeeper stops="a, button, input" className={classes.form}>
            {resumes.length > 0 ? (
              <ul className={classes.entries}>
                {resumes.map((resume) => (
                  <ResumeItem key={resume.id} resume={resume} />
                ))}
              </ul>
            ) : null}
            {resumes.length < MAX_RESUMES ? (
              <AddResume key={resumes.length} />
            ) : (
              <p>{`You have ${MAX_RESUMES} resumes, the maximum. Delete one to add another.`}</p>
            )}
          </FocusKeeper>
        ) : error ? (
          <ErrorState message={listProblem(error, "Could not load your resumes.")} onRetry={() => void refetch()} />
        ) : (
          <BlockSkeleton label="Loading your resumes" lines={2} />
        )}
      </FormSection>
    </div>
  );
}
