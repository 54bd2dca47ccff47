import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { useListPolicy } from "../apollo/use-list-policy.ts";
import type { CountPeersQuery, CountPeersQueryVariables, SeekerFilter } from "../generated/graphql.ts";
import { countText, MatchCount } from "../ui/lists/match-count.tsx";

interface PeopleCountProps {
  /** Counts the peers, or the candidates. */
  of: TypedDocumentNode<CountPeersQuery, CountPeersQueryVariables>;
  filter: SeekerFilter | null;
}

/** The number of matching people, consistent with the list beside it. Keyed by the filter. */
export function PeopleCount({ of, filter }: PeopleCountProps) {
  const { data } = useQuery(of, { variables: { filter }, ...useListPolicy() });
  return <MatchCount of={data?.people} one="person matches" many="people match" />;
}

/** "Show 24 people": the number of matches of the pending choices. */
export function ShowPeople({ of, filter }: PeopleCountProps) {
  // Not for each letter that is typed.
  const [pending] = useDebouncedValue(filter, 250);
  const { data, previousData } = useQuery(of, { variables: { filter: pending } });
  const found = (data ?? previousData)?.people;
  return `Show ${found ? countText(found, "person", "people") : "people"}`;
}
