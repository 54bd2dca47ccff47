import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

/** An S3-compatible server that speaks the real protocol, signatures included. */
export async function startS3() {
  const directory = join(tmpdir(), `worklane-s3-${crypto.randomUUID()}`);
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "worklane", configs: [] }],
  });
  const { port } = await server.run();
  return {
    /** As in `FILES_URL`. */
    filesUrl: `s3://S3RVER:S3RVER@127.0.0.1:${port}/worklane?tls=false`,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
