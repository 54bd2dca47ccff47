import { Button } from "@mantine/core";
import { useBlockedPeopleQuery } from "../generated/privacy/privacy.ts";
import { SectionList } from "../ui/lists/section-list.tsx";
import { useBlock } from "./use-block.ts";

export const BLOCKED_OPTIONS = { variables: { first: 20 }, fetchPolicy: "cache-and-network" } as const;

/** The people blocked by the seeker, with a way to unblock them. */
export function BlockedPeople() {
  const { data, error, refetch, fetchMore } = useBlockedPeopleQuery(BLOCKED_OPTIONS);
  const { unblock } = useBlock();
  return (
    <SectionList
      id="blocked"
      heading="Blocked people"
      text="You and a blocked person cannot find, message or connect with each other. Blocked people are not notified."
      list={data?.blockedPeople}
      error={error}
      failed="Could not load the people you blocked. Please check your internet connection."
      empty="You have not blocked anyone."
      onRetry={() => void refetch()}
      fetchAfter={(after) => fetchMore({ variables: { after } })}
    >
      {({ id, name }) => (
        <>
          {name}
          <Button variant="default" onClick={() => void unblock({ id, name })} aria-label={`Unblock ${name}`}>
            Unblock
          </Button>
        </>
      )}
    </SectionList>
  );
}
