import { listProblem, unsent } from "../apollo/problem.ts";
import type { ContactVisibility, OpenToWork } from "../generated/graphql.ts";
import { usePrivacyChoicesQuery } from "../generated/privacy/privacy.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import classes from "../ui/sections.module.css";
import { WRAPS } from "../ui/wrapping.ts";

const WHO: Record<ContactVisibility, string> = {
  SEEKERS: "every logged-in job seeker",
  CONNECTIONS: "your connections",
  NOBODY: "no job seekers",
};

const visibilityWords = ({
  phoneVisibility,
  emailVisibility,
}: Record<`${"phone" | "email"}Visibility`, ContactVisibility>) =>
  phoneVisibility === emailVisibility
    ? `Your phone number and email address are visible to ${WHO[phoneVisibility]}.`
    : `Your phone number is visible to ${WHO[phoneVisibility]}, your email address to ${WHO[emailVisibility]}.`;

function recruiterWords({
  openToWork,
  hidesContacts,
}: {
  openToWork: OpenToWork;
  hidesContacts: boolean | null;
}): string {
  if (openToWork === "NO")
    return "Recruiters cannot find you before you apply. Those you apply to see your phone number and email address.";
  const found = `Recruiters can find you under Browse Talents${openToWork === "YES" ? ", marked “Open to work”" : ""}`;
  return hidesContacts
    ? `${found}, and open your resume. Worklane shows them your phone number and email address only once you apply to their company or accept its invitation, but your resume may contain them.`
    : `${found}, open your resume, and see your phone number and email address.`;
}

/** The seeker's visibility settings. */
export function Choices() {
  const { data, error, refetch } = usePrivacyChoicesQuery({ fetchPolicy: "cache-and-network" });
  const settings = data?.viewerSeeker.settings;
  return (
    <section className={classes.section} aria-labelledby="choices">
      <h2 id="choices">What others see</h2>
      {settings ? (
        <>
          <p>
            {visibilityWords(settings)} {recruiterWords(settings)}
          </p>
          <ButtonLink to="/main/userprofile-edit#privacy" variant="default" {...WRAPS}>
            Change what others see
          </ButtonLink>
        </>
      ) : error ? (
        <ErrorState
          message={listProblem(error, unsent("Could not load your choices"))}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={2} label="Loading your choices" />
      )}
    </section>
  );
}
