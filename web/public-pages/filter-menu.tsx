import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PLACE } from "../../shared/job-search-address.ts";
import { MAX_JOB_LOCATION } from "../../shared/jobs.ts";
import type { PublicFacetCount } from "../../shared/public-pages.ts";
import { offeredIn } from "../jobs/search/job-bar-filters.ts";
import { Hidden } from "../ui/hidden.tsx";
import type { BarFilter } from "../ui/lists/filter-bar.tsx";
import buttons from "./button.module.css";
import classes from "./search-page.module.css";

interface FilterMenuProps {
  /** Several are behind one button, which needs a label. */
  filters: readonly BarFilter[];
  label?: string;
  /** Counts for each choice, by field of the schema's filter. */
  facets: Readonly<Record<string, readonly PublicFacetCount[]>>;
}

/** A filter as a button that opens its choices: controls of the surrounding form. */
export function FilterMenu({ filters, label = filters[0]?.label, facets }: FilterMenuProps) {
  const offering = filters.filter(({ menu }) => menu);
  if (offering.length === 0) return null;
  const value = offering[0]?.value;
  return (
    <details name="menu" className={classes.filter}>
      <summary className={classes.name}>
        {value ? <Hidden>{label}: </Hidden> : null}
        <span className={classes.value}>{value || label}</span>
      </summary>
      <div className={classes.menu}>
        {offering.map((filter) => (
          <Choices key={filter.key} filter={filter} facets={facets} />
        ))}
        <div className={classes.foot}>
          <button type="submit" className={buttons.primary}>
            Show jobs
          </button>
        </div>
      </div>
    </details>
  );
}

function Choices({ filter: { key, label, menu }, facets }: Pick<FilterMenuProps, "facets"> & { filter: BarFilter }) {
  if (!menu) return null;
  const counts = (menu.facet && facets[menu.facet]) || [];
  const offered = offeredIn(menu, counts);
  const countOf = (choice: string) => counts.find((one) => one.value === choice)?.count ?? 0;
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{label}</legend>
      {menu.hint ? <p className={classes.hint}>{menu.hint}</p> : null}
      {menu.many ? null : (
        <label className={classes.choice}>
          <input type="radio" name={key} value="" defaultChecked={menu.chosen.length === 0} />
          Any
        </label>
      )}
      {offered.map(({ value: choice, label: name }) => (
        <label key={choice} className={classes.choice}>
          <input
            type={menu.many ? "checkbox" : "radio"}
            name={key}
            value={choice}
            defaultChecked={menu.chosen.includes(choice)}
          />
          {name}
          {menu.facet && menu.facet in facets ? (
            <span className={classes.count}>{countOf(choice).toLocaleString("en-GB")}</span>
          ) : null}
        </label>
      ))}
      {key === PLACE ? (
        <label className={classes.other}>
          <span className={classes.label}>Another location</span>
          <input name={key} maxLength={MAX_JOB_LOCATION} className={classes.field} />
        </label>
      ) : null}
    </fieldset>
  );
}

interface RemovableProps {
  /** The filter's value. */
  value: string;
  /** The address without it. */
  without: string;
  /** The content opened by its button, if any. */
  children?: ReactNode;
}

/** An active filter, which can be changed or removed separately. */
export function Removable({ value, without, children }: RemovableProps) {
  return (
    <li className={classes.chip}>
      {children ?? <span className={classes.name}>{value}</span>}
      <a href={without} className={classes.remove} aria-label={`Remove filter ${value}`} rel="nofollow">
        <IconX size={15} stroke={2} aria-hidden="true" />
      </a>
    </li>
  );
}
