import { ChangePassword } from "../accounts/change-password.tsx";
import { Devices } from "../accounts/devices.tsx";
import { useViewer } from "../session/viewer.ts";
import { PageHeader } from "../ui/page-header.tsx";
import classes from "../ui/sections.module.css";
import { useTitle } from "../ui/title.ts";

/** /main/settings and /main-recruiter/settings: how the account is logged in to. */
export function Component() {
  useTitle("Settings");
  const { email } = useViewer();
  return (
    <div className={classes.page}>
      <PageHeader title="Settings" subtitle={`You log in as ${email}.`} />
      <ChangePassword />
      <Devices />
    </div>
  );
}
