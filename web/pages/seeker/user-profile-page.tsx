import { Button } from "@mantine/core";
import { IconFileText, IconPencil } from "@tabler/icons-react";
import { problemOf } from "../../apollo/problem.ts";
import { MyNetworkButton } from "../../connections/my-network-button.tsx";
import { useViewerProfileQuery } from "../../generated/seekers/profile.ts";
import { CompletenessMeter } from "../../seekers/completeness-meter.tsx";
import { completable } from "../../seekers/own-profile.ts";
import { Profile } from "../../seekers/profile-view.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { PageSkeleton } from "../../ui/lists/skeletons.tsx";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Failed to fetch profile";

export const handle = { failed: FAILED };

/** /main/userprofile: the viewer's own profile as others see it, with the owner's actions. */
export function Component() {
  useTitle("My Profile");
  const { data, error, refetch } = useViewerProfileQuery({ fetchPolicy: "cache-and-network" });
  const person = data?.viewerSeeker;
  if (error && !person) {
    return <ErrorState message={problemOf(error, FAILED).message} onRetry={() => void refetch()} />;
  }
  if (!person) return <PageSkeleton title="My Profile" label="Loading your profile" />;
  return (
    <>
      <CompletenessMeter profile={completable(person)} linked />
      <Profile isOwn person={person} actions={<OwnActions resumeUrl={person.resumeUrl} />} />
    </>
  );
}

function OwnActions({ resumeUrl }: { resumeUrl: string | null }) {
  return (
    <>
      <ButtonLink to="/main/userprofile-edit" leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}>
        Edit Profile
      </ButtonLink>
      {resumeUrl ? (
        <Button
          component="a"
          href={resumeUrl}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconFileText size={18} stroke={1.75} aria-hidden="true" />}
        >
          View Resume
        </Button>
      ) : (
        <ButtonLink
          to="/main/userprofile-edit#files"
          variant="default"
          leftSection={<IconFileText size={18} stroke={1.75} aria-hidden="true" />}
        >
          Add resume
        </ButtonLink>
      )}
      <MyNetworkButton />
    </>
  );
}
