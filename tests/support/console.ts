import type { Page } from "playwright-core";
import type { OperatorRole, ReportReason } from "../../server/generated/prisma/enums.ts";
import { testSite } from "./browser.ts";

/** The product with its operator console, in a browser. */
export function testConsole(options: Parameters<typeof testSite>[0] = {}) {
  const site = testSite({ atLocalhost: true, ...options });
  const { app, visit } = site;

  /** Reports a job as a seeker. */
  async function report(id: string, reason: ReportReason, note: string) {
    await app.perform("report", { input: { kind: "JOB", id, reason, note } }, await app.signedInSeeker());
  }

  return {
    ...site,
    report,
    /** Creates a job with an applicant, reported by a seeker. */
    async reportedJob() {
      const job = await app.build.job({ title: "Welder", description: "Pay us first." });
      await app.build.application({ jobId: job.id });
      await report(job.id, "FRAUD", `They want money for ${job.id}`);
      return job;
    },
    /** Opens the console as an operator with two factors. */
    async openConsole(role: OperatorRole, path: string, pageOptions = {}): Promise<Page> {
      return visit(path, { as: await app.signedInOperator(role), ...pageOptions });
    },
  };
}
