import { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { inSpan } from "../../tracing/tracing.ts";
import type { FileStore } from "../file-store.ts";
import { isStorageKey } from "../storage-key.ts";
import { parseS3Url } from "./s3-url.ts";

/**
 * Creates a store in an S3-compatible service. An object is visible only once it is complete. `requestTimeout`: the
 * milliseconds for each of three attempts. @throws TypeError for an
 * invalid URL
 */
export function s3Store(filesUrl: string, { requestTimeout = 30_000 } = {}): FileStore {
  const settings = parseS3Url(filesUrl);
  if (!settings) throw new TypeError("FILES_URL must have the form s3://KEY:SECRET@host:port/bucket.");
  // It would be plain text among the log's JSON, at every start.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const { accessKeyId, secretAccessKey, endpoint, bucket, region } = settings;
  const client = new S3Client({
    credentials: { accessKeyId, secretAccessKey },
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: 3,
    // Compatible services do not all support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Without the last, the SDK only prints that the time is over. `socketTimeout` bounds a body that stops midway.
    requestHandler: {
      connectionTimeout: 5000,
      requestTimeout,
      socketTimeout: requestTimeout,
      throwOnRequestTimeout: true,
    },
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
