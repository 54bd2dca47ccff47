import type { FileKind } from "../../server/generated/prisma/enums.ts";
import type { AcceptedFile } from "../../server/platform/files/accepted-file.ts";
import { newStorageKey } from "../../server/platform/files/storage-key.ts";
import type { Platform } from "../../server/platform/platform.ts";
import type { ServerSecrets } from "../../server/platform/secrets/server-secrets.ts";
import { type DemoClock, demoId } from "./demo-clock.ts";
import type { Demo } from "./demo-data.ts";

/** A job as stored. */
export interface PlacedJob {
  readonly id: string;
  readonly companyId: string;
  readonly posterId: string;
  readonly createdAt: Date;
}

/** What has been loaded so far, for the steps that follow. Fails for names that do not exist. */
export class DemoWorld {
  /** Ids of companies, each that of its first owner's account, by slug. */
  readonly companies = new Names<string>("company");
  /** Ids of recruiters' accounts, by name. */
  readonly recruiters = new Names<string>("recruiter");
  readonly people = new Names<{ readonly id: string; readonly resumeFileId: string }>("person");
  readonly jobs = new Names<PlacedJob>("job");

  constructor(
    readonly platform: Platform,
    readonly secrets: ServerSecrets,
    readonly demo: Demo,
    readonly clock: DemoClock,
  ) {}

  /** Stores files at once: first the rows, then the bytes. @returns their ids */
  async storeFiles(
    files: readonly {
      readonly ownerId: string;
      readonly kind: FileKind;
      readonly file: AcceptedFile;
      readonly at: Date;
    }[],
  ): Promise<string[]> {
    const rows = files.map(({ ownerId, kind, file: { name, mediaType, bytes }, at }) => ({
      ...{ ownerId, kind, name, mediaType, size: bytes.length, createdAt: at },
      id: demoId(at, `${kind}:${ownerId}:${name}`),
      storageKey: newStorageKey(),
    }));
    await this.platform.db.prisma.file.createMany({ data: rows });
    await Promise.all(
      rows.map(({ storageKey, mediaType }, index) =>
        this.platform.files.put(storageKey, files[index]?.file.bytes ?? Buffer.alloc(0), mediaType),
      ),
    );
    return rows.map(({ id }) => id);
  }
}

/** Things by their names. */
class Names<Thing> {
  readonly #things = new Map<string, Thing>();
  constructor(readonly what: string) {}

  add(name: string, thing: Thing): void {
    this.#things.set(name, thing);
  }

  get(name: string): Thing {
    const thing = this.#things.get(name);
    if (thing === undefined) throw new Error(`The demo has no ${this.what} “${name}”.`);
    return thing;
  }
}
