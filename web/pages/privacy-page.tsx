import { ConsentChoice } from "../assistant/consent-choice.tsx";
import { BlockedPeople } from "../privacy/blocked-people.tsx";
import { Choices } from "../privacy/choices.tsx";
import { DeleteAccount } from "../privacy/delete-account.tsx";
import { DownloadData } from "../privacy/download-data.tsx";
import { ExcludedCompanies } from "../privacy/excluded-companies.tsx";
import { ProfileAccesses } from "../privacy/profile-accesses.tsx";
import { usePrivacyLoaded } from "../privacy/use-privacy-loaded.ts";
import { useViewer } from "../session/viewer.ts";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import classes from "../ui/sections.module.css";
import { useTitle } from "../ui/title.ts";

/** /main/privacy and /main-recruiter/privacy */
export function Component() {
  useTitle("Privacy and data");
  const { role } = useViewer();
  const isSeeker = role === "SEEKER";
  const isLoaded = usePrivacyLoaded(isSeeker);
  return (
    <div className={classes.page}>
      <PageHeader title="Privacy and data" />
      {isLoaded ? null : <BlockSkeleton lines={12} label="Loading your privacy choices" />}
      <div className={classes.page} hidden={!isLoaded}>
        {isSeeker ? <Choices /> : null}
        {isSeeker ? <ConsentChoice className={classes.section} /> : null}
        {isSeeker ? <ProfileAccesses /> : null}
        {isSeeker ? <ExcludedCompanies /> : null}
        {isSeeker ? <BlockedPeople /> : null}
        <DownloadData role={role} />
        <DeleteAccount role={role} />
      </div>
    </div>
  );
}
