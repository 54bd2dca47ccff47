import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { vi } from "vitest";
import { z } from "zod";
import { closeServer, listen } from "./listen.ts";

const attributesShape = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.union([z.string(), z.number()])) }))
  .default([])
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]])));
const requestShape = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesShape }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes: attributesShape,
              status: z.object({ code: z.number().default(0) }),
            }),
          ),
        }),
      ),
    }),
  ),
});

type SentSpan = z.infer<typeof requestShape>["resourceSpans"][number]["scopeSpans"][number]["spans"][number];

/** A received span, and the process that sent it. */
export interface CollectedSpan extends SentSpan {
  readonly resource: Readonly<Record<string, unknown>>;
}

/** OTLP's numbers for the kinds of spans. */
export const SPAN_KIND = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const;

/** Starts a receiver of OTLP over HTTP that stores everything. */
export async function startTraceCollector() {
  const received: string[] = [];
  const spans: CollectedSpan[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push(`${request.url}\n${JSON.stringify(request.headers)}\n${body}`);
    if (status === 200 && request.url === "/v1/traces") {
      for (const { resource, scopeSpans } of requestShape.parse(JSON.parse(body)).resourceSpans) {
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, resource: resource.attributes });
      }
    }
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  return {
    /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
    url: `http://127.0.0.1:${await listen(server)}`,
    /** All request bodies, byte for byte, with the headers. */
    received,
    spans,
    /** Sets the status of further responses; 200 stores, others refuse. */
    answerWith(next: number) {
      status = next;
    },
    /** Resolves with the trace's spans, once there is one of each name, in the order of `names`. */
    spansOf: (traceId: string, ...names: readonly string[]): Promise<CollectedSpan[]> =>
      vi.waitFor(
        () => {
          const found = spans.filter((span) => span.traceId === traceId);
          return names.map((wanted) => {
            const span = found.find(({ name }) => name === wanted);
            if (!span) throw new Error(`No span "${wanted}" among ${found.map(({ name }) => name).join(", ")}.`);
            return span;
          });
        },
        { timeout: 15_000 },
      ),
    close: () => closeServer(server),
  };
}
