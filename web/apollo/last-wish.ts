import type { ApolloCache } from "@apollo/client";
import { type DocumentNode, Kind } from "graphql";
import type { OtherTabs } from "./other-tabs.ts";
import { isRefusal } from "./problem.ts";

/** The value of a field that a person can change back and forth: whether a job is saved, how a connection stands. */
type Value = string | boolean | null;

/** What a person wants one field of one thing to be. */
export interface Wish {
  readonly of: { readonly __typename: string; readonly id: string };
  readonly field: string;
  /** What the person saw when they pressed. */
  readonly from: Value;
  readonly to: Value;
  /** Other fields of the same thing that change with it. */
  readonly along?: Readonly<Record<string, string | null>>;
  /** Lists that may have changed once it is fulfilled; for the other tabs. */
  readonly lists?: readonly string[];
  /** What else shows it at once: run over the cache without touching what the server said. */
  readonly show?: (layer: ApolloCache) => void;
  /** Asks the server; answers what the field is now. */
  readonly send: () => Promise<Value>;
}

/** `overtaken`: a later wish about the same field took its place, or somebody else's change did. */
export type Outcome = "fulfilled" | "overtaken";

const named = (value: string) => ({ kind: Kind.NAME, value }) as const;

/** The fields of `data`, as a fragment. */
const fragmentOf = (typename: string, data: object): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.FRAGMENT_DEFINITION,
      name: named("Wished"),
      typeCondition: { kind: Kind.NAMED_TYPE, name: named(typename) },
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: Object.keys(data).map((name) => ({ kind: Kind.FIELD, name: named(name) })),
      },
    },
  ],
});

interface Waiting {
  readonly wish: Wish;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** One field of one thing, while wishes about it are under way. */
interface Queue {
  /** The last wish that is not sent yet. */
  waiting: Waiting | null;
  /** The cache's layer that shows the last wish. */
  layer: string;
}

/**
 * Fulfils wishes about the same field one after the other. The last one is shown at once and stays shown until the server
 * has it; those that it overtakes before they are sent are never sent. When it fails, what the server said last is shown.
 */
export function createWishes(cache: ApolloCache, tabs: OtherTabs): (wish: Wish) => Promise<Outcome> {
  const queues = new Map<string, Queue>();
  let layers = 0;

  /** In a layer over what the server said, in place of the wish before it. */
  function show({ of, field, to, along, show: showMore }: Wish, before?: string): string {
    layers += 1;
    const layer = `wish ${layers}`;
    const data = { [field]: to, ...along };
    cache.batch({
      optimistic: layer,
      ...(before !== undefined && { removeOptimistic: before }),
      update(shown) {
        // Not `modify`, which leaves a value out that is just the same: it must hold when what lies below changes.
        shown.writeFragment({ id: cache.identify(of) ?? "", fragment: fragmentOf(of.__typename, data), data });
        showMore?.(shown);
      },
    });
    return layer;
  }

  function settle(key: string, { layer }: Queue, { of, field, lists = [] }: Wish, stands: Value | undefined): void {
    queues.delete(key);
    cache.removeOptimistic(layer);
    tabs.notify({ kind: "settled", key, entity: stands === undefined ? null : { ...of, [field]: stands }, lists });
  }

  async function run(key: string, queue: Queue): Promise<void> {
    /** What the field is by the server's last answer; undefined when that is not known. */
    let stands: Value | undefined;
    while (queue.waiting) {
      const { wish, resolve, reject }: Waiting = queue.waiting;
      queue.waiting = null;
      let end = () => resolve(stands === wish.to ? "fulfilled" : "overtaken");
      if (stands === undefined || stands === wish.from) {
        try {
          stands = await tabs.inTurn(key, wish.send);
        } catch (error) {
          // What was refused changed nothing; what got no answer may have.
          stands = isRefusal(error) ? wish.from : undefined;
          end = () => reject(error);
        }
      }
      if (queue.waiting) {
        resolve("overtaken");
        continue;
      }
      settle(key, queue, wish, stands);
      end();
    }
  }

  return (wish) =>
    new Promise((resolve, reject) => {
      const key = `${wish.of.__typename}:${wish.of.id}.${wish.field}`;
      const waiting = { wish, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.waiting?.resolve("overtaken");
        queue.waiting = waiting;
        queue.layer = show(wish, queue.layer);
        return;
      }
      const begun = { waiting, layer: show(wish) };
      queues.set(key, begun);
      void run(key, begun);
    });
}
