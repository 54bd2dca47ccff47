import { MAX_JOB_LOCATION, MAX_SEARCH_KEYWORD } from "../../shared/jobs.ts";
import { POSTED_WITHIN, type PublicJobList } from "../../shared/public-pages.ts";
import { JOB_FILTERS } from "../jobs/job-filters.ts";
import { optionLabel } from "../ui/options.ts";
import buttons from "./button.module.css";
import headings from "./heading.module.css";
import { countText, JobList } from "./job-list.tsx";
import classes from "./search-page.module.css";

interface SearchPageProps {
  asked: Readonly<Record<string, string>>;
  list: PublicJobList;
}

/** The job search for everybody: a form that is sent by GET. */
export function SearchPage({ asked, list }: SearchPageProps) {
  const active = Object.keys(asked).filter((name) => name !== "q").length;
  return (
    <>
      <h1 className={headings.heading}>Find your next job</h1>
      <p className={headings.lede}>{countText(list)}. No log-in needed to look.</p>
      <search>
        <form method="get" action="/jobs" className={classes.form}>
          <div className={classes.words}>
            <label className={classes.wide}>
              <span className={classes.label}>Title, skill, company or place</span>
              <input
                type="search"
                name="q"
                defaultValue={asked.q ?? ""}
                maxLength={MAX_SEARCH_KEYWORD}
                placeholder="Search jobs..."
                className={classes.field}
              />
            </label>
            <button type="submit" className={buttons.primary}>
              Search
            </button>
          </div>
          <details className={classes.filters}>
            <summary className={classes.summary}>{active > 0 ? `Filters (${active})` : "Filters"}</summary>
            <div className={classes.selects}>
              <label>
                <span className={classes.label}>Place</span>
                <input
                  name="place"
                  defaultValue={asked.place ?? ""}
                  maxLength={MAX_JOB_LOCATION}
                  className={classes.field}
                />
              </label>
              <label>
                <span className={classes.label}>Pay at least, in lakh rupees a year</span>
                <input
                  type="number"
                  name="payAtLeast"
                  min={0}
                  max={1000}
                  step="any"
                  defaultValue={asked.payAtLeast ?? ""}
                  className={classes.field}
                />
              </label>
              <label>
                <span className={classes.label}>Posted within</span>
                <select name="postedWithinDays" defaultValue={asked.postedWithinDays ?? ""} className={classes.field}>
                  <option value="">Any time</option>
                  {POSTED_WITHIN.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
              {JOB_FILTERS.map(({ name, label, options }) => (
                <label key={name}>
                  <span className={classes.label}>{label}</span>
                  <select name={name} defaultValue={asked[name] ?? ""} className={classes.field}>
                    <option value="">Any</option>
                    {options.map(({ value }) => (
                      <option key={value} value={value}>
                        {optionLabel(options, value)}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </div>
            <button type="submit" className={buttons.button}>
              Apply filters
            </button>
          </details>
        </form>
      </search>
      {Object.keys(asked).length > 0 ? (
        <p className={classes.clear}>
          <a href="/jobs">Clear the search</a>
        </p>
      ) : null}
      <JobList list={list} empty="No open job matches. Try fewer words or filters." />
    </>
  );
}
