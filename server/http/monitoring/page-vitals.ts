import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";
import { z } from "zod";
import {
  MAX_LAYOUT_SHIFT,
  MAX_VITAL_MS,
  PAGE_KINDS,
  TIMED_VITALS,
  VITALS,
  VITALS_PATH,
} from "../../../shared/page-vitals.ts";
import { networkOf } from "../../platform/rate-limits/network-of.ts";
import type { Limit, Limits } from "../../platform/rate-limits/rate-limits.ts";
import { check } from "../../platform/validation.ts";

/** A page that is hidden and shown again reports each time, and a campus behind one address has many pages. */
const REPORTS_BY_ADDRESS: Limit = { name: "page-vitals:address", points: 600, windowSeconds: 600 };

/** Maximum size in bytes: five numbers and a word. */
const MAX_REPORT = 1024;

const milliseconds = z.number().min(0).max(MAX_VITAL_MS);
const reportSchema = z.strictObject({
  page: z.enum(PAGE_KINDS),
  values: z.partialRecord(z.enum(VITALS), milliseconds),
});

/**
 * `POST /page-vitals`: a browser's measurements of a page, without who or where. They are added to histograms of this
 * node and stored nowhere else.
 */
export function pageVitalsRoute(
  app: FastifyInstance,
  { register, limits }: { register: Registry; limits: Pick<Limits, "take"> },
): void {
  const durations = new Histogram({
    name: "worklane_page_vital_seconds",
    help: "What browsers measured on pages, by kind of page.",
    labelNames: ["vital", "page"],
    // The buckets include the boundaries between good, fair and poor of each.
    buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4],
    registers: [register],
  });
  const shifts = new Histogram({
    name: "worklane_page_layout_shift",
    help: "How much of a page shifted on its own, by kind of page.",
    labelNames: ["page"],
    buckets: [0.01, 0.05, 0.1, 0.25],
    registers: [register],
  });
  app.post(VITALS_PATH, { bodyLimit: MAX_REPORT }, async (request, reply) => {
    await limits.take(REPORTS_BY_ADDRESS, networkOf(request.ip));
    const { page, values } = check(reportSchema, request.body);
    for (const vital of TIMED_VITALS) {
      const value = values[vital];
      if (value !== undefined) durations.observe({ vital, page }, value / 1000);
    }
    if (values.CLS !== undefined) shifts.observe({ page }, Math.min(values.CLS, MAX_LAYOUT_SHIFT));
    return reply.code(204).send();
  });
}
