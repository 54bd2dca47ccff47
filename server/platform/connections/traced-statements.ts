import pg from "pg";
import { endWith, type Span, startSpan, typeOf } from "../tracing/tracing.ts";
import { statementSummary } from "./statement-summary.ts";

type Callback = (error: Error | null, result: unknown) => void;

/**
 * `pg.Client.prototype.query`, measured as a span of the current work: with a summary of the statement, never its
 * values.
 */
export function tracedQuery(this: pg.Client, ...args: unknown[]): unknown {
  const span = startSpan(() => describe(args[0]));
  if (!span) return Reflect.apply(pg.Client.prototype.query, this, args);
  const last = args.at(-1);
  if (typeof last === "function") args[args.length - 1] = ending(span, last as Callback);
  const result: unknown = Reflect.apply(pg.Client.prototype.query, this, args);
  if (result instanceof Promise) endWith(span, result);
  else if (typeof last !== "function") span.end();
  return result;
}

function describe(statement: unknown) {
  const { text, name } = typeof statement === "string" ? { text: statement } : (statement as pg.QueryConfig);
  const summary = statementSummary(text);
  return {
    name: name ?? summary,
    kind: "client" as const,
    attributes: { "db.system.name": "postgresql", "db.query.summary": summary },
  };
}

const ending =
  (span: Span, callback: Callback): Callback =>
  (error, result) => {
    if (error) span.fail(typeOf(error));
    span.end();
    callback(error, result);
  };
