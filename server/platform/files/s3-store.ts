import { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { inSpan } from "../tracing/tracing.ts";
import type { FileStore } from "./file-store.ts";
import { isStorageKey } from "./storage-key.ts";

interface S3Settings {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
}

/**
 * Parses `s3://KEY:SECRET@host:port/bucket?region=eu-central-1&tls=false`. Key and secret are percent-encoded; `region`
 * defaults to `us-east-1` and `tls` to `true`.
 * @throws TypeError
 */
export function parseS3Url(filesUrl: string): S3Settings {
  const url = new URL(filesUrl);
  const bucket = url.pathname.slice(1);
  if (url.protocol !== "s3:" || !url.username || !url.password || !url.host || !/^[a-z0-9][a-z0-9.-]+$/.test(bucket)) {
    throw new TypeError("FILES_URL has the form s3://KEY:SECRET@host:port/bucket?region=us-east-1&tls=true.");
  }
  const scheme = url.searchParams.get("tls") === "false" ? "http" : "https";
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: `${scheme}://${url.host}`,
    bucket,
    region: url.searchParams.get("region") ?? "us-east-1",
  };
}

/** Creates a store in an S3-compatible service. An object is visible only once it is complete. */
export function s3Store(filesUrl: string): FileStore {
  const { accessKeyId, secretAccessKey, endpoint, bucket, region } = parseS3Url(filesUrl);
  const client = new S3Client({
    credentials: { accessKeyId, secretAccessKey },
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: 3,
    // Compatible services do not all support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  });

  function locate(key: string) {
    if (!isStorageKey(key)) throw new TypeError("Not a storage key.");
    return { Bucket: bucket, Key: key };
  }

  const measured = <T>(operation: string, work: () => Promise<T>) =>
    inSpan(() => ({ name: `s3 ${operation}`, kind: "client" }), work);

  return {
    async put(key, bytes, mediaType) {
      const command = new PutObjectCommand({ ...locate(key), Body: bytes, ContentType: mediaType });
      await measured("put", () => client.send(command));
    },
    async get(key) {
      try {
        const { Body } = await measured("get", () => client.send(new GetObjectCommand(locate(key))));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await measured("delete", () => client.send(new DeleteObjectCommand(locate(key))));
    },
    // The service makes an object visible once complete, and discards unfinished ones.
    removeUnfinished: async () => 0,
  };
}
