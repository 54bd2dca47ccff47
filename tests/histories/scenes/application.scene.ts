import { buildJob, buildSeeker } from "../../../prisma/factories/index.ts";
import { signIn } from "../../../server/testing/sign-in.ts";
import { APPLICANTS, APPLY, DECIDE, OWN_APPLICATION, WITHDRAW } from "../documents.ts";
import { type ApplicationCall, application } from "../models.ts";
import { draw, type Lane, modelledScene, type Scene, type Stage } from "./scene.ts";

const EACH = 6;
const DECISIONS = ["APPLIED", "ACCEPTED", "REJECTED"] as const;

/** A seeker and a recruiter with two devices each, and one application. */
export async function applicationScene(
  stage: Stage,
  recruiter: { readonly id: string; readonly cookie: string },
  next: () => number,
): Promise<Scene> {
  const { db } = stage;
  const { id: jobId } = await buildJob(db.prisma, { companyId: recruiter.id });
  const { id } = await buildSeeker(db.prisma);
  let known: { id: string; version: number } | undefined;

  const seeker = async (name: string): Promise<Lane<ApplicationCall>> => ({
    asker: { name, cookie: await signIn(db, { id, role: "SEEKER" }) },
    calls: draw<ApplicationCall>(EACH, next, [
      [4, () => ["apply"]],
      [3, () => ["withdraw"]],
      [3, () => ["see own"]],
    ]),
    async perform(client, call, how) {
      const ask = { ...how, call, variables: { jobId } };
      if (call[0] === "see own") await client.ask({ ...ask, document: OWN_APPLICATION, answerOf: ownStatus });
      else {
        const document = call[0] === "apply" ? APPLY : WITHDRAW;
        await client.ask({ ...ask, document, key: true, answerOf: () => "ok" });
      }
    },
  });
  const company = (name: string): Lane<ApplicationCall> => ({
    asker: { name, cookie: recruiter.cookie },
    calls: draw<ApplicationCall>(EACH, next, [
      [4, () => ["decide", DECISIONS[Math.floor(next() * 3)] ?? "APPLIED", next() < 0.5 ? 0 : null]],
      [5, () => ["see applicant"]],
    ]),
    async perform(client, call, how) {
      if (call[0] === "decide" && known) {
        const { id: applicationId, version } = known;
        // Random: whether the decision is based on the version last seen.
        const seen = call[2] === null ? null : version;
        const input = { applicationId, status: call[1], version: seen };
        const decided: ApplicationCall = ["decide", call[1], seen];
        const ask = { ...how, call: decided, variables: { input } };
        await client.ask({ ...ask, document: DECIDE, key: true, answerOf: decision });
        return;
      }
      const see: ApplicationCall = ["see applicant"];
      const ask = { ...how, call: see, variables: { jobId } };
      const read = await client.ask({ ...ask, document: APPLICANTS, answerOf: standing });
      known = (read as Applicants | null)?.applicants.nodes[0] ?? known;
    },
  });
  const lanes = [await seeker("seeker 1"), await seeker("seeker 2"), company("recruiter 1"), company("recruiter 2")];
  return modelledScene(stage, "application", application, lanes, next);
}

interface Standing {
  readonly status: string;
  readonly version: number;
}
interface Applicants {
  readonly applicants: { readonly nodes: readonly (Standing & { readonly id: string })[] };
}

const ownStatus = ({ ownApplication }: { ownApplication: { status: string } | null }) =>
  ownApplication?.status ?? "none";
const textOf = ({ status, version }: Standing) => `${status} ${version}`;
const decision = ({ decideApplication }: { decideApplication: Standing }) => textOf(decideApplication);
const standing = ({ applicants: { nodes } }: Applicants) => nodes.map(textOf).join() || "none";
