import { Readable } from "node:stream";
import multipart, { type Multipart } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { UploadLimit } from "../../../shared/files.ts";
import { AppError } from "../../platform/errors.ts";
import { readUpload } from "../../platform/files/read-upload.ts";
import type { Upload } from "../../platform/files/receive-upload.ts";

/** No legacy form has as many fields. */
const MAX_FIELDS = 60;
/** The longest list of experiences that is accepted, each character escaped as JSON allows. */
const MAX_FIELD_BYTES = 512 * 1024;
/** Bytes of a whole form: its files, its texts, and what lies between. */
const MAX_FORM_BYTES = 12 * 1024 * 1024;

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, Upload>>;
}

/** A form that is not what it should be, and the sentence for it. */
export class FormError extends Error {
  readonly statusCode = 400;
}

/** Lets the routes of this scope take forms. */
export async function acceptForms(scope: FastifyInstance) {
  await scope.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads a form as it streams in, and never holds more than its limits. A file field that holds text (recruiters' forms send
 * the word `undefined`), or a file without a name (browsers, where none was chosen), is as if absent. @throws FILE_TOO_LARGE, PAYLOAD_TOO_LARGE, BAD_USER_INPUT
 */
export async function readForm(request: FastifyRequest, wanted: Readonly<Record<string, UploadLimit>>): Promise<Form> {
  if (!request.isMultipart()) throw new AppError("UNSUPPORTED_FILE", "Send this form as multipart/form-data.");
  if (Number(request.headers["content-length"] ?? 0) > MAX_FORM_BYTES) {
    throw new AppError("PAYLOAD_TOO_LARGE", "The form is too large.");
  }
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, Upload> = {};
  let misplaced: string | undefined;
  const parts = request.parts({
    limits: {
      // Without it the parser cuts files at the size of a JSON body; each file's own limit is `readUpload`'s.
      fileSize: MAX_FORM_BYTES,
      fieldNameSize: 100,
      fieldSize: MAX_FIELD_BYTES,
      fields: MAX_FIELDS,
      files: Object.keys(wanted).length + 1,
      parts: MAX_FIELDS + Object.keys(wanted).length + 1,
      headerPairs: 50,
    },
  });
  try {
    for await (const part of parts) await take(part);
  } catch (error) {
    // Nobody reads the parts that are left: without this the connection would wait for them until it is cut.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof AppError || (error instanceof Error && "statusCode" in error)
      ? error
      : new FormError("The form broke off or cannot be read. Send it again.");
  }
  if (misplaced !== undefined) {
    throw new FormError(`No file can be sent as "${misplaced}". Send it as ${Object.keys(wanted).join(" or ")}.`);
  }
  return { fields, files };

  async function take(part: Multipart) {
    if (part.type === "field") {
      if (part.valueTruncated) throw new AppError("PAYLOAD_TOO_LARGE", `The field ${part.fieldname} is too long.`);
      if (!(part.fieldname in wanted)) fields[part.fieldname] = textOf(part.value);
      return;
    }
    const limit = wanted[part.fieldname];
    if (!limit || !part.filename) {
      if (part.filename) misplaced ??= part.fieldname;
      part.file.resume();
      return;
    }
    const bytes = await readUpload(part.file, limit);
    files[part.fieldname] = { filename: part.filename, createReadStream: () => Readable.from([bytes]) };
  }
}

/** A part that says it is JSON comes parsed; the forms' lists are read from text. */
const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? ""));
