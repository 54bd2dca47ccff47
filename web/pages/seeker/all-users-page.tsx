import { useDisclosure } from "@mantine/hooks";
import { useSearchParams } from "react-router-dom";
import { PeerCount } from "../../seekers/peer-count.tsx";
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
import classes from "./all-users-page.module.css";
import { PeerList } from "./peer-list.tsx";

/** /main/allusers: the other seekers, searched and filtered by the database; what is asked for lives in the address. */
export function Component() {
  useTitle("Explore Peers");
  const [search, setSearch] = useSearchParams();
  const [filtersShown, { toggle, close }] = useDisclosure(false);
  const filter = peopleFilterOf(search);
  const searched = JSON.stringify(filter);
  return (
    <>
      <PageHeader title="Explore Peers" subtitle="People who look for work as you do. Connect, and talk." />
      <SearchBar
        placeholder="Search Peers..."
        onSearch={(keyword) => setSearch(withPeopleConditions(search, keyword))}
        filters={{ id: "peer-filters", opened: filtersShown, onToggle: toggle }}
      />
      <PeopleFilterPanel
        id="peer-filters"
        opened={filtersShown}
        onClose={close}
        onApply={(choices) => setSearch(withPeopleConditions(search, "", choices))}
      />
      <FilterChips
        filters={peopleChipsOf(filter)}
        onRemove={(key) => setSearch(withoutPeopleConditions(search, key))}
        onClear={() => setSearch(withoutPeopleConditions(search))}
      />
      <p className={classes.found} role="status">
        {filter ? <PeerCount key={searched} filter={filter} /> : null}
      </p>
      <PeerList key={searched} filter={filter} onClear={() => setSearch(withoutPeopleConditions(search))} />
    </>
  );
}
