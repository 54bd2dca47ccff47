import type { ComponentProps, ComponentType } from "react";
import type { SeekerFilter } from "../generated/graphql.ts";
import { useViewer } from "../session/viewer.ts";
import classes from "../ui/forms/search-head.module.css";
import { useSearchAddress } from "../ui/forms/use-search-address.ts";
import { useSearchHead } from "../ui/forms/use-search-head.ts";
import { FilterBar } from "../ui/lists/filter-bar.tsx";
import { lazyOnTouch } from "../ui/overlays/lazy-part.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useTitle } from "../ui/title.ts";
import { PeopleCount, ShowPeople } from "./people-count.tsx";
import { peopleBarFilters, peopleFilterOf, withoutPeopleConditions, withPeopleConditions } from "./people-filters.ts";
import { PeopleSearchForm } from "./people-search-form.tsx";

const FilterMenu = lazyOnTouch(() => import("../ui/lists/filter-menu.tsx"));

interface PeopleSearchProps {
  title: string;
  subtitle: string;
  /** "Search Peers..." */
  placeholder: string;
  /** Counts the matching people. */
  count: ComponentProps<typeof PeopleCount>["of"];
  /** Lists the matching people. */
  List: ComponentType<{ filter: SeekerFilter | null; onShowAll: () => void }>;
}

/** A page that searches people and filters them; the conditions are in the address. */
export function PeopleSearch({ title, subtitle, placeholder, count, List }: PeopleSearchProps) {
  useTitle(title);
  const { role } = useViewer();
  const [search, changeSearch] = useSearchAddress();
  const { page, head, form, editWords } = useSearchHead();
  const filter = peopleFilterOf(search);
  const searched = JSON.stringify(filter);
  const showAll = () => changeSearch((before) => withoutPeopleConditions(before));
  return (
    <div ref={page} className={classes.page} data-takes-room>
      <PageHeader title={title} subtitle={subtitle} />
      <div ref={head} className={classes.head}>
        <PeopleSearchForm
          ref={form}
          placeholder={placeholder}
          panelId="people-filters"
          onSearch={(keyword, choices) => changeSearch((before) => withPeopleConditions(before, keyword, choices))}
          applyLabel={(keyword, choices) => (
            <ShowPeople of={count} filter={peopleFilterOf(withPeopleConditions(search, keyword, choices))} />
          )}
        />
        <div className={classes.summary}>
          <FilterBar
            filters={peopleBarFilters(search, role === "RECRUITER", changeSearch, editWords)}
            menu={(opened) => <FilterMenu {...opened} />}
            onRemove={(key) => changeSearch((before) => withoutPeopleConditions(before, key))}
            onClear={showAll}
          />
          <div className={classes.tools}>
            {filter ? <PeopleCount key={searched} of={count} filter={filter} /> : null}
          </div>
        </div>
      </div>
      <List key={searched} filter={filter} onShowAll={showAll} />
    </div>
  );
}
