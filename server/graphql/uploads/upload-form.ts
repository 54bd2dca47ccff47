import type { IncomingMessage } from "node:http";
import { Busboy } from "@fastify/busboy";
import { AppError } from "../../platform/errors.ts";
import { UploadedFile } from "../../platform/graphql/upload.ts";
import { malformed, placeFiles, readObject } from "./file-map.ts";

/** Maximum size in bytes of the two texts of a form, `operations` and `map`. */
const MAX_FIELD = 1_000_000;
/** No operation takes more than one file; a document may contain two of them. */
const MAX_FILES = 2;
/** Maximum size of a form in bytes: the largest two files, a resume and a picture, and the texts. */
export const MAX_FORM_BYTES = 8 * 1024 * 1024;

export const tooLarge = () =>
  new AppError(
    "FILE_TOO_LARGE",
    `An upload can have ${MAX_FORM_BYTES / 1024 / 1024} MB in all. Choose a smaller file.`,
  );

interface Form {
  readonly texts: Map<string, string>;
  readonly files: Map<string, UploadedFile>;
}

/**
 * Reads an operation with all its files before any of it is executed. `signal`: aborted when the client disconnects.
 * @throws BAD_REQUEST, FILE_TOO_LARGE
 */
export async function readUploadForm(request: IncomingMessage, signal: AbortSignal): Promise<Record<string, unknown>> {
  const { texts, files } = await readForm(request, signal);
  const operations = texts.get("operations");
  const map = texts.get("map");
  if (texts.size === 0) throw unreadable();
  if (operations === undefined) throw malformed('The form has no field "operations".');
  if (map === undefined) throw malformed('The form has no field "map".');
  const operation = readObject("operations", operations);
  placeFiles(operation, readObject("map", map), (part) => {
    const file = files.get(part);
    if (!file) throw malformed(`The map names a file "${part}" that the form does not have.`);
    return file;
  });
  return operation;
}

function readForm(request: IncomingMessage, signal: AbortSignal): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form: Form = { texts: new Map(), files: new Map() };
    const parser = openParser(request.headers, reject);
    if (!parser) return;
    let size = 0;
    const fail = (error: Error) => {
      request.unpipe(parser);
      reject(error);
    };
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_FORM_BYTES) fail(tooLarge());
    });
    request.once("close", () => {
      if (!request.complete) fail(malformed("The upload was interrupted. Try again."));
    });
    parser.on("field", (name, value, _nameTruncated, valueTruncated) => {
      if (valueTruncated) return fail(malformed(`The form's field "${name}" is longer than ${MAX_FIELD} bytes.`));
      form.texts.set(name, value);
    });
    parser.on("file", (fieldName, stream, filename, encoding, mimetype) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", () => fail(unreadable()));
      stream.once("end", () => {
        const described = { fieldName, filename: filename ?? "", encoding, mimetype, signal };
        if (form.files.has(fieldName)) return fail(malformed(`The form has two files "${fieldName}".`));
        form.files.set(fieldName, new UploadedFile(described, Buffer.concat(chunks)));
      });
    });
    for (const limit of ["fieldsLimit", "filesLimit", "partsLimit"] as const) {
      parser.once(limit, () => fail(malformed(`A form has "operations", "map" and at most ${MAX_FILES} files.`)));
    }
    parser.once("error", () => fail(unreadable()));
    parser.once("finish", () => resolve(form));
    request.pipe(parser);
  });
}

/** Creates the parser; calls `reject` if the form's header is invalid, such as one without a boundary. */
function openParser(headers: IncomingMessage["headers"], reject: (error: Error) => void) {
  try {
    return new Busboy({
      headers: { ...headers, "content-type": headers["content-type"] ?? "" },
      limits: { fieldSize: MAX_FIELD, fields: 2, files: MAX_FILES, parts: 2 + MAX_FILES },
    });
  } catch {
    reject(unreadable());
    return null;
  }
}

/** Creates the error for a form that the parser cannot read, such as one without a boundary or without a part. */
const unreadable = () => malformed("The form cannot be read.");
