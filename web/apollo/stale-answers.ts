import { type ApolloCache, ApolloLink, type DocumentNode, type StoreObject } from "@apollo/client";
import { finalize, mergeMap, type Observable, of, tap } from "rxjs";

type Versioned = Readonly<Record<string, DocumentNode>>;

interface Settled {
  readonly entity: StoreObject;
  readonly at: number;
}

/** Logical clock of requests and stored changes. */
let time = 0;
/** The times at which the queries in flight were sent. */
const underWay = new Set<number>();
/** Changes that were stored since the oldest of them was sent. */
let settled: Settled[] = [];

/** Records that fields of an entity were changed: earlier queries may still return their old values. */
export function noteSettled(entity: StoreObject): void {
  time += 1;
  if (underWay.size > 0) settled.push({ entity, at: time });
}

/** When the results of queries last changed, by a field of Query or the name of a query. */
const changed = new Map<string, number>();
/** How often a query is sent at most, while what it reads keeps changing. */
const ATTEMPTS = 3;

/** Records that a field of Query was changed, or that the query of a name is outdated: earlier ones are sent again. */
export function noteChanged(fieldOrQuery: string): void {
  time += 1;
  changed.set(fieldOrQuery, time);
}

/**
 * Keeps stale results out of the cache. A query is sent again if a list that it reads was changed or evicted meanwhile;
 * the results of mutations and events since it was sent, and the fields of which the cache has a newer version, overwrite
 * its own. `versioned`: for each type with a `version`, a fragment of that and the fields that change with it.
 */
export const staleAnswersLink = (versioned: Versioned = {}): ApolloLink =>
  new ApolloLink((operation, forward) =>
    operation.operationType === "query"
      ? sendUntilCurrent(operation, forward, versioned, ATTEMPTS)
      : forward(operation).pipe(tap(({ data }) => noteEntities(data))),
  );

/** Records the values of every object with an id in a result. */
function noteEntities(data: unknown): void {
  withEntities(data, (fields) => {
    const values = Object.entries(fields).filter(([, value]) => typeof value !== "object" || value === null);
    if (fields.id !== undefined) noteSettled(Object.fromEntries(values));
    return fields;
  });
}

function sendUntilCurrent(
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
  versioned: Versioned,
  attempts: number,
): Observable<ApolloLink.Result> {
  time += 1;
  const requested = time;
  underWay.add(requested);
  return forward(operation).pipe(
    mergeMap((result) => {
      if (!result.data) return of(result);
      const names = [operation.operationName ?? "", ...Object.keys(result.data)];
      if (attempts > 1 && names.some((name) => (changed.get(name) ?? 0) > requested))
        return sendUntilCurrent(operation, forward, versioned, attempts - 1);
      const later = settled.filter(({ at }) => at > requested).map(({ entity }) => entity);
      const { cache } = operation.client;
      return of({
        ...result,
        data: withEntities(result.data, (fields) => withSettled(withNewest(fields, cache, versioned), later)),
      });
    }),
    finalize(() => {
      underWay.delete(requested);
      const oldest = Math.min(...underWay);
      settled = settled.filter(({ at }) => at > oldest);
    }),
  );
}

/** Returns a copy with every object in it mapped. */
function withEntities<Value>(value: Value, change: (fields: StoreObject) => StoreObject): Value {
  if (Array.isArray(value)) return value.map((item) => withEntities(item, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const fields: StoreObject = {};
  for (const [name, field] of Object.entries(value)) fields[name] = withEntities(field, change);
  return change(fields) as Value;
}

/** The values in `from` of those fields that are present. */
const replaced = (fields: StoreObject, from: object): StoreObject => ({
  ...fields,
  ...Object.fromEntries(Object.entries(from).filter(([name]) => name in fields)),
});

const withSettled = (fields: StoreObject, entities: readonly StoreObject[]): StoreObject =>
  entities
    .filter(({ __typename, id }) => __typename === fields.__typename && id === fields.id)
    .reduce(replaced, fields);

function withNewest(fields: StoreObject, cache: ApolloCache, versioned: Versioned): StoreObject {
  const fragment = versioned[fields.__typename ?? ""];
  if (!fragment || typeof fields.version !== "number") return fields;
  const id = cache.identify(fields) ?? "";
  const known = cache.readFragment<{ version: number }>({ id, fragment, returnPartialData: true });
  return known?.version && known.version > fields.version ? replaced(fields, known) : fields;
}
