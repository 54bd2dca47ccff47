import { inTrace } from "../tracing/tracing.ts";
import type { BackgroundTask } from "./worker-task.ts";

/** Returns the span attributes of a job. */
export const messaging = (task: string, operation: "send" | "process") => ({
  "messaging.system": "graphile_worker",
  "messaging.destination.name": task,
  "messaging.operation.type": operation,
});

/** Wraps a task so that it runs in the trace that queued the job, or in a new one. It receives the original payload. */
export const tracedRun =
  (name: string, task: BackgroundTask): BackgroundTask["run"] =>
  (payload, helpers) => {
    const { traceparent, queued } = parted(payload);
    const span = { name: `process ${name}`, kind: "consumer", attributes: messaging(name, "process") } as const;
    return inTrace(span, traceparent, () => task.run(queued, helpers));
  };

/** The job may have been queued by a node with tracing on, whether or not it is on here. */
function parted(payload: unknown): { readonly traceparent?: string; readonly queued: unknown } {
  if (typeof payload !== "object" || payload === null || !("traceparent" in payload)) return { queued: payload };
  const { traceparent, ...queued } = payload;
  return typeof traceparent === "string" ? { traceparent, queued } : { queued };
}
