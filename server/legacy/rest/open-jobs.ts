import { once } from "node:events";
import { createGunzip, createGzip } from "node:zlib";
import type { FastifyReply } from "fastify";
import { holds } from "../../http/etag.ts";
import type { Services } from "../../services/services.ts";
import { toLegacyJob } from "./legacy-jobs.ts";
import { jsonPieces } from "./list-answer.ts";

/** All open jobs for legacy clients, compressed. */
interface OpenJobsBody {
  readonly etag: string;
  readonly gzip: Buffer;
}

/**
 * The whole list of open jobs, which every legacy client polls. Its body is the same for everybody (saved and applied
 * jobs are in separate lists), so one compressed copy serves all, as long as the database reports no change of open
 * jobs and companies. It is read in batches and compressed on the fly, so that it is never entirely in memory as
 * objects or text.
 */
export class OpenJobs {
  #body: Promise<OpenJobsBody & { version: string }> | null = null;
  #asking: Promise<string> | null = null;
  #askingNext: Promise<string> | null = null;

  constructor(private readonly jobs: Services["jobs"]) {}

  /** Sends the list, or 304 if the client has it. */
  async send(reply: FastifyReply, base: string): Promise<FastifyReply> {
    const { etag, gzip } = await this.#current(base);
    reply.headers({ etag, "cache-control": "private, no-cache", vary: "accept-encoding, origin" });
    if (holds(reply, etag)) return reply.code(304).send();
    reply.type("application/json; charset=utf-8");
    if (/\bgzip\b/.test(reply.request.headers["accept-encoding"] ?? "")) {
      return reply.header("content-encoding", "gzip").send(gzip);
    }
    const plain = createGunzip();
    plain.end(gzip);
    return reply.send(plain);
  }

  async #current(base: string): Promise<OpenJobsBody> {
    const version = await this.#version();
    const known = await this.#body?.catch(() => null);
    if (known?.version === version) return known;
    const waiting = this.#body;
    // Another request may have started building in the meantime.
    if (waiting && (await waiting.catch(() => null))?.version === version) return waiting;
    const building = this.#build(base, version);
    this.#body = building;
    building.catch(() => {
      if (this.#body === building) this.#body = null;
    });
    return building;
  }

  /**
   * Returns the version as of now or later: callers that arrive during a read share the next one, which starts
   * afterwards.
   */
  #version(): Promise<string> {
    if (!this.#asking) {
      this.#asking = this.jobs.openVersion().finally(() => {
        this.#asking = null;
      });
      return this.#asking;
    }
    this.#askingNext ??= this.#asking
      .catch(() => {})
      .then(() => {
        this.#askingNext = null;
        return this.#version();
      });
    return this.#askingNext;
  }

  async #build(base: string, version: string): Promise<OpenJobsBody & { version: string }> {
    const gzip = createGzip({ level: 5 });
    const chunks: Buffer[] = [];
    gzip.on("data", (chunk: Buffer) => chunks.push(chunk));
    const ended = once(gzip, "end");
    const list = {
      name: "jobs",
      page: unpaged,
      shape: (job: Job) => toLegacyJob(job, base),
      all: () => this.jobs.open(),
    };
    for await (const piece of jsonPieces<Job>(list)) {
      if (!gzip.write(piece)) await once(gzip, "drain");
    }
    gzip.end();
    await ended;
    return { version, etag: `W/"${version}"`, gzip: Buffer.concat(chunks) };
  }
}

type Job = Parameters<typeof toLegacyJob>[0];
const unpaged = () => Promise.reject(new Error("The whole list is not read by pages."));
