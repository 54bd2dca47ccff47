import { Button } from "@mantine/core";
import { COMPANY_RULES, CompanyFields, NO_COMPANY } from "../accounts/company-fields.tsx";
import { useAccountForm } from "../accounts/use-account-form.ts";
import { attempt, unsent } from "../apollo/problem.ts";
import { useCreateCompanyMutation } from "../generated/companies/company-changes.ts";
import type { CompanySize } from "../generated/graphql.ts";
import { announceLogIn } from "../session/log-ins-in-other-tabs.ts";
import { useViewer } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import sections from "../ui/sections.module.css";
import { useTitle } from "../ui/title.ts";
import { JoinableCompanies } from "./joinable-companies.tsx";
import classes from "./people.module.css";

/** For a recruiter without a company: how to join or create one. */
export default function NoCompany() {
  useTitle("No company");
  const { id, email } = useViewer();
  const [create] = useCreateCompanyMutation();
  const { field, submit, busy, problem } = useAccountForm(NO_COMPANY, COMPANY_RULES, ({ companySize, ...company }) =>
    attempt(async () => {
      await create({ variables: { input: { ...company, companySize: companySize as CompanySize } } });
      announceLogIn({ role: "RECRUITER", accountId: id, switchesContext: true });
    }, unsent("Could not create the company")),
  );
  return (
    <div className={sections.page}>
      <PageHeader
        title="You are not in a company"
        subtitle="Join one, or create your own. Your account has not changed."
      />
      <section className={sections.section} aria-labelledby="join">
        <h2 id="join">Join your company</h2>
        <p>Ask an owner of your company to invite {email}. The invitation comes by email.</p>
      </section>
      <JoinableCompanies />
      <section className={sections.section} aria-labelledby="create">
        <h2 id="create">Create a company</h2>
        <p>As its owner, you post its jobs and invite its members.</p>
        <form onSubmit={submit} className={sections.form} noValidate>
          <FormMessage tone="no">{problem?.message}</FormMessage>
          <div className={classes.fields}>
            <CompanyFields field={field} />
          </div>
          <Button type="submit" loading={busy}>
            Create company
          </Button>
        </form>
      </section>
      <p>Until then you can change your password, download your data, and delete your account. </p>
      <ButtonLink to="/main-recruiter/settings" variant="default">
        Go to settings
      </ButtonLink>
    </div>
  );
}
