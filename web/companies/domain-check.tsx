import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { problemOf } from "../apollo/problem.ts";
import { useCheckCompanyDomainMutation, useClaimCompanyDomainMutation } from "../generated/companies/verification.ts";
import type { OwnVerification_VerificationFragment } from "../generated/graphql.ts";
import widget from "../recruiters/careers-widget.module.css";
import { CopyButton } from "../ui/copy-button.tsx";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { notify } from "../ui/notices/notify.ts";
import own from "./domain-check.module.css";
import classes from "./people.module.css";

interface DomainCheckProps {
  claim: OwnVerification_VerificationFragment["claim"];
  isVerified: boolean;
}

const REFETCH = { refetchQueries: ["CompanyVerification"], awaitRefetchQueries: true };
const NOT_CHECKED = "The domain could not be checked";

/** Verifies the company by a DNS record: the owner enters a domain, gets the record, and has it checked. */
export function DomainCheck({ claim, isVerified }: DomainCheckProps) {
  const [domain, setDomain] = useState(claim?.domain ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const [name, naming] = useClaimCompanyDomainMutation(REFETCH);
  const [check, checking] = useCheckCompanyDomainMutation(REFETCH);
  const act = (run: () => Promise<unknown>, done?: string) => {
    setProblem(null);
    run().then(
      () => done && notify(done),
      (error: unknown) => setProblem(problemOf(error, NOT_CHECKED).message),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(() => name({ variables: { input: { domain } } }));
  };
  return (
    <details open={!isVerified} className={own.check}>
      <summary className={own.summary}>{isVerified ? "Verify another domain" : "Verify with a DNS record"}</summary>
      <form onSubmit={submit} className={classes.fields} noValidate>
        <TextInput
          label="Your company's domain"
          placeholder="acme.com"
          inputMode="url"
          autoCapitalize="off"
          maxLength={253}
          value={domain}
          onChange={(event) => setDomain(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="default" loading={naming.loading}>
            {claim ? "Change the domain" : "Show the DNS record"}
          </Button>
        </div>
      </form>
      {claim ? (
        <>
          <p>Add this TXT record to the DNS of {claim.domain}, and leave it there. We check it every day.</p>
          <pre className={widget.snippet}>
            <code>{claim.record}</code>
          </pre>
          <div className={classes.actions}>
            <CopyButton text={claim.record} />
            <Button loading={checking.loading} onClick={() => act(check, "Company verified.")}>
              Check now
            </Button>
          </div>
        </>
      ) : null}
      <FormMessage tone="no">{problem}</FormMessage>
    </details>
  );
}
