import { setTimeout as delay } from "node:timers/promises";
import { buildApplication, buildJob, buildSeeker } from "../../../prisma/factories/index.ts";
import { signIn } from "../../../server/testing/sign-in.ts";
import { UNDO_SECONDS } from "../../../shared/applications.ts";
import type { Act } from "../checker/linearizability.ts";
import { textOfHistory } from "../checker/shortest-failure.ts";
import { Client } from "../client.ts";
import { type Cause, judgeDelivery, type Look } from "../delivery.ts";
import { CONNECTION_CHANGES, DECIDE, NOTICES } from "../documents.ts";
import type { Scene, Stage } from "./scene.ts";

type NoticeCall = readonly ["request" | "take back" | "decide" | "undo", cause: string] | readonly ["see notices"];

const EACH_KIND = 3;
const LOOKS = 10;
/** The outcome of each cause must be known: it is retried until there is a response. */
const PATIENCE_MS = 90_000;

/** A seeker who gets connection requests and decisions, some of them undone, and who reads their notices. */
export async function noticeScene(
  stage: Stage,
  recruiter: { readonly id: string; readonly cookie: string },
  next: () => number,
): Promise<Scene> {
  const { db, urls, codes, onAct } = stage;
  const acts: Act<NoticeCall>[] = [];
  const causes: Cause[] = [];
  const newClient = (name: string, cookie: string) =>
    new Client<NoticeCall>(urls, { name, cookie }, codes, (act) => {
      acts.push(act);
      onAct(act);
    });
  const { id } = await buildSeeker(db.prisma);
  const reader = newClient("reader", await signIn(db, { id, role: "SEEKER" }));
  const company = newClient("recruiter", recruiter.cookie);
  const drawn = () => ({
    isUndone: next() < 0.4,
    pauseMs: next() * 1500,
    undoMs: next() * 800,
    node: next() < 0.5 ? 0 : 1,
  });
  type Drawn = ReturnType<typeof drawn>;

  /** Performs the cause, undoes some, and records the times. */
  async function cause(
    name: string,
    settlesMs: number,
    { isUndone, pauseMs, undoMs, node }: Drawn,
    ask: (isUndoing: boolean, how: { node: number; patienceMs: number }) => Promise<unknown>,
  ) {
    const how = { node, patienceMs: PATIENCE_MS };
    await delay(pauseMs);
    const spanOf = async (isUndoing: boolean) => {
      const calledAt = performance.now();
      const data = await ask(isUndoing, how);
      return { calledAt, answeredAt: data ? performance.now() : Number.POSITIVE_INFINITY };
    };
    const done = await spanOf(false);
    if (isUndone) await delay(undoMs);
    causes.push({ name, done, settlesMs, undone: isUndone ? await spanOf(true) : null });
  }

  async function decides(plan: Drawn, status: "ACCEPTED" | "REJECTED") {
    const { id: jobId, title } = await buildJob(db.prisma, { companyId: recruiter.id });
    const { id: applicationId } = await buildApplication(db.prisma, { jobId, seekerId: id });
    const name = `${status} ${title}`;
    return () =>
      cause(name, UNDO_SECONDS * 1000, plan, (isUndoing, how) => {
        const input = { applicationId, status: isUndoing ? ("APPLIED" as const) : status };
        const call: NoticeCall = [isUndoing ? "undo" : "decide", name];
        return company.ask({ ...how, call, document: DECIDE, variables: { input }, key: true, answerOf: () => "ok" });
      });
  }
  async function requests(plan: Drawn) {
    const { id: requesterId } = await buildSeeker(db.prisma);
    const client = newClient("requester", await signIn(db, { id: requesterId, role: "SEEKER" }));
    const name = `request of ${requesterId}`;
    return () =>
      cause(name, 0, plan, (isUndoing, how) => {
        const document = CONNECTION_CHANGES[isUndoing ? "withdraw" : "request"];
        const call: NoticeCall = [isUndoing ? "take back" : "request", name];
        return client.ask({ ...how, call, document, variables: { seekerId: id }, key: true, answerOf: () => "ok" });
      });
  }
  const lanes: (() => Promise<void>)[] = [];
  for (let n = 0; n < EACH_KIND; n++) {
    lanes.push(await requests(drawn()));
    lanes.push(await decides(drawn(), next() < 0.5 ? "ACCEPTED" : "REJECTED"));
  }

  const look = async (node: number, patienceMs = 0): Promise<Look> => {
    const calledAt = performance.now();
    const call: NoticeCall = ["see notices"];
    const data = await reader.ask({ call, document: NOTICES, variables: {}, answerOf: namesText, node, patienceMs });
    return { calledAt, answeredAt: performance.now(), names: data ? namesOf(data as Notices) : [] };
  };
  const looks: Look[] = [];
  const looking = Array.from({ length: LOOKS }, () => ({ pauseMs: next() * 500, node: next() < 0.5 ? 0 : 1 }));
  return {
    kind: "notices",
    async play() {
      const reading = async () => {
        for (const { pauseMs, node } of looking) {
          await delay(pauseMs);
          looks.push(await look(node));
        }
      };
      await Promise.all([reading(), ...lanes.map((lane) => lane())]);
    },
    async judge() {
      const { names } = await look(0, PATIENCE_MS);
      const wrong = judgeDelivery(causes, looks, names);
      return wrong.length === 0 ? null : `${wrong.join("\n")}\n${textOfHistory(acts)}`;
    },
  };
}

interface Notices {
  readonly notices: {
    readonly nodes: readonly {
      readonly kind: string;
      readonly title: string;
      readonly body: string;
      readonly path: string;
    }[];
  };
}

/** Maps notices to the scene's names of their causes. */
const namesOf = ({ notices: { nodes } }: Notices) =>
  nodes.map(({ kind, title, body, path }) => {
    if (kind === "CONNECTION_REQUEST") return `request of ${path.split("/").at(-1)}`;
    const status = title.endsWith("accepted your application") ? "ACCEPTED" : "REJECTED";
    return `${status} ${body.replace("Your application for ", "")}`;
  });
const namesText = (data: Notices) => namesOf(data).join(", ");
