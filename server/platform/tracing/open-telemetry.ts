import {
  type Context,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { ExportResultCode, parseKeyPairsIntoRecord, parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "../logging/log.ts";
import type { TracingConfig } from "./tracing.config.ts";
import type { Span, SpanAttributes, SpanDescription, Tracer } from "./tracing.ts";

/** What waits to be sent; what comes beyond is dropped. */
const MAX_WAITING = 4096;
const BATCH = 512;
const SEND_EVERY_MS = 2000;
/** For one batch, with its repetitions. */
const EXPORT_MS = 5000;

interface OpenTelemetry {
  readonly tracer: Tracer;
  /** Sends what is left. Never rejects. */
  shutdown(): Promise<void>;
}

/**
 * Spans by OpenTelemetry's SDK, sent as OTLP over HTTP. Nothing is registered in `@opentelemetry/api`, so libraries that would
 * make spans of their own, with whatever is in them, find nobody to take them.
 */
export function openTelemetry(config: TracingConfig, log: Logger): OpenTelemetry {
  const exporter = new OTLPTraceExporter({
    url: `${config.endpoint.replace(/\/+$/, "")}/v1/traces`,
    headers: parseKeyPairsIntoRecord(config.headers ?? ""),
    timeoutMillis: EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": config.serviceName,
      "service.instance.id": crypto.randomUUID(),
    }),
    sampler: samplerOf(config),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellingOnce(exporter, log),
        maxQueueSize: MAX_WAITING,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: 2 * EXPORT_MS,
      }),
    ],
  });
  const sdk = provider.getTracer("worklane");
  return {
    tracer: {
      start({ name, kind, attributes = {} }, parent) {
        const options = { kind: KINDS[kind ?? "internal"], attributes };
        return new OpenSpan(sdk.startSpan(name, options, contextOf(parent)));
      },
    },
    shutdown: () => provider.shutdown().catch(() => {}),
  };
}

const KINDS: Readonly<Record<NonNullable<SpanDescription["kind"]> | "internal", SpanKind>> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

class OpenSpan implements Span {
  readonly recorded: boolean;
  #ids: Span["ids"] | undefined;

  constructor(readonly sdk: SdkSpan) {
    this.recorded = sdk.isRecording();
  }

  get ids() {
    const { traceId, spanId } = this.sdk.spanContext();
    this.#ids ??= { trace_id: traceId, span_id: spanId };
    return this.#ids;
  }

  get traceparent() {
    const { traceId, spanId, traceFlags } = this.sdk.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags & TraceFlags.SAMPLED ? "01" : "00"}`;
  }

  rename(name: string) {
    this.sdk.updateName(name);
  }

  set(attributes: SpanAttributes) {
    this.sdk.setAttributes(attributes);
  }

  fail(type: string) {
    this.sdk.setAttribute("error.type", type);
    this.sdk.setStatus({ code: SpanStatusCode.ERROR });
  }

  end() {
    this.sdk.end();
  }
}

function contextOf(parent: Span | string | undefined): Context {
  if (parent instanceof OpenSpan) return trace.setSpan(ROOT_CONTEXT, parent.sdk);
  const remote = typeof parent === "string" ? parseTraceParent(parent) : null;
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
}

function samplerOf({ sampler, ratio }: TracingConfig): Sampler {
  const root = sampler.endsWith("always_on")
    ? new AlwaysOnSampler()
    : sampler.endsWith("always_off")
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}

/** Says once that spans are not taken, and once that they are again. */
function tellingOnce(exporter: OTLPTraceExporter, log: Logger): SpanExporter {
  let failing = false;
  return {
    export(batch, done) {
      exporter.export(batch, ({ code, error }) => {
        const failed = code !== ExportResultCode.SUCCESS;
        // The collector's answer may stand in the error: its message alone is ours to log.
        if (failed && !failing) log.warn({ reason: error?.message }, "traces are not taken; they are dropped");
        if (!failed && failing) log.info("traces are taken again");
        failing = failed;
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
