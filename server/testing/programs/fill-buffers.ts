import { readOnce } from "../../platform/files/reading-process.ts";

/** Fills a buffer of as many bytes as the media type says. */
readOnce(async ({ mediaType }) => ({ unit: "part", parts: [String(Buffer.alloc(Number(mediaType), 1).length)] }));
