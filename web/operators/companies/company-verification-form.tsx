import { useState } from "react";
import { unsent } from "../../apollo/problem.ts";
import type { ConsoleCompanyFragment } from "../../generated/graphql.ts";
import {
  useRevokeVerificationMutation,
  useVerifyCompanyManuallyMutation,
} from "../../generated/operators/companies/companies.ts";
import { ReasonForm } from "../reason-form.tsx";

const THEN = { refetchQueries: ["OperatorCompanies"], awaitRefetchQueries: true };

/** The reason for verifying a company manually, or for revoking its verification. */
export function CompanyVerificationForm({ company, onDone }: { company: ConsoleCompanyFragment; onDone: () => void }) {
  // The form keeps its initial action, even if the company changes while it is open.
  const [isVerified] = useState(company.verifiedDomain != null);
  const [verify] = useVerifyCompanyManuallyMutation(THEN);
  const [revoke] = useRevokeVerificationMutation(THEN);
  return (
    <ReasonForm
      label="Verification"
      words={
        isVerified
          ? "It is shown as not verified immediately, and cannot verify itself until operators confirm it."
          : "It is shown as verified, and no other company can take its name."
      }
      reader="Sent to the owners of the company."
      button={isVerified ? "Revoke" : "Confirm"}
      danger={isVerified}
      failed={unsent("Could not change the verification")}
      domain={isVerified ? undefined : (company.claimedDomain ?? "")}
      send={async ({ explanation, domain }) => {
        const input = { companyId: company.id, explanation };
        if (isVerified) return (await revoke({ variables: { input } })).data?.revokeVerification.message;
        return (await verify({ variables: { input: { ...input, domain } } })).data?.verifyCompanyManually.message;
      }}
      onDone={onDone}
    />
  );
}
