import { type ApolloCache, ApolloLink, type StoreObject } from "@apollo/client";
import { finalize, map } from "rxjs";
import { ApplicationStandingFragmentDoc } from "../generated/applications/application-standing.ts";

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

/**
 * Overwrites stale fields in query results: with changes made since the query was sent, and with the status of an
 * application where the cache has a newer version.
 */
export const staleAnswersLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== "query") return forward(operation);
    time += 1;
    const requested = time;
    underWay.add(requested);
    return forward(operation).pipe(
      map((result) => {
        if (!result.data) return result;
        const later = settled.filter(({ at }) => at > requested).map(({ entity }) => entity);
        const { cache } = operation.client;
        return {
          ...result,
          data: withEntities(result.data, (fields) => withSettled(withNewest(fields, cache), later)),
        };
      }),
      finalize(() => {
        underWay.delete(requested);
        const oldest = Math.min(...underWay);
        settled = settled.filter(({ at }) => at > oldest);
      }),
    );
  });

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

function withNewest(fields: StoreObject, cache: ApolloCache): StoreObject {
  if (fields.__typename !== "Applicant" || typeof fields.version !== "number") return fields;
  const id = cache.identify(fields) ?? "";
  const known = cache.readFragment({ id, fragment: ApplicationStandingFragmentDoc, returnPartialData: true });
  return known?.version && known.version > fields.version ? replaced(fields, known) : fields;
}
