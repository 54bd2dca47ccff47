import { buildApplication, buildJob } from "../../../prisma/factories/index.ts";
import type { App } from "../../app.ts";
import type { File } from "../../generated/prisma/client.ts";
import type { Stored } from "../../platform/database/database.ts";
import { storeFile } from "../../platform/files/stored-files.ts";
import { signedInRecruiter, signedInSeeker } from "../../testing/people.ts";
import type { Answer } from "../../testing/send.ts";
import { forEachTest } from "../../testing/test-app.ts";

/** The company Acme and the seeker Asha, with sessions, and her application to its job as an engineer. */
async function applicationScene(
  db: Stored,
  job: Parameters<typeof buildJob>[1] = {},
  seekerFields: Parameters<typeof signedInSeeker>[1] = {},
) {
  const company = await signedInRecruiter(db, { name: "Acme" });
  const seeker = await signedInSeeker(db, { name: "Asha", ...seekerFields });
  const { id: jobId } = await buildJob(db.prisma, { companyId: company.id, title: "Engineer", ...job });
  const { id: applicationId } = await buildApplication(db.prisma, { jobId, seekerId: seeker.id });
  return { company, seeker, jobId, applicationId };
}

/** Such a scene, anew for each test of a file. */
export function applicationForEachTest(
  app: { readonly db: Stored },
  ...more: [Parameters<typeof buildJob>[1]?, Parameters<typeof signedInSeeker>[1]?]
) {
  return forEachTest(() => applicationScene(app.db, ...more));
}

/** The id of a company's stage. */
export const stageOf = async ({ prisma }: Stored, companyId: string, name: string): Promise<string> =>
  (await prisma.companyStage.findFirstOrThrow({ where: { companyId, name } })).id;

/** The code of the error with which an operation was refused; undefined when it was not. */
export const codeOf = async (answer: Answer<unknown> | Promise<Answer<unknown>>): Promise<string | undefined> =>
  (await answer).errors?.[0]?.extensions.code;

/** Stores a PDF of a seeker, by default a resume. */
export const storedPdf = (
  { app }: { readonly app: App },
  ownerId: string,
  {
    kind = "RESUME",
    name = "cv.pdf",
    bytes = Buffer.from("%PDF-1.4 x"),
  }: Partial<Pick<File, "kind" | "name"> & { bytes: Buffer }> = {},
): Promise<File> => storeFile(app.platform, { ownerId, kind, file: { bytes, name, mediaType: "application/pdf" } });
