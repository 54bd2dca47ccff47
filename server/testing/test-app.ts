import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ResultOf, VariablesOf } from "@graphql-typed-document-node/core";
import { beforeEach } from "vitest";
import { FACTORIES } from "../../prisma/factories/index.ts";
import { type App, createApp } from "../app.ts";
import { startBackgroundWork } from "../background.ts";
import { readConfig } from "../config.ts";
import { createLogger } from "../platform/logging/log.ts";
import { type Bound, bind } from "./bound.ts";
import { forTheFile } from "./for-the-file.ts";
import { freePort } from "./free-port.ts";
import { signedInOperator, withPasskey } from "./operators.ts";
import { outcomeOf, perform, refusalOf, viewerId } from "./outcomes.ts";
import {
  clientOf,
  connectedPair,
  emailOf,
  mailsTo,
  signedInAs,
  signedInMember,
  signedInRecruiter,
  signedInSeeker,
  subjectsTo,
} from "./people.ts";
import { type Answer, type As, type DataOf, type Operation, send, type TypedDocument, textOf } from "./send.ts";
import { logIn, openSession, signIn } from "./sign-in.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

// What most tests of a server use beside it.
export { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
export { forTheFile } from "./for-the-file.ts";
export { graphql } from "./generated/gql.ts";
export { JOB_INPUT, LEGACY_JOB } from "./job-input.ts";
export { formOf, LegacyClient } from "./legacy-client.ts";
export { VIEWER } from "./outcomes.ts";
export type { Person } from "./people.ts";
export { bearer } from "./send.ts";

/** A real server with its own database, accessed over HTTP. */
export interface TestServer {
  readonly url: string;
  readonly app: App;
  readonly db: TestDatabase;
  readonly build: TestDatabase["build"];
  /** Sends an operation with arbitrary variables. */
  execute<Sent extends Operation>(operation: Sent, variables?: object, as?: As): Promise<Answer<DataOf<Sent>>>;
  /** Sends a typed document and resolves with its data; fails with query and response when there are errors. */
  expectOk<Sent extends TypedDocument>(document: Sent, variables?: VariablesOf<Sent>, as?: As): Promise<ResultOf<Sent>>;
  close(): Promise<void>;
}

const OF_DATABASE = {
  ...{ signedInSeeker, signedInRecruiter, signedInMember, signedInAs, signedInOperator, connectedPair },
  ...{ emailOf, mailsTo, subjectsTo, signIn, openSession, withPasskey },
};
const OF_ADDRESS = { logIn, send };
const OF_SERVER = { viewerId, perform, outcomeOf, refusalOf, clientOf };

/** A server with the functions of these names, which act on it, at its address or on its database. */
export interface TestApp
  extends TestServer,
    Bound<typeof OF_SERVER>,
    Bound<typeof OF_ADDRESS>,
    Bound<typeof OF_DATABASE> {}

export interface TestAppOptions {
  /** Settings as environment variables. */
  readonly env?: Record<string, string>;
  readonly clock?: () => Date;
  /** Whether the background work (mails) runs as well. */
  readonly worker?: boolean;
  /** The load reported to the server, from 0 to 1. Tests share its thread, so the real load is meaningless. */
  readonly load?: number;
  /** Folder of the built web, if not `dist`. */
  readonly web?: string;
  /** Whether it is served at `http://localhost`: browsers support passkeys only on secure pages with a domain name. */
  readonly atLocalhost?: boolean;
  /** A database to share with another node; it is not dropped with this one. */
  readonly db?: Omit<TestDatabase, "build">;
}

/** Starts a server on a free port, with a cloned database. */
export async function startTestApp({
  env = {},
  clock,
  worker = false,
  db: sharedDb,
  load: share = 0,
  web,
  atLocalhost = false,
}: TestAppOptions = {}): Promise<TestApp> {
  const db = sharedDb ? { ...sharedDb, build: bind(FACTORIES, sharedDb.prisma) } : await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "worklane-test-"));
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir, PORT: "0", ...env });
  const log = createLogger("fatal");
  const port = atLocalhost ? await freePort() : 0;
  const publicUrl = env.PUBLIC_URL ?? (atLocalhost ? `http://localhost:${port}` : "http://worklane.test");
  const load = () => share;
  const app = await createApp({
    config,
    databaseUrl: db.url,
    publicUrl,
    log,
    load,
    ...(clock && { clock }),
    ...(web && { web }),
  });
  const background = worker ? await startBackgroundWork({ config, databaseUrl: db.url, platform: app.platform }) : null;
  const address = await app.http.listen({ port, host: "127.0.0.1" });
  const url = atLocalhost ? publicUrl : address;

  const execute: TestServer["execute"] = async (operation, variables, as) => {
    const response = await send(url, operation, variables, as);
    return response.json();
  };
  const server: TestServer = {
    url,
    app,
    db,
    build: db.build,
    execute,
    async expectOk(document, variables, as) {
      const response = await send(url, document, variables, as);
      const answer: Answer<ResultOf<typeof document>> = await response.json();
      if (answer.errors || answer.data === null) {
        throw new Error(`The operation failed.\n${textOf(document)}\n${JSON.stringify(answer, null, 2)}`);
      }
      return answer.data;
    },
    async close() {
      await background?.stop();
      await app.stop();
      if (!sharedDb) await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return { ...server, ...bind(OF_SERVER, server), ...bind(OF_ADDRESS, url), ...bind(OF_DATABASE, db) };
}

/** Something that each test of a file or `describe` finds anew, such as a person. */
export function forEachTest<Thing extends object>(make: () => Promise<Thing>): Thing {
  const thing = {} as Thing;
  beforeEach(async () => void Object.assign(thing, await make()));
  return thing;
}

/** A clock that each test of a file finds at the real time, and where it stays until the test moves it. */
export function testClock() {
  const clock = Object.assign(() => clock.now, {
    now: new Date(),
    /** Lets so many milliseconds pass. */
    pass(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  });
  beforeEach(() => {
    clock.now = new Date();
  });
  return clock;
}

/** A server for the tests of one file. */
export const testApp = (options: TestAppOptions = {}): TestApp =>
  forTheFile(
    () => startTestApp(options),
    (app) => app.close(),
  );
