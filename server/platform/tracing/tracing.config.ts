/** How traces are sampled, by the names that OpenTelemetry gives. */
export const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** Where traces go, and which. */
export interface TracingConfig {
  /** Of a receiver of OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** Sent along, such as a key: `name=value` with commas between, percent-encoded. */
  readonly headers: string | undefined;
  readonly serviceName: string;
  readonly sampler: (typeof SAMPLERS)[number];
  /** The share of traces that samplers by ratio take, from 0 to 1. */
  readonly ratio: number;
}
