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

/** Maximum number of queued spans; further ones are dropped. */
const MAX_WAITING = 4096;
const BATCH = 512;
const SEND_EVERY_MS = 2000;
/** Timeout of one batch, including its retries. */
const EXPORT_MS = 5000;

interface OpenTelemetry {
  readonly tracer: Tracer;
  /** Exports the remaining spans. Never rejects. */
  shutdown(): Promise<void>;
}

/**
 * Creates a tracer with OpenTelemetry's SDK, exporting OTLP over HTTP. Nothing is registered in `@opentelemetry/api`,
 * so that libraries cannot create spans of their own, with unknown content.
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
        exporter: loggingOnce(exporter, log),
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

/** Logs once that spans are rejected, and once that they are accepted again. */
function loggingOnce(exporter: OTLPTraceExporter, log: Logger): SpanExporter {
  let failing = false;
  return {
    export(batch, done) {
      exporter.export(batch, ({ code, error }) => {
        const failed = code !== ExportResultCode.SUCCESS;
        // The error may contain the collector's response: only its message is safe to log.
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
