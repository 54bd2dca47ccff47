import { join } from "node:path";
import { seedDemo } from "../../prisma/seed/seed.ts";
import { readConfig } from "../../server/config.ts";
import { closePlatform, createPlatform } from "../../server/create-platform.ts";
import { createLogger } from "../../server/platform/logging/log.ts";
import {
  ENGINES,
  insertUntidyJobs,
  judge,
  mean,
  spoiltTitles,
  withoutHits,
} from "../../server/testing/search-quality/quality.ts";
import { withFreshDatabase } from "../lib/fresh-database.ts";
import { atLeast, atMost } from "../lib/goals.ts";
import { shown, table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { dataDir } from "../lib/postgres.ts";

/** The quality of search results, compared with plain substring search and PostgreSQL's full-text search. */
export const searchQuality: Part = {
  title: "Quality of the search",
  run: ({ serverUrl }) =>
    withFreshDatabase(serverUrl, "bench_search_quality", async (databaseUrl) => {
      const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, "search-quality") });
      const publicUrl = "http://localhost";
      const platform = await createPlatform({ config, databaseUrl, publicUrl, log: createLogger("error") });
      try {
        await seedDemo(platform);
        await insertUntidyJobs(platform.db);
        const titles = await spoiltTitles(platform.db);
        const rows: [name: string, searches: number, ndcg: number, missed: number][] = [];
        for (const [name, engine] of Object.entries(ENGINES)) {
          const judged = await judge(platform.db, engine(platform.db));
          const missed = await withoutHits(engine(platform.db), titles);
          rows.push([name, judged.length, mean(judged), (100 * missed.length) / titles.length]);
        }
        const [own] = rows;
        const text = [
          "The demo's jobs and fifty untidy ones; the searches were judged before there was a ranking (server/testing/search-quality).",
          `nDCG@10 is 1 where the best answers stand first. Without a hit: of ${titles.length} misspelt and reworded titles.`,
          "",
          table(
            ["", "judged searches", "nDCG@10", "without a hit"],
            rows.map(([name, searches, ndcg, missed]) => [name, searches, ndcg.toFixed(3), `${shown(missed)} %`]),
          ),
        ].join("\n");
        return {
          text,
          goals: [
            atLeast("quality of the search, nDCG@10", 0.8, own?.[2] ?? 0),
            atMost("misspelt and reworded titles without a hit", 5, own?.[3] ?? 100, { unit: "%" }),
          ],
        };
      } finally {
        await closePlatform(platform);
      }
    }),
};
