import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { buildConnection, buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import type { Database } from "../../server/platform/database/database.ts";
import { type TypedDocument, textOf } from "../../server/testing/send.ts";
import { signIn } from "../../server/testing/sign-in.ts";
import { SignUpSeekerDocument } from "../../web/generated/accounts/accounts.ts";
import { ApplyToJobDocument } from "../../web/generated/jobs/jobs.ts";
import { SendMessageDocument } from "../../web/generated/messages/messages.ts";

/** People's writes while something happens to the server. */
export interface Traffic {
  /** People sign up, apply and write to each other until `stop`, which resolves when the last request has ended. */
  stop(): Promise<Written>;
  /** The number of confirmed writes so far. */
  readonly confirmed: () => number;
}

export interface Written {
  /**
   * Email addresses of sign-ups, pairs `seeker job` of applications, and client ids of messages: attempted and
   * confirmed.
   */
  readonly signUps: Tried;
  readonly applications: Tried;
  readonly messages: Tried;
  /** Number of refusals by code, and of `no answer`. */
  readonly refusals: Readonly<Record<string, number>>;
}

interface Tried {
  readonly tried: Set<string>;
  readonly confirmed: Set<string>;
}

const PAIRS = 3;
const JOBS = 400;
/** Milliseconds between two messages of a person: below the server's rate limit. */
const EVERY_MS = 350;
const ANSWER_MS = 15_000;

const newTried = (): Tried => ({ tried: new Set(), confirmed: new Set() });

/** `db` must be available at the start; the server at `url` may come and go. It trusts `X-Forwarded-For`. */
export async function startTraffic(url: string, db: Database): Promise<Traffic> {
  const { prisma } = db;
  const { id: companyId } = await buildRecruiter(prisma);
  const jobs: { readonly id: string }[] = [];
  // A few at a time: what waits for a connection for seconds is refused.
  while (jobs.length < JOBS)
    jobs.push(...(await Promise.all(Array.from({ length: 10 }, () => buildJob(prisma, { companyId })))));
  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, async () => {
      const people = [await buildSeeker(prisma), await buildSeeker(prisma)] as const;
      await buildConnection(prisma, { requesterId: people[0].id, addresseeId: people[1].id });
      return people;
    }),
  );
  const written = { signUps: newTried(), applications: newTried(), messages: newTried(), refusals: {} };
  const refusals: Record<string, number> = written.refusals;
  let going = true;

  /** Sends a request once; returns whether the server confirmed it. */
  async function send(query: TypedDocument, input: object, headers: Record<string, string>): Promise<boolean> {
    let code = "no answer";
    try {
      const response = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ query: textOf(query), variables: { input } }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const { data, errors } = await response.json();
      if (data && !errors) return true;
      code = String(errors?.[0]?.extensions?.code);
    } catch {}
    refusals[code] = (refusals[code] ?? 0) + 1;
    await delay(100);
    return false;
  }

  async function signUps() {
    for (let number = 0; going; number++) {
      const email = `${randomUUID()}@example.com`;
      const input = { name: "Ada Lovelace", email, phone: "9876543210", password: "difference engine" };
      written.signUps.tried.add(email);
      const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
      if (await send(SignUpSeekerDocument, input, { "x-forwarded-for": from })) written.signUps.confirmed.add(email);
      await delay(20);
    }
  }

  async function applications(seekerId: string, cookie: string) {
    for (const { id: jobId } of jobs) {
      if (!going) return;
      const what = `${seekerId} ${jobId}`;
      written.applications.tried.add(what);
      if (await send(ApplyToJobDocument, { jobId }, { cookie })) written.applications.confirmed.add(what);
      await delay(30);
    }
  }

  /** Like real clients: an unconfirmed message is sent again, under its id, until it is confirmed. */
  async function messages(recipientId: string, cookie: string) {
    for (let number = 1; going; number++) {
      const clientId = randomUUID();
      written.messages.tried.add(clientId);
      while (!(await send(SendMessageDocument, { recipientId, clientId, content: `message ${number}` }, { cookie })));
      written.messages.confirmed.add(clientId);
      await delay(EVERY_MS);
    }
  }

  const people = await Promise.all(
    pairs
      .flatMap(([one, other]) => [
        { id: one.id, peerId: other.id },
        { id: other.id, peerId: one.id },
      ])
      .map(async (person) => ({ ...person, cookie: await signIn(db, { id: person.id, role: "SEEKER" }) })),
  );
  const all = Promise.all([
    signUps(),
    signUps(),
    ...people.slice(0, 3).map(({ id, cookie }) => applications(id, cookie)),
    ...people.map(({ peerId, cookie }) => messages(peerId, cookie)),
  ]);
  return {
    confirmed: () =>
      written.signUps.confirmed.size + written.applications.confirmed.size + written.messages.confirmed.size,
    async stop() {
      going = false;
      await all;
      return written;
    },
  };
}
