import type { Browser } from "playwright-core";
import { chromium } from "playwright-core";

/** Lighthouse's metrics of a visit, in milliseconds except for the layout shift. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** The machine's speed during the visit, by Lighthouse's benchmark. */
  readonly benchmarkIndex: number;
}

/** Lighthouse's default slowdown for a phone's processor, regardless of the machine. */
export const FIXED_SLOWDOWN = 4;

/**
 * The benchmark index of the simulated phone: Lighthouse's documentation gives 1500 to 2000 for a high-end desktop, a
 * quarter of which is at least this, and 125 to 800 for mid-range phones.
 */
export const PHONE_INDEX = 375;

/** Returns how many times slower the phone is than a machine with this benchmark index. */
export const slowdownFor = (benchmarkIndex: number): number =>
  Math.max(1, Math.round((benchmarkIndex / PHONE_INDEX) * 10) / 10);

interface Report {
  readonly categories: Readonly<Record<string, { score: number | null }>>;
  readonly audits: Readonly<Record<string, { numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

const DEBUG_PORT = Number(process.env.BENCH_PORT ?? 4600) + 99;

/** Starts the browser that both Lighthouse and the scrolling use. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      `--remote-debugging-port=${DEBUG_PORT}`,
    ],
  });

/**
 * Visits a page with Lighthouse's mobile preset: simulates a phone that is slower than this machine by the given
 * factor, on a slow network.
 */
export async function visit(url: string, slowdown: number, cookie?: string): Promise<Visit> {
  // The peers' packages are not installed for type checking.
  const { default: lighthouse } = (await import("lighthouse" as string)) as { default: Lighthouse };
  const extraHeaders = cookie ? { cookie } : undefined;
  const throttling = { cpuSlowdownMultiplier: slowdown };
  const flags = { port: DEBUG_PORT, output: "json", logLevel: "error", extraHeaders, throttling };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits, environment } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
