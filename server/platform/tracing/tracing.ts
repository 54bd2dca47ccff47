import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";

/** What a span is of. Names and values are those of the program, never of people: they leave the product. */
export interface SpanDescription {
  /** One of few: a pattern, a task, a kind. */
  readonly name: string;
  /** `internal` unless said. */
  readonly kind?: "server" | "client" | "producer" | "consumer";
  /** By OpenTelemetry's semantic conventions, where they have a name for it. */
  readonly attributes?: SpanAttributes;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A piece of work that is measured. */
export interface Span {
  /** Whether it will be sent: of those that are not, no parts are measured. */
  readonly recorded: boolean;
  /** As they stand in log lines. */
  readonly ids: { readonly trace_id: string; readonly span_id: string };
  /** How another process is told of it (W3C Trace Context). */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Marks it as failed. `type`: a code or a class, never a message, which may have data in it. */
  fail(type: string): void;
  end(): void;
}

/** What makes spans. */
export interface Tracer {
  /** `parent`: the span it is part of, the `traceparent` of another process, or nothing. */
  start(description: SpanDescription, parent: Span | string | undefined): Span;
}

let tracer: Tracer | null = null;
const spans = new AsyncLocalStorage<Span>();

/** Turns spans on for the process, or off. Until then each of the functions below does nothing but its work. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

export const isTracing = (): boolean => tracer !== null;

/** The span of the work under way. */
export const currentSpan = (): Span | undefined => (tracer ? spans.getStore() : undefined);

/** For log lines: the ids of the work under way. */
export const currentIds = (): Partial<Span["ids"]> => ({ ...currentSpan()?.ids });

/** Begins a part of the work under way; null when nobody would see it. The caller ends it. */
export function startSpan(describe: () => SpanDescription): Span | null {
  if (!tracer) return null;
  const parent = spans.getStore();
  return parent?.recorded ? tracer.start(describe(), parent) : null;
}

/** Does `work` as a measured part of the work under way. */
export function inSpan<T>(describe: () => SpanDescription, work: () => T): T {
  const span = startSpan(describe);
  return span ? endAfter(span, work) : work();
}

/** Begins work that nobody in this process asked for. `traceparent`: the work elsewhere that it continues. The caller ends it. */
export const startTrace = (description: SpanDescription, traceparent: string | undefined): Span | null =>
  tracer?.start(description, traceparent) ?? null;

/** Does `work` as the beginning of a trace in this process. */
export function inTrace<T>(description: SpanDescription, traceparent: string | undefined, work: () => T): T {
  const span = startTrace(description, traceparent);
  return span ? endAfter(span, work) : work();
}

/** Does `work` as part of a span that was begun elsewhere, which it does not end. */
export const within = <T>(span: Span | null | undefined, work: () => T): T => (span ? spans.run(span, work) : work());

/** The function, to be called later as part of the work under way now, whoever calls it. */
export const bindToSpan = <Args extends unknown[]>(called: (...args: Args) => void): ((...args: Args) => void) =>
  currentSpan() ? AsyncResource.bind(called) : called;

/** Ends the span when the promise has settled; the promise is the caller's to handle. */
export function endWith(span: Span, promise: Promise<unknown>): void {
  promise.then(
    () => span.end(),
    (error: unknown) => {
      span.fail(typeOf(error));
      span.end();
    },
  );
}

/** What went wrong: a code or a class, without the message. */
export function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" && /^\w{1,40}$/.test(error.code) ? error.code : error.name;
}

/** Does `work` as what a span measures, and ends it then, or when the promise that it answers has settled. */
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
