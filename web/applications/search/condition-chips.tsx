import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import { FilterChips } from "../../ui/lists/filter-chips.tsx";
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
    <FilterChips
      filters={conditionChips(conditions)}
      onRemove={(key) => changeSearch((before) => withoutConditions(before, key), { replace })}
      onClear={() => changeSearch((before) => withoutConditions(before), { replace })}
    />
  );
}
