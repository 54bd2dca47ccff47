import {
  addressNameOf,
  filterOf,
  KEYWORD,
  loosened,
  ORDER,
  orderOf,
  textsOf,
  withOrder,
  withoutConditions,
} from "../../shared/job-search-address.ts";
import { MAX_SEARCH_KEYWORD } from "../../shared/jobs.ts";
import type { PublicBody } from "../../shared/public-pages.ts";
import { ALERT_PATH } from "../../shared/public-paths.ts";
import { alternativeText } from "../jobs/job-form/alternative-text.ts";
import { allFilters, IN_BAR } from "../jobs/search/job-bar-filters.ts";
import { ordersFor } from "../jobs/search/job-orders.ts";
import { Hidden } from "../ui/hidden.tsx";
import buttons from "./button.module.css";
import { FilterMenu, Removable } from "./filter-menu.tsx";
import headings from "./heading.module.css";
import { countText, JobList } from "./job-list.tsx";
import { KeyList } from "./key-list.tsx";
import classes from "./search-page.module.css";

type SearchPageProps = Omit<Extract<PublicBody, { kind: "search" }>, "kind">;

const addressOf = (search: URLSearchParams): string => (search.size > 0 ? `/jobs?${search.toString()}` : "/jobs");
const unchanged = () => {};

/** The public job search: a form that is sent by GET. Filters are named and ordered as on Search Jobs. */
export function SearchPage({ asked, facets, alternatives, list }: SearchPageProps) {
  const search = new URLSearchParams(asked);
  const words = search.get(KEYWORD) ?? "";
  const filters = allFilters(search, unchanged);
  const active = filters.filter(({ value }) => value !== "");
  const others = filters.filter(({ value }) => value === "");
  const nameOf = (field: string) => active.find(({ key }) => key === addressNameOf(field))?.value ?? null;
  const without = (key?: string) => addressOf(withoutConditions(search, key));
  return (
    <>
      <h1 className={headings.heading}>Find your next job</h1>
      <div className={classes.top}>
        <p className={headings.lede}>{countText(list)}. No account needed.</p>
        <Order search={search} />
      </div>
      <search>
        <form method="get" action="/jobs" className={classes.form}>
          <div className={classes.words}>
            <div className={classes.wide}>
              <label className={classes.label} htmlFor="words">
                Title, skill, company or location
              </label>
              <input
                id="words"
                type="search"
                name={KEYWORD}
                defaultValue={words}
                maxLength={MAX_SEARCH_KEYWORD}
                placeholder="Search jobs..."
                className={classes.field}
                data-list-class={classes.suggestions}
              />
            </div>
            <button type="submit" className={buttons.primary}>
              Search
            </button>
          </div>
          <div className={classes.bar} data-sideways>
            {active.length > 0 || words ? (
              <ul className={classes.active} aria-label="Active filters">
                {words ? <Removable value={`“${words}”`} without={without(KEYWORD)} /> : null}
                {active.map((filter) => (
                  <Removable key={filter.key} value={filter.value} without={without(filter.key)}>
                    {filter.menu ? <FilterMenu filters={[filter]} facets={facets} /> : null}
                  </Removable>
                ))}
              </ul>
            ) : null}
            {active.length + Number(words !== "") > 1 ? (
              <a href={without()} className={classes.clear}>
                Clear all
              </a>
            ) : null}
            {others
              .filter(({ key }) => IN_BAR.includes(key))
              .map((filter) => (
                <FilterMenu key={filter.key} filters={[filter]} facets={facets} />
              ))}
            <FilterMenu
              label="More filters"
              filters={others.filter(({ key }) => !IN_BAR.includes(key))}
              facets={facets}
            />
          </div>
          {["without", "notAt"].flatMap((name) =>
            textsOf(search, name).map((text) => <input key={name + text} type="hidden" name={name} value={text} />),
          )}
          {search.has(ORDER) ? <input type="hidden" name={ORDER} value={search.get(ORDER) ?? ""} /> : null}
        </form>
      </search>
      {filterOf(search) ? (
        <a href={`${ALERT_PATH}?${withOrder(search, "").toString()}`} className={classes.alert} rel="nofollow">
          Create job alert
        </a>
      ) : null}
      <JobList
        list={list}
        empty={
          filterOf(search)
            ? "Oops! Looks like no jobs match your filters. Try adjusting them!"
            : "No open jobs at the moment."
        }
      />
      {alternatives.length > 0 ? (
        <ul className={classes.alternatives} aria-label="Try removing">
          {alternatives.map((alternative) => (
            <li key={`${alternative.filter} ${alternative.value}`}>
              <a href={addressOf(loosened(search, alternative))} className={buttons.button} rel="nofollow">
                {alternativeText(alternative, nameOf)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <KeyList />
    </>
  );
}

/** The sort orders: each is an address of its own. */
function Order({ search }: { search: URLSearchParams }) {
  const { usual, orders } = ordersFor(search.has(KEYWORD));
  const order = orderOf(search) ?? usual;
  return (
    <details name="menu" className={classes.order}>
      <summary className={classes.name}>
        <Hidden>Sort by: </Hidden>
        {orders.find(([value]) => value === order)?.[1]}
      </summary>
      <ul className={classes.menu}>
        {orders.map(([value, label]) => (
          <li key={value}>
            <a
              href={addressOf(withOrder(search, value === usual ? "" : value))}
              className={classes.choice}
              aria-current={value === order || undefined}
              rel="nofollow"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
