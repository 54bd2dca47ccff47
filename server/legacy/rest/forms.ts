import { Readable } from "node:stream";
import multipart, { type Multipart } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { UploadLimit } from "../../../shared/files.ts";
import { AppError } from "../../platform/errors.ts";
import { readUpload } from "../../platform/files/read-upload.ts";
import type { Upload } from "../../platform/files/receive-upload.ts";

/** No legacy form has as many fields. */
const MAX_FIELDS = 60;
/** The longest accepted list of experiences, with each character escaped as JSON allows. */
const MAX_FIELD_BYTES = 512 * 1024;
/** Maximum size of a whole form in bytes: its files, its texts, and the overhead. */
const MAX_FORM_BYTES = 12 * 1024 * 1024;

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, Upload>>;
}

/** A malformed form, with the message to return. */
export class FormError extends Error {
  constructor(
    message: string,
    readonly statusCode: 400 | 415 = 400,
  ) {
    super(message);
  }
}

/** Enables forms on the routes of this scope. */
export async function acceptForms(scope: FastifyInstance) {
  await scope.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads a form while it is received, never buffering more than its limits. A file field with text (recruiters' forms
 * send the word `undefined`) or a file without a name (browsers, if none was chosen) counts as absent.
 * @throws FILE_TOO_LARGE, PAYLOAD_TOO_LARGE, BAD_USER_INPUT
 */
export async function readForm(request: FastifyRequest, wanted: Readonly<Record<string, UploadLimit>>): Promise<Form> {
  if (!request.isMultipart()) throw new FormError("Send this form as multipart/form-data.", 415);
  if (Number(request.headers["content-length"] ?? 0) > MAX_FORM_BYTES) {
    throw new AppError("PAYLOAD_TOO_LARGE", "The form is too large.");
  }
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, Upload> = {};
  let misplaced: string | undefined;
  const parts = request.parts({
    limits: {
      // Without it the parser truncates files at the size of a JSON body; each file's own limit is enforced by
      // `readUpload`.
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
    // Nobody reads the remaining parts: without this the connection would wait for them until it times out.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof AppError || (error instanceof Error && "statusCode" in error)
      ? error
      : new FormError("The form was interrupted or cannot be read. Send it again.");
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

/** A part declared as JSON arrives parsed; the forms' lists are parsed from text. */
const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? ""));
