import { startEmbeddedPostgres } from "../../development/embedded-postgres.ts";

// A process that owns an embedded PostgreSQL until it is killed. It says where the server is, or why there is none.
try {
  const { url } = await startEmbeddedPostgres(process.argv[2] ?? "");
  console.log(url);
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
