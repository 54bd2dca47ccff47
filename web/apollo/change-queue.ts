import type { ApolloCache } from "@apollo/client";
import { type DocumentNode, Kind } from "graphql";
import type { OtherTabs } from "./changes-in-other-tabs.ts";
import { isRefusal } from "./problem.ts";
import { noteSettled } from "./stale-answers.ts";

/** The value of a field that a person can toggle, such as whether a job is saved, or the state of a connection. */
type Value = string | boolean | null;

/** A change of one field of one entity, shown before the server has it. */
export interface FieldChange {
  readonly of: { readonly __typename: string; readonly id: string };
  readonly field: string;
  /** The value that the person saw when they pressed. */
  readonly from: Value;
  readonly to: Value;
  /** Other fields of the same entity that change with it. */
  readonly along?: Readonly<Record<string, string | boolean | null>>;
  /** Lists that may have changed once it is done; used by the other tabs. */
  readonly lists?: readonly string[];
  /** Updates other places immediately: runs in an optimistic layer of the cache. */
  readonly show?: (layer: ApolloCache) => void;
  /** Sends it to the server; resolves with the field's new value. */
  readonly send: () => Promise<Value>;
}

/** `superseded`: replaced by a later change of the same field, here or by another user. */
export type Outcome = "done" | "superseded";

const named = (value: string) => ({ kind: Kind.NAME, value }) as const;

/** Builds a fragment with the fields of `data`. */
const fragmentOf = (typename: string, data: object): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.FRAGMENT_DEFINITION,
      name: named("Changed"),
      typeCondition: { kind: Kind.NAMED_TYPE, name: named(typename) },
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: Object.keys(data).map((name) => ({ kind: Kind.FIELD, name: named(name) })),
      },
    },
  ],
});

interface Waiting {
  readonly change: FieldChange;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** The changes of one field of one entity that are in flight. */
interface Queue {
  /** The latest change that has not been sent yet. */
  waiting: Waiting | null;
  /** The cache layer that shows the latest change. */
  layer: string;
}

/**
 * Sends changes of the same field one after the other. The latest is shown immediately and until the server has stored
 * it; changes that it supersedes before they are sent are never sent. On failure, the last value from the server is
 * shown.
 */
export function createChangeQueue(cache: ApolloCache, tabs: OtherTabs): (change: FieldChange) => Promise<Outcome> {
  const queues = new Map<string, Queue>();
  let layers = 0;

  /** Writes the change to an optimistic layer over the server's data, replacing the layer of the previous change. */
  function show({ of, field, to, along, show: showMore }: FieldChange, before?: string): string {
    layers += 1;
    const layer = `change ${layers}`;
    const data = { [field]: to, ...along };
    cache.batch({
      optimistic: layer,
      ...(before !== undefined && { removeOptimistic: before }),
      update(shown) {
        // Not `modify`, which omits unchanged values: the value must hold even when the data below changes.
        shown.writeFragment({ id: cache.identify(of) ?? "", fragment: fragmentOf(of.__typename, data), data });
        showMore?.(shown);
      },
    });
    return layer;
  }

  function settle(
    key: string,
    { layer }: Queue,
    { of, field, lists = [] }: FieldChange,
    stored: Value | undefined,
  ): void {
    queues.delete(key);
    cache.removeOptimistic(layer);
    const entity = stored === undefined ? null : { ...of, [field]: stored };
    if (entity) noteSettled(entity);
    tabs.notify({ kind: "settled", key, entity, lists });
  }

  async function run(key: string, queue: Queue): Promise<void> {
    /** The value in the server's last response; undefined when it is not known. */
    let stored: Value | undefined;
    while (queue.waiting) {
      const { change, resolve, reject }: Waiting = queue.waiting;
      queue.waiting = null;
      let end = () => resolve(stored === change.to ? "done" : "superseded");
      if (stored === undefined || stored === change.from) {
        try {
          stored = await tabs.inTurn(key, change.send);
        } catch (error) {
          // A refused change had no effect; one without a response may have had.
          stored = isRefusal(error) ? change.from : undefined;
          end = () => reject(error);
        }
      }
      if (queue.waiting) {
        resolve("superseded");
        continue;
      }
      settle(key, queue, change, stored);
      end();
    }
  }

  return (change) =>
    new Promise((resolve, reject) => {
      const key = `${change.of.__typename}:${change.of.id}.${change.field}`;
      const waiting = { change, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.waiting?.resolve("superseded");
        queue.waiting = waiting;
        queue.layer = show(change, queue.layer);
        return;
      }
      const begun = { waiting, layer: show(change) };
      queues.set(key, begun);
      void run(key, begun);
    });
}
