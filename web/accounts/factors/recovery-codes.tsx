import { Button } from "@mantine/core";
import { problemOf, unsent } from "../../apollo/problem.ts";
import { useCreateRecoveryCodesMutation } from "../../generated/accounts/factors/factors.ts";
import { notifyFailure } from "../../ui/notices/notify.ts";
import { confirm } from "../../ui/overlays/confirm.ts";
import sections from "../../ui/sections.module.css";
import { forgetSecurityActivity } from "../forget-security-activity.ts";

const THEN = { refetchQueries: ["LogInFactors"], awaitRefetchQueries: true, update: forgetSecurityActivity };

/** The number of recovery codes left, and a way to replace them. */
export function RecoveryCodes({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const [make, { loading }] = useCreateRecoveryCodesMutation({ fetchPolicy: "no-cache", ...THEN });
  async function ask() {
    const sure = await confirm({
      title: "Create new recovery codes?",
      body: "Your current codes stop working.",
      confirm: "Create new codes",
    });
    if (!sure) return;
    await make().then(
      ({ data }) => data && onCodes(data.createRecoveryCodes.recoveryCodes),
      (error: unknown) => notifyFailure(problemOf(error, unsent("Could not create recovery codes")).message),
    );
  }
  return (
    <section className={sections.section} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">Recovery codes</h2>
      <p>
        If you lose your device, each code logs you in once, after your password.{" "}
        {left === 1 ? "1 code is left." : `${left} codes are left.`}
      </p>
      <Button variant="default" loading={loading} onClick={() => void ask()}>
        Create new codes
      </Button>
    </section>
  );
}
