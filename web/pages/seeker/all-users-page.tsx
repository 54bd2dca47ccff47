import { Fragment } from "react";
import { PeerCount } from "../../seekers/peer-count.tsx";
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
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";
import { PeerList } from "./peer-list.tsx";

export const handle = { failed: PEOPLE_FAILED };

/** /main/allusers: other seekers, searched and filtered by the database; the conditions are in the address. */
export function Component() {
  useTitle("Explore Peers");
  const [search, changeSearch] = useSearchAddress();
  const filter = peopleFilterOf(search);
  const searched = JSON.stringify(filter);
  const showEveryone = () => changeSearch((before) => withoutPeopleConditions(before));
  return (
    <>
      <PageHeader title="Explore Peers" subtitle="Other people looking for work. Connect and chat." />
      <PeopleSearchForm
        placeholder="Search Peers..."
        panelId="peer-filters"
        onSearch={(keyword, choices) => changeSearch((before) => withPeopleConditions(before, keyword, choices))}
      />
      <FilterChips
        filters={peopleChipsOf(filter)}
        onRemove={(key) => changeSearch((before) => withoutPeopleConditions(before, key))}
        onClear={showEveryone}
      />
      <Fragment key={searched}>
        {filter ? <PeerCount filter={filter} /> : null}
        <PeerList filter={filter} onClear={showEveryone} />
      </Fragment>
    </>
  );
}
