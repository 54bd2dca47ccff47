import { problemOf } from "../../apollo/problem.ts";
import { useViewerProfileQuery } from "../../generated/seekers/profile.ts";
import { ProfileForm } from "../../seekers/edit/profile-form.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

/** /main/userprofile-edit */
export function Component() {
  useTitle("Edit Profile");
  // Always from the server: the form must start from the stored values.
  const { data, error, refetch } = useViewerProfileQuery({
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const seeker = data?.viewerSeeker;
  return (
    <>
      <PageHeader
        title="Craft a Profile That Gets You Noticed"
        subtitle="Updating your profile helps us find what fits you best."
      />
      {seeker ? (
        <ProfileForm seeker={seeker} />
      ) : error ? (
        <ErrorState message={problemOf(error, "Failed to fetch profile").message} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton label="Loading your profile" lines={12} />
      )}
    </>
  );
}
