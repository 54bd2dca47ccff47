import { Fragment } from "react";
import { CandidateCount } from "../../seekers/candidate-count.tsx";
import { CandidateList } from "../../seekers/candidate-list.tsx";
import { CandidatePanel } from "../../seekers/candidate-panel.tsx";
import {
  peopleChipsOf,
  peopleFilterOf,
  withoutPeopleConditions,
  withPeopleConditions,
} from "../../seekers/people-filters.ts";
import { PeopleSearchForm } from "../../seekers/people-search-form.tsx";
import { PEOPLE_FAILED } from "../../seekers/people-texts.ts";
import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import { FilterChips } from "../../ui/lists/filter-chips.tsx";
import { useOpenedInAddress } from "../../ui/overlays/use-opened-in-address.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

export const handle = { failed: PEOPLE_FAILED };

/** /main-recruiter/allcandidates: Browse Talents. */
export function Component() {
  useTitle("Browse Talents");
  const [search, changeSearch] = useSearchAddress();
  const filter = peopleFilterOf(search);
  const searched = JSON.stringify(filter);
  const [opened, open] = useOpenedInAddress("candidate");
  const showAll = () => changeSearch((before) => withoutPeopleConditions(before));
  return (
    <>
      <PageHeader title="Browse Talents" subtitle="Keep reaching out to secure the best talent!" />
      <PeopleSearchForm
        placeholder="Search Candidates..."
        panelId="people-filters"
        onSearch={(keyword, choices) => changeSearch((before) => withPeopleConditions(before, keyword, choices))}
      />
      <FilterChips
        filters={peopleChipsOf(filter)}
        onRemove={(key) => changeSearch((before) => withoutPeopleConditions(before, key))}
        onClear={showAll}
      />
      <Fragment key={searched}>
        {filter ? <CandidateCount filter={filter} /> : null}
        <CandidateList filter={filter} onOpen={open} onShowAll={showAll} />
      </Fragment>
      <CandidatePanel candidateId={opened} onClose={() => open(null)} />
    </>
  );
}
