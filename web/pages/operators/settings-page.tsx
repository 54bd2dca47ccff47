import { ChangePassword } from "../../accounts/change-password.tsx";
import { Devices } from "../../accounts/devices.tsx";
import { EmailAddress } from "../../accounts/email-address.tsx";
import { LogInFactors } from "../../accounts/factors/log-in-factors.tsx";
import { OwnName } from "../../accounts/own-name.tsx";
import { SecurityActivity } from "../../accounts/security-activity.tsx";
import { useViewer } from "../../session/viewer.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import classes from "../../ui/sections.module.css";
import { useTitle } from "../../ui/title.ts";
import { PersonalChoices } from "../personal-choices.tsx";

/** /operators/settings: the operator's login factors, and the appearance of pages. */
export function Component() {
  useTitle("Settings");
  const { email } = useViewer();
  return (
    <div className={classes.page}>
      <PageHeader title="Settings" subtitle={`You are logged in as ${email}.`} />
      <LogInFactors />
      <OwnName isOperator />
      <EmailAddress />
      <PersonalChoices />
      <ChangePassword />
      <Devices />
      <SecurityActivity />
    </div>
  );
}
