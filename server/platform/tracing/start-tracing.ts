import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "../logging/log.ts";
import type { TracingConfig } from "./tracing.config.ts";
import { setTracer } from "./tracing.ts";

/** Maximum time to export remaining spans at shutdown. */
const MAX_FLUSH_MS = 2000;

/**
 * Turns on tracing for the process, if configured. Returns a function that exports the remaining spans and turns it
 * off.
 */
export async function startTracing(config: TracingConfig | undefined, log: Logger): Promise<() => Promise<void>> {
  if (!config) return async () => {};
  // Imported only if used: OpenTelemetry's SDK takes memory and startup time.
  const { openTelemetry } = await import("./open-telemetry.ts");
  const { tracer, shutdown } = openTelemetry(config, log);
  setTracer(tracer);
  return async () => {
    setTracer(null);
    await Promise.race([shutdown(), delay(MAX_FLUSH_MS, undefined, { ref: false })]);
  };
}
