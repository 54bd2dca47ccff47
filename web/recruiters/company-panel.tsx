import { Anchor } from "@mantine/core";
import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import type { CompanyProfile_RecruiterFragment } from "../generated/graphql.ts";
import { useCan } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { longDate } from "../ui/dates.ts";
import { optionLabel } from "../ui/forms/options.ts";
import { RenderedText } from "../ui/rendered-text.tsx";
import { COMPANY_LINK, webLink } from "../ui/web-link.ts";
import { CompanyLogo } from "./company-logo.tsx";
import classes from "./company-panel.module.css";

/** The company profile: beside the dashboard, and as a page. */
export function CompanyPanel({ company }: { company: CompanyProfile_RecruiterFragment }) {
  const mayEdit = useCan("CHANGE_COMPANY");
  const facts: [name: string, value: string][] = [
    ["Company", company.companyName],
    ["Industry", company.industry],
    ["Company size", `${optionLabel(COMPANY_SIZES, company.companySize)} employees`],
    ["Location", [company.companyLocation, ...company.otherPlaces].join(", ")],
  ];
  const links: [name: string, address: string | null][] = [
    ["Website", company.companyWebsite],
    ["LinkedIn", company.linkedin],
  ];
  return (
    <section className={classes.panel} aria-label="Company profile">
      <header className={classes.head}>
        <CompanyLogo url={company.logoUrl} />
        <div className={classes.names}>
          <h2 className={classes.name}>{company.companyName}</h2>
          <p className={classes.quiet}>{company.email}</p>
          <p className={classes.quiet}>Joined {longDate(company.createdAt)}</p>
        </div>
      </header>
      {company.companyDescriptionHtml ? <RenderedText html={company.companyDescriptionHtml} /> : null}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {links.map(([name, address]) =>
          address ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Anchor href={webLink(address)} target="_blank" rel={COMPANY_LINK}>
                  {address.replace(/^https?:\/\//, "")}
                </Anchor>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {mayEdit ? (
        <ButtonLink to="/main-recruiter/recruiterprofile-edit" variant="default" aria-label="Edit company profile">
          EDIT
        </ButtonLink>
      ) : null}
    </section>
  );
}
