import type { ReactNode } from "react";
import { PeopleDrawing } from "../../ui/drawings/people-drawing.tsx";
import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { NoMatches } from "../../ui/lists/no-matches.tsx";
import { Announced } from "../../ui/notices/announce.tsx";
import { withoutConditions } from "./conditions.ts";

interface NoApplicantsProps {
  title: string;
  /** Whether filters leave everyone out: they can be removed. */
  isNarrowed: boolean;
  /** Offered otherwise. */
  action?: ReactNode;
  /** Returns the address without the filters. */
  clear?: typeof withoutConditions;
  /** Whether removing them replaces the history entry. */
  replace?: boolean;
}

/** Shown instead of a list of applicants that has none. */
export function NoApplicants(props: NoApplicantsProps) {
  const { title, isNarrowed, action, clear = withoutConditions, replace = false } = props;
  const [, changeSearch] = useSearchAddress();
  if (isNarrowed)
    return <NoMatches title={title} onShowAll={() => changeSearch((before) => clear(before), { replace })} />;
  return <EmptyState drawing={<PeopleDrawing />} title={<Announced>{title}</Announced>} action={action} />;
}
