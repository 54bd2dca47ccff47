import { currentSpan, inSpan, inTrace, isTracing, type Span, within } from "../tracing/tracing.ts";

interface BusEvent {
  readonly type: string;
}

/** Spans of event deliveries, so that what readers load for an event is part of its delivery. */
const deliveries = new WeakMap<object, Span>();

/** Returns the kind of a topic, without the id that follows it. */
const kindOf = (topic: string) => topic.split(":")[0] ?? topic;

const describe = (kind: "producer" | "consumer", topic: string, { type }: BusEvent) =>
  ({
    name: `${kind === "producer" ? "publish" : "deliver"} ${kindOf(topic)}`,
    kind,
    attributes: {
      "messaging.system": "worklane_bus",
      "messaging.destination.name": kindOf(topic),
      "messaging.operation.type": kind === "producer" ? "send" : "process",
      "worklane.event": type,
    },
  }) as const;

/** Publishes an event as part of the current trace. `work` receives the event as it is sent to other nodes. */
export function tracedPublish<Event extends BusEvent>(topic: string, event: Event, work: (sent: Event) => void): void {
  inSpan(
    () => describe("producer", topic, event),
    () => {
      const traceparent = currentSpan()?.traceparent;
      work(traceparent ? { ...event, traceparent } : event);
    },
  );
}

/** Delivers an event to this node's listeners, in the trace in which it was published. */
export function tracedDelivery<Event extends BusEvent>(topic: string, event: Event, work: (own: Event) => void): void {
  if (!("traceparent" in event)) {
    work(event);
    return;
  }
  const { traceparent, ...own } = event;
  inTrace(describe("consumer", topic, event), String(traceparent), () => {
    const span = currentSpan();
    if (span) deliveries.set(own, span);
    work(own as unknown as Event);
  });
}

/** Maps an event to what its reader gets, as part of the event's delivery. */
export function inDelivery<Made>(event: unknown, make: () => Made): Made {
  if (!isTracing() || typeof event !== "object" || event === null) return make();
  const span = deliveries.get(event);
  if (!span) return make();
  const made = within(span, make);
  const carry = (result: unknown) => void (typeof result === "object" && result && deliveries.set(result, span));
  if (made instanceof Promise) made.then(carry, () => {});
  else carry(made);
  return made;
}
