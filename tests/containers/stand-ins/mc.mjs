#!/usr/bin/env node
import { readFileSync, writeFileSync } from "node:fs";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";

// `mc ready`, `mc alias set` and `mc mb`, as far as docker-compose.yml uses them.
const KEPT = "/tmp/mc.json";
const [command, ...args] = process.argv.slice(2);
if (command === "ready") await fetch("http://127.0.0.1:9000/");
else if (command === "alias") {
  const [, , endpoint, accessKeyId, secretAccessKey] = args;
  writeFileSync(KEPT, JSON.stringify({ endpoint, credentials: { accessKeyId, secretAccessKey } }));
} else {
  const store = new S3Client({ ...JSON.parse(readFileSync(KEPT, "utf8")), region: "us-east-1", forcePathStyle: true });
  await store.send(new CreateBucketCommand({ Bucket: args.at(-1).split("/")[1] })).catch((error) => {
    if (error.name !== "BucketAlreadyOwnedByYou" && error.name !== "BucketAlreadyExists") throw error;
  });
}
