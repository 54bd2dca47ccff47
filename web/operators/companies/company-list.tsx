import { Button } from "@mantine/core";
import { verificationLabel } from "../../../shared/verification.ts";
import type { ConsoleCompanyFragment } from "../../generated/graphql.ts";
import { longDate } from "../../ui/dates.ts";
import { useChosenRow } from "../../ui/lists/use-chosen-row.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import classes from "../console.module.css";
import { useOperatorCan } from "../viewer-operator.ts";
import { CompanyVerificationForm } from "./company-verification-form.tsx";

/** Companies as rows, or cards on phones, with evidence of their identity. */
export function CompanyList({ companies }: { companies: readonly ConsoleCompanyFragment[] }) {
  const mayVerify = useOperatorCan("VERIFY_COMPANIES");
  const { chosen, opened, open, close } = useChosenRow(companies);
  return (
    <>
      <ul className={classes.table} aria-label="Companies">
        {companies.map((company) => (
          <li key={company.id}>
            <article className={classes.row}>
              <div>
                <h2>
                  <a href={`/companies/${company.slug}`}>{company.name}</a>
                </h2>
                <p>{standing(company)}</p>
              </div>
              <p className={classes.quiet}>{company.openJobs === 1 ? "1 open job" : `${company.openJobs} open jobs`}</p>
              {mayVerify ? (
                <Button
                  variant="default"
                  aria-label={`${company.verifiedDomain ? "Revoke the verification of" : "Confirm"} ${company.name}`}
                  onClick={() => open(company.id)}
                >
                  {company.verifiedDomain ? "Revoke" : "Confirm"}
                </Button>
              ) : null}
            </article>
          </li>
        ))}
      </ul>
      <SidePanel
        opened={opened}
        onClose={close}
        title={chosen?.verifiedDomain ? `Revoke the verification of ${chosen.name}?` : `Confirm ${chosen?.name ?? ""}?`}
        width={440}
        fit
      >
        {chosen ? <CompanyVerificationForm company={chosen} onDone={close} /> : null}
      </SidePanel>
    </>
  );
}

function standing({
  claimedDomain,
  verifiedDomain,
  method,
  verifiedAt,
  checkedAt,
  missingSince,
  verificationRevokedAt,
}: ConsoleCompanyFragment) {
  if (verificationRevokedAt) return `Revoked by operators on ${longDate(verificationRevokedAt)}`;
  if (!verifiedDomain || !method || !verifiedAt) return `Claims ${claimedDomain ?? "no domain"}`;
  const words = `Verified on ${longDate(verifiedAt)}: ${verificationLabel({ domain: verifiedDomain, method })}`;
  if (missingSince) return `${words}. Not found since ${longDate(missingSince)}`;
  return checkedAt ? `${words}, last checked on ${longDate(checkedAt)}` : words;
}
