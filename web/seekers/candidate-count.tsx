import { useListPolicy } from "../apollo/use-list-policy.ts";
import type { SeekerFilter } from "../generated/graphql.ts";
import { useCountCandidatesQuery } from "../generated/seekers/candidates.ts";
import { MatchCount } from "../ui/lists/match-count.tsx";

/** The number of matching candidates, consistent with the list beside it. Keyed by the filter. */
export function CandidateCount({ filter }: { filter: SeekerFilter }) {
  const { data } = useCountCandidatesQuery({ variables: { filter }, ...useListPolicy() });
  return <MatchCount of={data?.candidates} one="person matches" many="people match" />;
}
