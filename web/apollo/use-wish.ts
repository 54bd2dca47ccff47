import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { forgetList } from "./connection-cache.ts";
import { createWishes, type Outcome, type Wish } from "./last-wish.ts";
import { otherTabs } from "./other-tabs.ts";

type FulfilWish = (wish: Wish) => Promise<Outcome>;

const known = new WeakMap<ApolloClient, FulfilWish>();

/** One queue of wishes for each client, kept in step with the browser's other tabs. */
function wishesOf(client: ApolloClient): FulfilWish {
  const made = known.get(client);
  if (made) return made;
  const { cache } = client;
  const tabs = otherTabs(({ entity, lists }) => {
    if (entity) {
      const { __typename: _, id: __, ...values } = entity;
      const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, () => value]));
      cache.modify({ id: cache.identify(entity) ?? "", fields });
    }
    for (const list of lists) forgetList(cache, list);
  });
  const fulfil = createWishes(cache, tabs);
  known.set(client, fulfil);
  return fulfil;
}

/** Changes a field back and forth as fast as a person presses: the last wish is what is shown, and what is stored. */
export function useWish(): FulfilWish {
  const client = useApolloClient();
  useEffect(() => {
    // From now on it hears what other tabs change.
    wishesOf(client);
  }, [client]);
  return (wish) => wishesOf(client)(wish);
}
