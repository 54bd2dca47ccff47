import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "../logging/log.ts";
import type { TracingConfig } from "./tracing.config.ts";
import { setTracer } from "./tracing.ts";

/** At the end of the process, what is left is sent in this time or not at all. */
const MAX_FLUSH_MS = 2000;

/** Turns traces on for the process, if they are configured. Returns how to send what is left and turn them off. */
export async function startTracing(config: TracingConfig | undefined, log: Logger): Promise<() => Promise<void>> {
  if (!config) return async () => {};
  // Loaded only where it is used: OpenTelemetry's SDK takes memory and a part of the start.
  const { openTelemetry } = await import("./open-telemetry.ts");
  const { tracer, shutdown } = openTelemetry(config, log);
  setTracer(tracer);
  return async () => {
    setTracer(null);
    await Promise.race([shutdown(), delay(MAX_FLUSH_MS, undefined, { ref: false })]);
  };
}
