import type { BrowserContextOptions, Page } from "playwright-core";
import { storeFile } from "../../server/platform/files/stored-files.ts";
import { docx, pdf } from "../../server/testing/sample-files.ts";
import { testSite } from "../support/browser.ts";

const RESUMES = {
  pdf: { mediaType: "application/pdf", bytes: () => pdf({ script: "app.alert(1)" }) },
  docx: { mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", bytes: docx },
} as const;

interface Resumes {
  /** Each applicant's resume; by default none has one. */
  readonly resume?: keyof typeof RESUMES;
}

/** What tests of the review begin with, and look at. */
export function reviewing(options: Parameters<typeof testSite>[0] = {}) {
  const site = testSite(options);
  const { app } = site;

  /** A job with applicants, the first named most recently. */
  async function jobToReview(names: readonly string[], { resume }: Resumes = {}) {
    const recruiter = await app.build.recruiter({ name: "Acme" });
    const { id: jobId } = await app.build.job({ companyId: recruiter.id, title: "Data engineer" });
    const applications: string[] = [];
    for (const [index, name] of names.entries()) {
      const { id: seekerId } = await app.build.seeker({ name, skills: ["SQL", "Go"], tenthPercent: 91 });
      let resumeFileId: string | null = null;
      if (resume) {
        const { mediaType, bytes } = RESUMES[resume];
        const file = { mediaType, bytes: await bytes(), name: `cv.${resume}` };
        resumeFileId = (await storeFile(app.app.platform, { ownerId: seekerId, kind: "RESUME", file })).id;
      }
      const appliedAt = new Date(Date.now() - index * 60_000);
      applications.push((await app.build.application({ jobId, seekerId, resumeFileId, appliedAt })).id);
    }
    const list = `/main-recruiter/applicants/${jobId}`;
    return { jobId, applications, recruiter, list, review: `${list}/review`, board: `${list}/board` };
  }

  const shows = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true }).waitFor();

  /** Presses a key, which leads to this applicant. */
  const step = async (page: Page, key: string, name: string) => {
    await page.keyboard.press(key);
    await shows(page, name);
  };

  /** Opens the review of such a job, at its first applicant. */
  async function openReview(names: readonly string[], { resume, ...options }: Resumes & BrowserContextOptions = {}) {
    const job = await jobToReview(names, resume && { resume });
    const page = await site.visit(job.review, { as: job.recruiter, ...options });
    await shows(page, names[0] ?? "");
    return { page, ...job };
  }

  const statuses = async (applications: readonly string[]) => {
    const rows = await app.db.prisma.application.findMany({ where: { id: { in: [...applications] } } });
    return applications.map((id) => rows.find((row) => row.id === id)?.status);
  };

  return { ...site, jobToReview, openReview, shows, statuses, step };
}
