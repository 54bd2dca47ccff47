#!/usr/bin/env node
import { createRequire } from "node:module";
import S3rver from "s3rver";

// `minio server FOLDER`, as far as Worklane uses it.
const { DUMMY_ACCOUNT } = createRequire(import.meta.url)("s3rver/lib/models/account.js");
DUMMY_ACCOUNT.createKeyPair(process.env.MINIO_ROOT_USER, process.env.MINIO_ROOT_PASSWORD);
const options = { address: "0.0.0.0", port: 9000, silent: true, vhostBuckets: false };
const server = new S3rver({ ...options, directory: process.argv[3] });
await server.run();
process.once("SIGTERM", () => process.exit(0));
