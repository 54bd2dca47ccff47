import { ConsentChoice } from "../assistant/consent-choice.tsx";
import { BlockedPeople } from "../privacy/blocked-people.tsx";
import { Choices } from "../privacy/choices.tsx";
import { DeleteAccount } from "../privacy/delete-account.tsx";
import { DownloadData } from "../privacy/download-data.tsx";
import { ProfileAccesses } from "../privacy/profile-accesses.tsx";
import { useViewer } from "../session/viewer.ts";
import { PageHeader } from "../ui/page-header.tsx";
import classes from "../ui/sections.module.css";
import { useTitle } from "../ui/title.ts";

/** /main/privacy and /main-recruiter/privacy */
export function Component() {
  useTitle("Privacy and data");
  const { role } = useViewer();
  const isSeeker = role === "SEEKER";
  return (
    <div className={classes.page}>
      <PageHeader title="Privacy and data" />
      {isSeeker ? <Choices /> : null}
      {isSeeker ? <ConsentChoice className={classes.section} /> : null}
      {isSeeker ? <ProfileAccesses /> : null}
      {isSeeker ? <BlockedPeople /> : null}
      <DownloadData role={role} />
      <DeleteAccount role={role} />
    </div>
  );
}
