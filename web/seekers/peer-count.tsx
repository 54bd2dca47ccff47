import { useListPolicy } from "../apollo/use-list-policy.ts";
import { type SeekerFilter, useCountPeersQuery } from "../generated/graphql.ts";

/** How many people match, as old as the list beside it. Keyed by the filter. Silent when nobody does: the list says that. */
export function PeerCount({ filter }: { filter: SeekerFilter }) {
  const { data } = useCountPeersQuery({ variables: { filter }, ...useListPolicy() });
  const { totalCount = 0, totalCountIsCapped = false } = data?.peers ?? {};
  if (totalCount === 0) return null;
  return `${totalCount}${totalCountIsCapped ? "+" : ""} ${totalCount === 1 ? "person matches" : "people match"}`;
}
