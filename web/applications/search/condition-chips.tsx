import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import { FilterBar } from "../../ui/lists/filter-bar.tsx";
import classes from "./applicant-tools.module.css";
import { type ApplicantConditions, conditionChips, withoutConditions } from "./conditions.ts";

interface ConditionChipsProps {
  conditions: ApplicantConditions;
  /** Whether a change replaces the history entry. */
  replace?: boolean;
}

/** The active filters of a job's applicants; each can be removed separately. */
export function ConditionChips({ conditions, replace = false }: ConditionChipsProps) {
  const [, changeSearch] = useSearchAddress();
  return (
    <div className={classes.active}>
      <FilterBar
        filters={conditionChips(conditions).map((chip) => ({ ...chip, value: chip.label }))}
        onRemove={(key) => changeSearch((before) => withoutConditions(before, key), { replace })}
        onClear={() => changeSearch((before) => withoutConditions(before), { replace })}
      />
    </div>
  );
}
