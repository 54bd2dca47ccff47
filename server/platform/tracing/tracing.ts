import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";

/** Describes a span. Names and values come from the program, never from people: they leave the product. */
export interface SpanDescription {
  /** Low-cardinality: a pattern, a task, a kind. */
  readonly name: string;
  /** `internal` by default. */
  readonly kind?: "server" | "client" | "producer" | "consumer";
  /** By OpenTelemetry's semantic conventions, where they define a name. */
  readonly attributes?: SpanAttributes;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A measured piece of work. */
export interface Span {
  /** Whether it will be exported: others get no child spans. */
  readonly recorded: boolean;
  /** The ids as written to log lines. */
  readonly ids: { readonly trace_id: string; readonly span_id: string };
  /** The header that continues the trace in another process (W3C Trace Context). */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Marks it as failed. `type`: a code or a class, never a message, which may contain data. */
  fail(type: string): void;
  end(): void;
}

/** Creates spans. */
export interface Tracer {
  /** `parent`: the parent span, the `traceparent` of another process, or nothing. */
  start(description: SpanDescription, parent: Span | string | undefined): Span;
}

let tracer: Tracer | null = null;
const spans = new AsyncLocalStorage<Span>();

/** Turns tracing on or off for the process. While off, the functions below do only their work. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

export const isTracing = (): boolean => tracer !== null;

/** Returns the span of the current work. */
export const currentSpan = (): Span | undefined => (tracer ? spans.getStore() : undefined);

/** Returns the ids of the current span, for log lines. */
export const currentIds = (): Partial<Span["ids"]> => ({ ...currentSpan()?.ids });

/** Starts a child span of the current work; null if it would not be recorded. The caller ends it. */
export function startSpan(describe: () => SpanDescription): Span | null {
  if (!tracer) return null;
  const parent = spans.getStore();
  return parent?.recorded ? tracer.start(describe(), parent) : null;
}

/** Runs `work` in a child span of the current work. */
export function inSpan<T>(describe: () => SpanDescription, work: () => T): T {
  const span = startSpan(describe);
  return span ? endAfter(span, work) : work();
}

/**
 * Starts the span of work that originates outside of this process. `traceparent`: the remote span that it continues.
 * The caller ends it.
 */
export const startTrace = (description: SpanDescription, traceparent: string | undefined): Span | null =>
  tracer?.start(description, traceparent) ?? null;

/** Runs `work` as the start of a trace in this process. */
export function inTrace<T>(description: SpanDescription, traceparent: string | undefined, work: () => T): T {
  const span = startTrace(description, traceparent);
  return span ? endAfter(span, work) : work();
}

/** Runs `work` within an existing span, without ending it. */
export const within = <T>(span: Span | null | undefined, work: () => T): T => (span ? spans.run(span, work) : work());

/** Binds a function to the current span, so that it runs as part of it, whoever calls it. */
export const bindToSpan = <Args extends unknown[]>(called: (...args: Args) => void): ((...args: Args) => void) =>
  currentSpan() ? AsyncResource.bind(called) : called;

/** Ends the span when the promise has settled; handling the promise is up to the caller. */
export function endWith(span: Span, promise: Promise<unknown>): void {
  promise.then(
    () => span.end(),
    (error: unknown) => {
      span.fail(typeOf(error));
      span.end();
    },
  );
}

/** Returns the type of an error: a code or a class, without the message. */
export function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" && /^\w{1,40}$/.test(error.code) ? error.code : error.name;
}

/** Runs `work` within the span, and ends it afterwards, or when the returned promise has settled. */
export function endAfter<T>(span: Span, work: () => T): T {
  let result: T;
  try {
    result = spans.run(span, work);
  } catch (error) {
    span.fail(typeOf(error));
    span.end();
    throw error;
  }
  if (result instanceof Promise) endWith(span, result);
  else span.end();
  return result;
}
