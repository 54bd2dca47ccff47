import type { TestApp } from "../test-app.ts";
import { makeScene, type Person, type Scene, type Who } from "./scene.ts";

/** Those with the fewest rights first, so that nobody meets what somebody with more has changed. */
const ORDER: readonly Who[] = [
  "signed out",
  "other seeker",
  "connected seeker",
  "interviewer",
  "viewer",
  "owner",
  "seeker",
];

/** Those who may do once what another may, too: each has a scene of its own. */
const APART: readonly Who[] = ["company recruiter", "other recruiter"];

/** What one operation answers to each person. */
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
