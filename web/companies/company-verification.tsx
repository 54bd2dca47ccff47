import { Button } from "@mantine/core";
import { problemOf, unsent } from "../apollo/problem.ts";
import { useCompanyVerificationQuery, useVerifyCompanyByMailMutation } from "../generated/companies/verification.ts";
import type { OwnVerification_VerificationFragment } from "../generated/graphql.ts";
import { longDate } from "../ui/dates.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { notify, notifyProblem } from "../ui/notices/notify.ts";
import sections from "../ui/sections.module.css";
import { Verification } from "../ui/verification.tsx";
import { DomainCheck } from "./domain-check.tsx";

const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

/** The company's verification and its options, for owners. */
export function CompanyVerification() {
  const { data, error, refetch } = useCompanyVerificationQuery({ fetchPolicy: "cache-and-network" });
  return (
    <section className={sections.section} aria-labelledby="verification">
      <h2 id="verification">Verification</h2>
      {data ? (
        <State own={data.companyVerification} />
      ) : error ? (
        <ErrorState
          message={problemOf(error, "The verification could not be loaded").message}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={3} label="Loading the verification" />
      )}
    </section>
  );
}

function State({ own }: { own: OwnVerification_VerificationFragment }) {
  const { verification, missingSince, mailDomain, holdsUnverified, claim } = own;
  const lastDay = missingSince && longDate(new Date(Date.parse(missingSince) + GRACE_MS));
  return (
    <>
      <Verification verification={verification} day={longDate} />
      <FormMessage tone="no">
        {lastDay
          ? `Your verification is no longer valid. Fix it before ${lastDay}, or the company is shown as not verified.`
          : null}
      </FormMessage>
      {verification && !missingSince ? null : (
        <p>
          Job seekers see whether your company is verified. No other company can use a verified name.
          {holdsUnverified
            ? " Until you are verified, you can have three open jobs and see only your own applicants."
            : null}
        </p>
      )}
      {mailDomain && (!verification || missingSince) ? <ByMail domain={mailDomain} /> : null}
      <DomainCheck key={claim?.domain} claim={claim} isVerified={verification !== null && !missingSince} />
    </>
  );
}

function ByMail({ domain }: { domain: string }) {
  const [verify, { loading }] = useVerifyCompanyByMailMutation({ refetchQueries: ["CompanyVerification"] });
  const send = () =>
    verify().then(() => notify("Company verified."), notifyProblem(unsent("The company could not be verified")));
  return (
    <div>
      <Button loading={loading} onClick={() => void send()}>
        Verify by your email address at {domain}
      </Button>
    </div>
  );
}
