import { buildSeeker } from "../../../prisma/factories/index.ts";
import { signIn } from "../../../server/testing/sign-in.ts";
import { CONNECTION, CONNECTION_CHANGES } from "../documents.ts";
import { type ConnectionCall, connection } from "../models.ts";
import { draw, type Lane, lanesOfTwo, modelledScene, type Scene, type Stage } from "./scene.ts";

const EACH = 6;

/** Two seekers with two devices each, and their connection. */
export async function connectionScene(stage: Stage, next: () => number): Promise<Scene> {
  const { db } = stage;
  const ids = [(await buildSeeker(db.prisma)).id, (await buildSeeker(db.prisma)).id] as const;
  const device = async (by: 0 | 1, name: string): Promise<Lane<ConnectionCall>> => {
    const seekerId = ids[by === 0 ? 1 : 0];
    return {
      asker: { name, cookie: await signIn(db, { id: ids[by], role: "SEEKER" }) },
      calls: draw<ConnectionCall>(EACH, next, [
        [4, () => ["request", by]],
        [2, () => ["withdraw", by]],
        [3, () => ["accept", by]],
        [2, () => ["reject", by]],
        [2, () => ["remove", by]],
        [4, () => ["see", by]],
      ]),
      async perform(client, call, how) {
        const [name] = call;
        const variables = { seekerId };
        if (name === "see") await client.ask({ ...how, call, variables, document: CONNECTION, answerOf: stateOf });
        else {
          const document = CONNECTION_CHANGES[name];
          await client.ask({ ...how, call, variables, document, key: true, answerOf: () => "ok" });
        }
      },
    };
  };
  return modelledScene(stage, "connection", connection, await lanesOfTwo(device), next);
}

const stateOf = ({ seeker }: { seeker: { viewerConnection: string } }) => seeker.viewerConnection;
