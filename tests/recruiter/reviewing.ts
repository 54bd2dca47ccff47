import type { Page } from "playwright-core";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { storeFile } from "../../server/platform/files/stored-files.ts";
import { docx, pdf } from "../../server/testing/sample-files.ts";
import type { TestApp } from "../../server/testing/test-app.ts";

const PDF = "application/pdf";

/** What tests of the review begin with, and look at. */
export function reviewing(app: TestApp) {
  /** A job with applicants, the first named most recently, each with a resume unless `resume` says otherwise. */
  async function jobToReview(names: readonly string[], { resume = PDF }: { resume?: string | null } = {}) {
    const { db } = app;
    const { id: companyId } = await buildRecruiter(db.prisma, { name: "Acme" });
    const job = await buildJob(db.prisma, { companyId, title: "Data engineer" });
    const applications: string[] = [];
    for (const [index, name] of names.entries()) {
      const seeker = await buildSeeker(db.prisma, { name, skills: ["SQL", "Go"], tenthPercent: 91 });
      const bytes = resume === PDF ? await pdf({ script: "app.alert(1)" }) : docx();
      const file = { bytes, mediaType: resume ?? PDF, name: resume === PDF ? "cv.pdf" : "cv.docx" };
      const kept = resume && (await storeFile(app.app.platform, { ownerId: seeker.id, kind: "RESUME", file }));
      const { id } = await buildApplication(db.prisma, {
        jobId: job.id,
        seekerId: seeker.id,
        resumeFileId: kept ? kept.id : null,
        appliedAt: new Date(Date.now() - index * 60_000),
      });
      applications.push(id);
    }
    const recruiter = { id: companyId, role: "RECRUITER" as const };
    return { job, applications, recruiter, address: `/main-recruiter/applicants/${job.id}/review` };
  }

  const shows = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true }).waitFor();

  const statuses = async (applications: readonly string[]) => {
    const rows = await app.db.prisma.application.findMany({ where: { id: { in: [...applications] } } });
    return applications.map((id) => rows.find((row) => row.id === id)?.status);
  };

  return { jobToReview, shows, statuses };
}
