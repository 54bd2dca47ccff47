import type { TestApp } from "../test-app.ts";
import { makeScene, type Person, type Scene, type Who } from "./scene.ts";

/** People with the fewest permissions first, so that nobody is affected by the changes of those with more. */
const ORDER = [
  ...(["signed out", "other seeker", "connected seeker", "interviewer", "viewer", "owner", "seeker"] as const),
];

/** People whose permitted operation can be done only once: each gets a separate scene. */
const APART: readonly Who[] = ["company recruiter", "other recruiter"];

/** Returns the response of one operation to each person. */
export async function permissionsFor(
  app: TestApp,
  answer: (scene: Scene, person: Person) => Promise<string>,
): Promise<Record<string, string>> {
  const scene = await makeScene(app);
  const seen: Record<string, string> = {};
  for (const who of ORDER) seen[who] = await answer(scene, scene.people[who]);
  for (const who of APART) {
    const scene = await makeScene(app);
    seen[who] = await answer(scene, scene.people[who]);
  }
  return seen;
}
