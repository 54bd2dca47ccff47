import { ApolloLink, type StoreObject } from "@apollo/client";
import { finalize, map } from "rxjs";

interface Settled {
  readonly entity: StoreObject;
  readonly at: number;
}

/** Counts what is asked and what is settled, to know which came first. */
let time = 0;
/** When the queries that are under way were asked. */
const underWay = new Set<number>();
/** What was settled since the oldest of them was asked. */
let settled: Settled[] = [];

/** Says that fields of an entity were changed: what was asked before may answer their old values. */
export function noteSettled(entity: StoreObject): void {
  time += 1;
  if (underWay.size > 0) settled.push({ entity, at: time });
}

/** Answers queries with what a person has changed since they were asked. */
export const staleAnswersLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== "query") return forward(operation);
    time += 1;
    const requested = time;
    underWay.add(requested);
    return forward(operation).pipe(
      map((result) => {
        const later = settled.filter(({ at }) => at > requested).map(({ entity }) => entity);
        return later.length > 0 && result.data ? { ...result, data: withSettled(result.data, later) } : result;
      }),
      finalize(() => {
        underWay.delete(requested);
        const oldest = Math.min(...underWay);
        settled = settled.filter(({ at }) => at > oldest);
      }),
    );
  });

function withSettled<Value>(value: Value, entities: readonly StoreObject[]): Value {
  if (Array.isArray(value)) return value.map((item) => withSettled(item, entities)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const fields: StoreObject = {};
  for (const [name, field] of Object.entries(value)) fields[name] = withSettled(field, entities);
  for (const entity of entities) {
    if (entity.__typename !== fields.__typename || entity.id !== fields.id) continue;
    for (const name of Object.keys(entity)) if (name in fields) fields[name] = entity[name];
  }
  return fields as Value;
}
