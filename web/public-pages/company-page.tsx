import type { PublicCompany, PublicJobList, PublicResponseRecord } from "../../shared/public-pages.ts";
import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import { factLine } from "../../shared/text/fact-line.ts";
import { optionLabel } from "../ui/forms/options.ts";
import { Monogram } from "../ui/monogram.tsx";
import { RenderedText } from "../ui/rendered-text.tsx";
import { Verification } from "../ui/verification.tsx";
import { COMPANY_LINK, webLink } from "../ui/web-link.ts";
import classes from "./company-page.module.css";
import { dayOf } from "./day.ts";
import headings from "./heading.module.css";
import { countText, JobList } from "./job-list.tsx";
import { ResponseRecord } from "./response-record.tsx";

interface CompanyPageProps {
  company: PublicCompany;
  list: PublicJobList;
}

const NO_JOBS = "No open jobs at the moment.";

/** A company with its open jobs. */
export function CompanyPage({ company, record, list }: CompanyPageProps & { record: PublicResponseRecord | null }) {
  const links = [
    { text: "Website", address: company.website },
    { text: "LinkedIn", address: company.linkedin },
  ].filter(({ address }) => address);
  return (
    <>
      <header className={classes.head}>
        <Monogram name={company.name} url={company.logoUrl} size={64} />
        <div className={classes.names}>
          <h1 className={headings.heading}>{company.name}</h1>
          <p className={classes.facts}>
            {factLine(
              company.industry,
              company.places.join(", "),
              `${optionLabel(COMPANY_SIZES, company.size)} employees`,
            )}
          </p>
          <Verification verification={company.verification} day={dayOf} />
        </div>
      </header>
      {company.aboutHtml ? (
        <div className={classes.about}>
          <RenderedText html={company.aboutHtml} />
        </div>
      ) : null}
      {links.length > 0 ? (
        <ul className={classes.links}>
          {links.map(({ text, address }) => (
            <li key={text}>
              <a href={webLink(address)} rel={COMPANY_LINK}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {record ? <ResponseRecord record={record} /> : null}
      <h2 className={classes.jobs}>{countText(list)}</h2>
      <JobList list={list} withCompany={false} from="company" empty={NO_JOBS} />
    </>
  );
}

/** The company's jobs, embedded in a page of its own site. */
export function CompanyWidget({ company, list }: CompanyPageProps) {
  return (
    <>
      <h1 className={classes.widgetTitle}>Open jobs at {company.name}</h1>
      <JobList
        list={{ ...list, first: null, next: null }}
        withCompany={false}
        target="_blank"
        from="widget"
        empty={NO_JOBS}
      />
    </>
  );
}
