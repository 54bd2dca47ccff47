import { buildRecruiter } from "../../prisma/factories/index.ts";
import { signIn } from "../../server/testing/sign-in.ts";
import { randomOf } from "../support/seeded.ts";
import { CLAIMS, type Kind } from "./claims.ts";
import type { Codes } from "./client.ts";
import { startCluster } from "./cluster.ts";
import { causeFaults, planFaults } from "./nemesis.ts";
import { applicationScene } from "./scenes/application.scene.ts";
import { chatScene } from "./scenes/chat.scene.ts";
import { connectionScene } from "./scenes/connection.scene.ts";
import type { Scene, Stage } from "./scenes/scene.ts";

export interface HistoryRun {
  readonly seed: number;
  /** Approximate number of acts. */
  readonly acts: number;
  /** Number of faults; all kinds of them, if there are enough. */
  readonly faults: number;
  /** Number of concurrent histories. */
  readonly atOnce: number;
  /** The folder of the version that is upgraded; null: the nodes are replaced by ones of this version. */
  readonly older: string | null;
}

/** Approximate number of acts of one scene of each of the three kinds. */
const ACTS_OF_THREE = 24 + 24 + 28;
/** Scenes in which one recruiter decides: below the rate limit of decisions. */
const SCENES_OF_RECRUITER = 10;

/** Lets people act while faults happen, and judges the responses. */
export async function runHistories({ seed, acts: wanted, faults, atOnce, older }: HistoryRun) {
  const next = randomOf(seed);
  const cluster = await startCluster(older);
  const acts = { all: 0, unknown: 0 };
  const codes: Codes = {};
  try {
    const stage: Stage = {
      db: cluster.db,
      urls: cluster.nodes.map((node) => node.process.url),
      codes,
      onAct({ answer }) {
        acts.all += 1;
        if (answer === undefined) acts.unknown += 1;
      },
    };
    const scenes = await setUp(stage, Math.ceil(wanted / ACTS_OF_THREE), next);
    const plan = planFaults(wanted, faults, cluster.nodes.length, next);

    let playing = true;
    const causing = causeFaults(cluster, plan, next, (after) => !playing || acts.all >= after);
    const waiting = [...scenes];
    const playOn = async () => {
      for (let scene = waiting.shift(); scene; scene = waiting.shift()) await scene.play();
    };
    const [happened] = await Promise.all([
      causing,
      Promise.all(Array.from({ length: atOnce }, playOn)).finally(() => {
        playing = false;
      }),
    ]);
    await cluster.ready();
    const failures = CLAIMS.map(([kind]): [Kind, string[]] => [kind, []]);
    const failuresOf = new Map(failures);
    for (const scene of scenes) {
      const failure = scene.judge();
      if (failure) failuresOf.get(scene.kind)?.push(failure);
    }
    const report = [
      `${acts.all} acts in ${scenes.length} histories; nobody knows the outcome of ${acts.unknown}`,
      `faults: ${happened}`,
      `refusals: ${JSON.stringify(codes)}`,
    ].join("\n");
    return {
      acts: acts.all,
      report,
      /** The shortest contradiction in the histories of a kind; empty when there is none. */
      contradictionIn(kind: Kind): string {
        const those = failuresOf.get(kind) ?? [];
        const [shortest] = those.sort((one, other) => one.length - other.length);
        return shortest ? `SEED=${seed}: ${those.length} histories cannot have happened\n${report}\n${shortest}` : "";
      },
    };
  } finally {
    await cluster.close();
  }
}

async function setUp(stage: Stage, each: number, next: () => number): Promise<Scene[]> {
  const scenes: Scene[] = [];
  let recruiter = { id: "", cookie: "" };
  for (let n = 0; n < each; n++) {
    if (n % SCENES_OF_RECRUITER === 0) {
      const { id } = await buildRecruiter(stage.db.prisma);
      recruiter = { id, cookie: await signIn(stage.db, { id, role: "RECRUITER" }) };
    }
    // Each has its own random numbers: changing one does not affect the others.
    const own = () => randomOf(Math.floor(next() * 2 ** 31));
    scenes.push(await applicationScene(stage, recruiter, own()));
    scenes.push(await connectionScene(stage, own()));
    scenes.push(await chatScene(stage, own()));
  }
  return scenes;
}
