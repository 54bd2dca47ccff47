import { hashPassword } from "../../server/accounts/passwords.ts";
import { refreshVocabulary } from "../../server/jobs/search/vocabulary.store.ts";
import type { Platform } from "../../server/platform/platform.ts";
import type { ServerSecrets } from "../../server/platform/secrets/server-secrets.ts";
import { DemoClock } from "./demo-clock.ts";
import { readDemo } from "./demo-data.ts";
import { DEMO_PASSWORD } from "./demo-log-ins.ts";
import { DemoWorld } from "./demo-world.ts";
import { loadApplications } from "./load-applications.ts";
import { loadCompanies, loadJobs } from "./load-companies.ts";
import { loadAlerts, loadNetwork } from "./load-network.ts";
import { loadNotices } from "./load-notices.ts";
import { loadPeople } from "./load-people.ts";
import { loadWorkplace } from "./load-workplace.ts";

/** Saves the whole demo, in the order in which one thing needs another. */
export async function loadTown(platform: Platform, secrets: ServerSecrets): Promise<void> {
  const clock = new DemoClock(platform.clock());
  const world = new DemoWorld(platform, secrets, readDemo(clock.now), clock);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await loadCompanies(world, passwordHash);
  await loadJobs(world);
  await loadPeople(world, passwordHash);
  await loadApplications(world);
  await loadNetwork(world);
  await refreshVocabulary(platform.db);
  await loadAlerts(world);
  await loadNotices(world);
  // Last: while there is an endpoint, the history of the demo would be delivered to it.
  await loadWorkplace(world);
}
