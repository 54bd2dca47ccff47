import { Suspense } from "react";
import { type JobFilterChoices, NO_CHOICES } from "../../../shared/job-search-address.ts";
import type { JobFilter } from "../../generated/graphql.ts";
import { SearchForm, type SearchFormProps } from "../../ui/forms/search-form.tsx";
import { lazyOnTouch } from "../../ui/overlays/lazy-part.tsx";
import { useTouched } from "../../ui/overlays/on-first-touch.ts";
import type { Suggestion } from "./job-suggestions.tsx";

const JobFilterFields = lazyOnTouch(() => import("./job-filter-fields.tsx"));
const JobSuggestions = lazyOnTouch(() => import("./job-suggestions.tsx"));
const ShowJobs = lazyOnTouch(() => import("../show-jobs.tsx"));

interface JobSearchFormProps extends Pick<SearchFormProps<JobFilterChoices>, "ref" | "onSearch"> {
  /** Returns the current search with additional conditions. */
  filterWith: (keyword: string, choices: JobFilterChoices) => JobFilter | null;
  onChoose: (suggestion: Suggestion) => void;
}

/** The search box and filter form of the job search. */
export function JobSearchForm({ ref, filterWith, onSearch, onChoose }: JobSearchFormProps) {
  const touched = useTouched();
  return (
    <SearchForm
      ref={ref}
      placeholder="Search jobs..."
      panelId="job-filters"
      none={NO_CHOICES}
      onSearch={onSearch}
      suggestions={(words) =>
        touched ? (
          <Suspense>
            <JobSuggestions words={words} onChoose={onChoose} />
          </Suspense>
        ) : null
      }
      applyLabel={(words, choices) => <ShowJobs filter={filterWith(words, choices)} />}
    >
      {(choices, choose) => <JobFilterFields choices={choices} choose={choose} />}
    </SearchForm>
  );
}
