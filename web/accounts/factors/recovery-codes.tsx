import { Button } from "@mantine/core";
import { useCreateRecoveryCodesMutation } from "../../generated/accounts/factors/factors.ts";
import { confirmChange } from "../../ui/notices/confirm-change.ts";
import sections from "../../ui/sections.module.css";
import { forgetSecurityActivity } from "../forget-security-activity.ts";

const THEN = { refetchQueries: ["LogInFactors"], awaitRefetchQueries: true, update: forgetSecurityActivity };

/** The number of recovery codes left, and a way to replace them. */
export function RecoveryCodes({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const [make, { loading }] = useCreateRecoveryCodesMutation({ fetchPolicy: "no-cache", ...THEN });
  async function ask() {
    await confirmChange(
      {
        title: "Create new recovery codes?",
        body: "Your current codes will stop working.",
        confirm: "Create new codes",
      },
      () => make(),
      ({ data }) => data && onCodes(data.createRecoveryCodes.recoveryCodes),
      "Could not create recovery codes",
    );
  }
  return (
    <section className={sections.section} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">Recovery codes</h2>
      <p>
        If you lose your device, each code logs you in once, after your password.{" "}
        {left === 0 ? "No codes left." : left === 1 ? "1 code left." : `${left} codes left.`}
      </p>
      <Button variant="default" loading={loading} onClick={() => void ask()}>
        Create new codes
      </Button>
    </section>
  );
}
