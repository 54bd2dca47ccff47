import { nextEmail } from "../../../prisma/factories/factory.ts";
import { FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";
import { LEGACY_JOB } from "../job-input.ts";
import { formOf } from "../legacy-client.ts";
import type { Scene } from "./scene.ts";

const reset = { userId: "nobody", token: "no-such-token", password: "another password" };

const newAccount = () => ({ email: nextEmail(), password: FACTORY_PASSWORD });
const COMPANY = { companyLocation: "Pune", industry: "IT", companysize: "1-10" };

/** The body of each call that needs one. */
const BODIES: Readonly<Record<string, (scene: Scene) => object>> = {
  "POST /auth/signup-seeker": () => ({ ...newAccount(), name: "Ada", phone: "9876543210" }),
  "POST /auth/signuprecruiter": () => ({ ...newAccount(), name: "Acme", ...COMPANY }),
  "POST /auth/login-seeker": ({ seekerEmail: email }) => ({ email, password: FACTORY_PASSWORD }),
  "POST /auth/login-recruiter": ({ seekerEmail: email }) => ({ email, password: FACTORY_PASSWORD }),
  "POST /auth/request-reset-password": () => ({ email: nextEmail() }),
  "POST /auth/request-reset-passwordrec": () => ({ email: nextEmail() }),
  "POST /auth/reset-password": () => reset,
  "POST /auth/reset-passwordrec": () => reset,
  "PUT /seeker/editProfile": () => formOf({ name: "Ada" }),
  "PUT /messages/seen": ({ seekerId, connectedId }) => ({ senderId: connectedId, receiverId: seekerId }),
  "POST /recruiter/postjob": () => LEGACY_JOB,
  "PUT /recruiter/editjob/{jobId}": () => LEGACY_JOB,
  "PUT /recruiter/editprofile": () => formOf({ companyLocation: "Pune" }),
  "POST /recruiter/updateStatus/{jobId}/{applicantId}": () => ({ status: "Accepted" }),
  "POST /api/chat": () => formOf({ prompt: "How do I prepare?" }),
};

/** The call of a row of the table: with objects of the first seeker and the first recruiter. */
export function callOf(row: string, scene: Scene): { method: string; path: string; body: object | undefined } {
  const [method = "", template = ""] = row.split(" ");
  const ids: Record<string, string> = {
    id: template.includes("deletejob") ? scene.jobId : scene.seekerId,
    jobId: template.includes("applyjob") ? scene.openJobId : scene.jobId,
    applicantId: scene.seekerId,
    currentUserId: scene.seekerId,
    otherUserId: scene.connectedId,
    token: "no-such-token",
  };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
  return { method, path, body: BODIES[row]?.(scene) };
}
