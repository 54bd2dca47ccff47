/** Samplers, by OpenTelemetry's names. */
export const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** Where traces are exported, and which. */
export interface TracingConfig {
  /** URL of an OTLP receiver over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** Request headers, such as a key: comma-separated `name=value`, percent-encoded. */
  readonly headers: string | undefined;
  readonly serviceName: string;
  readonly sampler: (typeof SAMPLERS)[number];
  /** The share of traces that ratio-based samplers take, from 0 to 1. */
  readonly ratio: number;
}
