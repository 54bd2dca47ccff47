import type { Page } from "playwright-core";
import { buildApplication, buildJob } from "../../prisma/factories/index.ts";
import type { OperatorRole } from "../../server/generated/prisma/enums.ts";
import { signedInOperator } from "../../server/testing/operators.ts";
import { signedInSeeker } from "../../server/testing/people.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { ReportDocument } from "../../web/generated/privacy/privacy.ts";
import { testBrowser } from "./browser.ts";

/** The product with its operator console, in a browser. */
export function testConsole(options: Parameters<typeof testApp>[0] = {}) {
  const app = testApp({ atLocalhost: true, ...options });
  const browser = testBrowser();
  return {
    app,
    browser,
    /** Creates a job with an applicant, reported by a seeker. */
    async reportedJob() {
      const job = await buildJob(app.db.prisma, { title: "Welder", description: "Pay us first." });
      await buildApplication(app.db.prisma, { jobId: job.id });
      const input = { kind: "JOB", id: job.id, reason: "FRAUD", note: `They want money for ${job.id}` } as const;
      await app.expectOk(ReportDocument, { input }, await signedInSeeker(app.db));
      return job;
    },
    /** Opens the console as an operator with two factors. */
    async openConsole(role: OperatorRole, path: string, pageOptions = {}): Promise<Page> {
      const { id } = await signedInOperator(app.db, role);
      const page = await browser.openAs(app, { id, role: "RECRUITER" }, pageOptions);
      await page.goto(path);
      return page;
    },
  };
}
