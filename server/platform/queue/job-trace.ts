import { inTrace } from "../tracing/tracing.ts";
import type { BackgroundTask } from "./worker-task.ts";

/** Attributes of the spans of a job. */
export const messaging = (task: string, operation: "send" | "process") => ({
  "messaging.system": "graphile_worker",
  "messaging.destination.name": task,
  "messaging.operation.type": operation,
});

/** How a task is run: in the trace of what queued the job, or in one of its own. It is given what was queued. */
export const tracedRun =
  (name: string, task: BackgroundTask): BackgroundTask["run"] =>
  (payload, helpers) => {
    const { traceparent, queued } = parted(payload);
    const span = { name: `process ${name}`, kind: "consumer", attributes: messaging(name, "process") } as const;
    return inTrace(span, traceparent, () => task.run(queued, helpers));
  };

/** A node with traces on may have queued it, whether or not they are on here. */
function parted(payload: unknown): { readonly traceparent?: string; readonly queued: unknown } {
  if (typeof payload !== "object" || payload === null || !("traceparent" in payload)) return { queued: payload };
  const { traceparent, ...queued } = payload;
  return typeof traceparent === "string" ? { traceparent, queued } : { queued };
}
