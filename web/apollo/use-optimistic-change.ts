import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { createChangeQueue, type FieldChange, type Outcome } from "./change-queue.ts";
import { otherTabs } from "./changes-in-other-tabs.ts";
import { forgetField } from "./connection-cache.ts";
import { noteSettled } from "./stale-answers.ts";

type RunChange = (change: FieldChange) => Promise<Outcome>;

const known = new WeakMap<ApolloClient, RunChange>();

/** One queue of changes for each client, synchronized with the browser's other tabs. */
function queueOf(client: ApolloClient): RunChange {
  const made = known.get(client);
  if (made) return made;
  const { cache } = client;
  const tabs = otherTabs(({ entity, lists }) => {
    if (entity) {
      noteSettled(entity);
      const { __typename: _, id: __, ...values } = entity;
      const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, () => value]));
      cache.modify({ id: cache.identify(entity) ?? "", fields });
    }
    for (const list of lists) forgetField(cache, list);
  });
  const run = createChangeQueue(cache, tabs);
  known.set(client, run);
  return run;
}

/** Changes a field as often as a person toggles it: the latest value is shown, and stored. */
export function useOptimisticChange(): RunChange {
  const client = useApolloClient();
  useEffect(() => {
    // Subscribes to changes in other tabs.
    queueOf(client);
  }, [client]);
  return (change) => queueOf(client)(change);
}
