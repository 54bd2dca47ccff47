import { startEmbeddedPostgres } from "../../development/embedded-postgres.ts";

// A process that owns an embedded PostgreSQL until it is killed. It prints the server's address, or the error.
try {
  const { url } = await startEmbeddedPostgres(process.argv[2] ?? "");
  console.log(url);
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
