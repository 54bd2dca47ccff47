import { useDisclosure } from "@mantine/hooks";
import { useSearchParams } from "react-router-dom";
import { SEARCH_KEYWORD_MAX } from "../../../shared/jobs.ts";
import { CandidateList } from "../../seekers/candidate-list.tsx";
import { CandidatePanel } from "../../seekers/candidate-panel.tsx";
import { PeopleFilterPanel } from "../../seekers/people-filter-panel.tsx";
import {
  peopleChipsOf,
  peopleFilterOf,
  withoutPeopleConditions,
  withPeopleConditions,
} from "../../seekers/people-filters.ts";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SearchBar } from "../../ui/search-bar.tsx";
import { useTitle } from "../../ui/title.ts";
import { useOpenedInAddress } from "../../ui/use-opened-in-address.ts";

/** /main-recruiter/allcandidates: Browse Talents. */
export function Component() {
  useTitle("Browse Talents");
  const [search, setSearch] = useSearchParams();
  const [filtersShown, { toggle, close }] = useDisclosure(false);
  const filter = peopleFilterOf(search);
  const [opened, open] = useOpenedInAddress("candidate");
  return (
    <>
      <PageHeader title="Browse Talents" subtitle="Keep reaching out to secure the best talent!" />
      <SearchBar
        placeholder="Search Candidates..."
        maxLength={SEARCH_KEYWORD_MAX}
        onSearch={(keyword) => setSearch(withPeopleConditions(search, keyword))}
        filters={{ id: "people-filters", opened: filtersShown, onToggle: toggle }}
      />
      <PeopleFilterPanel
        id="people-filters"
        opened={filtersShown}
        onClose={close}
        onApply={(choices) => setSearch(withPeopleConditions(search, "", choices))}
      />
      <FilterChips
        filters={peopleChipsOf(filter)}
        onRemove={(key) => setSearch(withoutPeopleConditions(search, key))}
        onClear={() => setSearch(withoutPeopleConditions(search))}
      />
      <CandidateList
        key={JSON.stringify(filter)}
        filter={filter}
        onOpen={open}
        onShowAll={() => setSearch(withoutPeopleConditions(search))}
      />
      <CandidatePanel candidateId={opened} onClose={() => open(null)} />
    </>
  );
}
