import { type ComponentType, Fragment } from "react";
import type { SeekerFilter } from "../generated/graphql.ts";
import { useSearchAddress } from "../ui/forms/use-search-address.ts";
import { FilterChips } from "../ui/lists/filter-chips.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useTitle } from "../ui/title.ts";
import { peopleChipsOf, peopleFilterOf, withoutPeopleConditions, withPeopleConditions } from "./people-filters.ts";
import { PeopleSearchForm } from "./people-search-form.tsx";

interface PeopleSearchProps {
  title: string;
  subtitle: string;
  /** "Search Peers..." */
  placeholder: string;
  /** Shows the number of matching people. */
  Count: ComponentType<{ filter: SeekerFilter }>;
  /** Lists the matching people. */
  List: ComponentType<{ filter: SeekerFilter | null; onShowAll: () => void }>;
}

/** A page that searches people and filters them; the conditions are in the address. */
export function PeopleSearch({ title, subtitle, placeholder, Count, List }: PeopleSearchProps) {
  useTitle(title);
  const [search, changeSearch] = useSearchAddress();
  const filter = peopleFilterOf(search);
  const showAll = () => changeSearch((before) => withoutPeopleConditions(before));
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <PeopleSearchForm
        placeholder={placeholder}
        panelId="people-filters"
        onSearch={(keyword, choices) => changeSearch((before) => withPeopleConditions(before, keyword, choices))}
      />
      <FilterChips
        filters={peopleChipsOf(filter)}
        onRemove={(key) => changeSearch((before) => withoutPeopleConditions(before, key))}
        onClear={showAll}
      />
      <Fragment key={JSON.stringify(filter)}>
        {filter ? <Count filter={filter} /> : null}
        <List filter={filter} onShowAll={showAll} />
      </Fragment>
    </>
  );
}
