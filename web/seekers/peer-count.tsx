import { useListPolicy } from "../apollo/use-list-policy.ts";
import type { SeekerFilter } from "../generated/graphql.ts";
import { useCountPeersQuery } from "../generated/seekers/peers.ts";
import { MatchCount } from "../ui/lists/match-count.tsx";

/** The number of matching people, consistent with the list beside it. Keyed by the filter. */
export function PeerCount({ filter }: { filter: SeekerFilter }) {
  const { data } = useCountPeersQuery({ variables: { filter }, ...useListPolicy() });
  return <MatchCount of={data?.peers} one="person matches" many="people match" />;
}
