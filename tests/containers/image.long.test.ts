import { randomUUID } from "node:crypto";
import { chown, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packageRoot } from "../../server/platform/package-root.ts";
import { graphql } from "../../server/testing/generated/gql.ts";
import { JOB_INPUT } from "../../server/testing/job-input.ts";
import { pdf } from "../../server/testing/sample-files.ts";
import { subscribe } from "../../server/testing/subscriber.ts";
import { upload } from "../../server/testing/upload.ts";
import type { ChatEventsSubscription } from "../../web/generated/graphql.ts";
import { PostJobDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import { ChatEventsDocument, SendMessageDocument } from "../../web/generated/messages/messages.ts";
import { UploadResumeDocument, ViewerProfileDocument } from "../../web/generated/seekers/profile.ts";
import { baseImage, buildImage } from "./base-image.ts";
import { type Composition, composition } from "./composition.ts";
import { ask, connect, logInAgain, newRecruiter, newSeeker, type Resident } from "./people.ts";
import { ownPodman, type Podman, ULIMITS, whyNoContainers } from "./podman.ts";
import { buildStandIns } from "./stand-ins.ts";
import { steadyUse } from "./steady-use.ts";

const IMAGE = "localhost/worklane-test-image";
/** Maximum size in MB that the image adds to its base. */
const MAX_OWN_MB = 250;
const SERVERS = ["server-1", "server-2"] as const;
const OPEN_JOBS = graphql(`query JobsBehindProxy { jobs(first: 5) { nodes { title } } }`);

/** The content of an added message, if it has this id. */
const contentIn = ({ chatEvents }: ChatEventsSubscription, clientId: string) =>
  chatEvents.__typename === "MessageAdded" && chatEvents.message.clientId === clientId
    ? chatEvents.message.content
    : null;

const why = whyNoContainers();
if (why) console.warn(`The container image is not tried: ${why}`);

describe.skipIf(why)("the image of the Dockerfile, with the settings of docker-compose.yml", () => {
  let podman: Podman;
  let base: string;
  let site: Composition;
  let ada: Resident;
  let grace: Resident;
  let resume: Buffer;
  const took: string[] = [];
  async function timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
    const before = Date.now();
    const value = await work();
    took.push(`${what} ${Math.round((Date.now() - before) / 1000)} s`);
    return value;
  }

  beforeAll(async () => {
    podman = await ownPodman();
    base = await timed("base", () => baseImage(podman));
    await timed("stand-ins", () => buildStandIns(podman, base));
    await timed("image", () => buildImage(podman, IMAGE, packageRoot, ["--build-arg", `NODE_IMAGE=${base}`]));
    site = await composition(podman, IMAGE);
    await timed("up", () => site.up());
    console.log(took.join(", "));
  });
  afterAll(async () => {
    await site?.down();
    await podman?.remove();
  });

  /** The bytes of a person's resume, as downloaded. */
  async function downloaded({ client }: Resident): Promise<Buffer> {
    const { viewerSeeker } = await ask(site.url, ViewerProfileDocument, {}, client.cookieHeader);
    const path = new URL(viewerSeeker?.resumeUrl ?? "", site.url).pathname;
    const file = await fetch(site.url + path, { headers: { cookie: client.cookieHeader } });
    return Buffer.from(await file.arrayBuffer());
  }

  /** Waits until the proxy has noticed a node. */
  const answering = () =>
    expect.poll(() => fetch(`${site.url}/readyz`).then(({ status }) => status), { timeout: 10_000 }).toBe(200);

  it("adds less to its base than the limit", async () => {
    const bytes = async (image: string) =>
      Number(await podman.podman("image", "inspect", "--format", "{{.Size}}", image));
    const own = Math.round(((await bytes(IMAGE)) - (await bytes(base))) / 1e6);
    console.log(`The image adds ${own} MB to its base.`);
    expect(own).toBeLessThan(MAX_OWN_MB);
  });

  it("contains nothing of its builder, and runs without root", async () => {
    const look = "id --user; ls -A /root /worklane; touch /worklane/x /x 2>&1 | grep -c denied";
    const { stdout } = await podman.tryPodman("run", "--rm", "--network", "none", ...ULIMITS, IMAGE, "sh", "-c", look);
    expect(stdout).toMatch(/^1000\n/);
    expect(stdout).toMatch(/\n2\n$/);
    expect(stdout).not.toMatch(/\.npmrc|\.env|\.git|tests/);
  });

  it("reports without settings which are missing, and exits with 1", async () => {
    const alone = await podman.tryPodman("run", "--rm", "--network", "none", ...ULIMITS, IMAGE);
    expect(alone.code).toBe(1);
    expect(alone.stderr + alone.stdout).toContain("DATABASE_URL, TOKEN_SECRET");
  });

  it("serves pages, compressed, and its health through the proxy", async () => {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const page = await fetch(`${site.url}/start`, { headers: { accept: "text/html", "accept-encoding": "gzip" } });
    expect([page.status, page.headers.get("content-encoding")]).toEqual([200, "gzip"]);
    const text = await page.text();
    expect(text).toMatch(/<h1.*Worklane/s);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? "";
    expect((await fetch(site.url + script)).headers.get("content-type")).toContain("javascript");
    for (const path of ["/developers", "/help", "/accessibility", "/api-docs", "/playground"])
      expect((await fetch(site.url + path, { headers: { accept: "text/html" } })).status, path).toBe(200);
  });

  it("lets people sign up, confirm by mail, post and find jobs", async () => {
    ada = await newSeeker(site, "Ada Lovelace");
    grace = await newSeeker(site, "Grace Hopper");
    const forge = await newRecruiter(site, "Forge");
    await ask(site.url, PostJobDocument, { input: JOB_INPUT }, forge.client.cookieHeader);
    expect(await ask(site.url, OPEN_JOBS)).toEqual({ jobs: { nodes: [{ title: "Welder" }] } });
    const listed = await ada.client.get("/seeker/getjobs");
    expect([listed.status, JSON.stringify(listed.body)]).toEqual([200, expect.stringContaining("Welder")]);
    const found = await fetch(`${site.url}/jobs`, { headers: { accept: "text/html" } });
    expect(await found.text()).toContain("Welder");
  });

  it("accepts files up to the limit by each API, and reports larger ones with a message of its own", async () => {
    resume = await pdf();
    const as = { cookie: ada.client.cookieHeader };
    const answer = await upload(site, UploadResumeDocument, { bytes: resume, name: "ada.pdf" }, as);
    expect(answer.errors).toBeUndefined();
    expect((await downloaded(ada)).equals(resume)).toBe(true);

    const form = (bytes: Buffer) => {
      const fields = new FormData();
      fields.set("name", "Grace Hopper");
      fields.set("resume", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), "grace.pdf");
      return fields;
    };
    const big = Buffer.concat([resume.subarray(0, 9), Buffer.alloc(4_500_000, 32), resume.subarray(9)]);
    expect((await grace.client.put("/seeker/editProfile", form(big))).status).toBe(200);
    for (const size of [12_300_000, 13_000_000]) {
      const refused = await grace.client.put("/seeker/editProfile", form(Buffer.alloc(size, 32)));
      expect([refused.status, refused.body?.message], String(size)).toEqual([expect.any(Number), expect.any(String)]);
      expect(refused.status).toBeGreaterThanOrEqual(400);
    }
  });

  it("delivers messages over WebSockets and long polling through the proxy, from either node", async () => {
    await connect(ada, grace);
    const streams = Array.from({ length: 4 }, () =>
      subscribe(site.url, ChatEventsDocument, { cookie: grace.client.cookieHeader }),
    );
    // Each immediately reports that it is subscribed.
    for (const stream of streams) await stream.next();
    const socket = io(site.url, { transports: ["polling"], extraHeaders: { cookie: grace.client.cookieHeader } });
    await new Promise((resolve) => socket.once("connect", () => resolve(null)));
    socket.emit("join", grace.id);
    const polled = new Promise((resolve) => socket.once("receiveMessage", resolve));
    const message = { recipientId: grace.id, clientId: randomUUID(), content: "Shall we talk?" };
    await ask(site.url, SendMessageDocument, { input: message }, ada.client.cookieHeader);
    const heard = await Promise.all(streams.map((stream) => stream.find((data) => contentIn(data, message.clientId))));
    expect(heard).toEqual(streams.map(() => message.content));
    expect(await polled).toMatchObject({ content: message.content });
    socket.close();
    await Promise.all(streams.map((stream) => stream.end()));
  });

  it("runs the commands of docs/operations.md, writing only where specified", async () => {
    const help = await site.exec("server-1", "node", "dist/scripts/admin.js");
    expect(help.stdout + help.stderr).not.toMatch(/ {4}at |Cannot find/);
    const listed = await site.exec("server-1", "node", "dist/scripts/operators.js");
    expect(listed.stdout + listed.stderr).not.toMatch(/ {4}at |Cannot find/);
    const folder = join(podman.folder, "backups");
    await mkdir(folder);
    await chown(folder, 1000, 1000);
    const backup = ["node", "dist/scripts/backup.js", "/backups/today"];
    const { code, stdout, stderr } = await site.run("server-1", ["--volume", `${folder}:/backups`], ...backup);
    expect([code, stdout + stderr]).toEqual([0, expect.stringMatching(/Written: \d+ rows, \d+ files\./)]);
    expect(await readdir(join(folder, "today"))).toContain("backup.json");
    expect(await site.exec("server-1", "touch", "/worklane/x")).toMatchObject({ code: 1 });
  });

  it("runs background work in separate containers on request", async () => {
    for (const name of SERVERS) await site.replace(name, { WORKER: "apart" });
    await answering();
    // Her login needs a mail, and the mail needs the worker.
    const signedUp = newSeeker(site, "Joan Clarke");
    const name = `worker-${randomUUID()}`;
    const options = ["--no-healthcheck", "--name", name];
    const worker = site.run("server-1", options, "node", "dist/server/worker.js");
    expect((await signedUp).id).toBeTruthy();
    await podman.podman("stop", "--time", "30", name);
    expect((await worker).code).toBe(0);
    for (const name of SERVERS) await site.replace(name, { WORKER: "inside" });
  });

  it("exits in time and with 0 when stopped, and starts with all of its data", async () => {
    for (const name of [...SERVERS, "redis", "postgres", "files"]) {
      const { code, ms } = await site.stop(name);
      if (name.startsWith("server")) expect([name, code, ms < 20_000]).toEqual([name, 0, true]);
    }
    for (const name of ["files", "postgres", "redis", ...SERVERS]) await site.start(name);
    await answering();
    expect(await logInAgain(ada)).toBe(ada.id);
    await expect.poll(async () => (await downloaded(ada)).equals(resume), { timeout: 30_000 }).toBe(true);
    expect(await ask(site.url, OPEN_JOBS)).toEqual({ jobs: { nodes: [{ title: "Welder" }] } });
    for (const name of SERVERS) expect(await site.logs(name)).not.toMatch(/"level":"?(50|60|error|fatal)/);
  });

  it("is replaced by itself, node by node, during use: no request fails, and each message is there once", async () => {
    const stream = subscribe(site.url, ChatEventsDocument, { cookie: grace.client.cookieHeader, retries: 1000 });
    await stream.next();
    const use = steadyUse(site.url, OPEN_JOBS, [ada, grace]);
    for (const name of SERVERS) await site.replace(name);
    const { reads, writes, failed, confirmed } = await use.stop();
    console.log(`${reads} reads, ${writes} writes, ${failed.length} failed`);
    expect(failed).toEqual([]);
    expect(reads).toBeGreaterThan(500);
    expect(writes).toBeGreaterThan(50);
    const { body } = await grace.client.get(`/messages/${grace.id}/${ada.id}`);
    const stored = body.messages.map(({ content }: { content: string }) => content);
    expect(stored.sort()).toEqual(["Shall we talk?", ...confirmed].sort());
    // The earlier socket receives the next message.
    const message = { recipientId: grace.id, clientId: randomUUID(), content: "We are all here." };
    await ask(site.url, SendMessageDocument, { input: message }, ada.client.cookieHeader);
    expect(await stream.find((data) => contentIn(data, message.clientId))).toBe(message.content);
    await stream.end();
  });
});
