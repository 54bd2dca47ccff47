import { ChangePassword } from "../accounts/change-password.tsx";
import { Devices } from "../accounts/devices.tsx";
import { EmailAddress } from "../accounts/email-address.tsx";
import { LogInFactors } from "../accounts/factors/log-in-factors.tsx";
import { OwnMeasures } from "../accounts/own-measures.tsx";
import { OwnName } from "../accounts/own-name.tsx";
import { SecurityActivity } from "../accounts/security-activity.tsx";
import { DevelopersLink } from "../apps/developers-link.tsx";
import { CalendarFeed } from "../interviews/calendar-feed.tsx";
import { HiddenListings } from "../jobs/hiding/hidden-listings.tsx";
import { NoticePreferences } from "../notices/notice-preferences.tsx";
import { PhoneNumber } from "../seekers/phone-number.tsx";
import { useViewer } from "../session/viewer.ts";
import { LinkedSections } from "../ui/linked-sections.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useTitle } from "../ui/title.ts";
import { PersonalChoices } from "./personal-choices.tsx";

/**
 * /main/settings and /main-recruiter/settings: notices, appearance and speech, login factors, and a recruiter's name.
 */
export function Component() {
  useTitle("Settings");
  const { email, role } = useViewer();
  return (
    <>
      <PageHeader title="Settings" subtitle={`You are logged in as ${email}.`} />
      <LinkedSections>
        <OwnMeasures />
        {role === "RECRUITER" ? <OwnName /> : null}
        <EmailAddress />
        {role === "SEEKER" ? <PhoneNumber /> : null}
        <NoticePreferences />
        <CalendarFeed />
        <PersonalChoices hasChats={role === "SEEKER"} />
        <ChangePassword />
        <LogInFactors />
        <Devices />
        <SecurityActivity />
        <DevelopersLink />
        {role === "SEEKER" ? <HiddenListings /> : null}
      </LinkedSections>
    </>
  );
}
