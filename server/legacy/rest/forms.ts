import { Readable } from "node:stream";
import multipart, { type Multipart } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { UploadLimit } from "../../../shared/files.ts";
import { AppError } from "../../platform/errors.ts";
import { readUpload } from "../../platform/files/read-upload.ts";
import type { Upload } from "../../platform/files/receive-upload.ts";

/** No documented form has as many fields, and no field as much text. */
const FIELDS_MOST = 60;
const FIELD_BYTES_MOST = 256 * 1024;
/** Bytes of a whole form: its files, its texts, and what lies between. */
const FORM_BYTES_MOST = 12 * 1024 * 1024;

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, Upload>>;
}

/** What the parser could make nothing of. */
class MalformedForm extends Error {
  readonly statusCode = 400;
  readonly code = "MALFORMED_FORM";
}

/** Lets the routes of this scope take forms. */
export async function acceptForms(scope: FastifyInstance) {
  await scope.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads a form as it streams in, and never holds more than its limits. A file field that holds text (recruiters' forms send
 * the word `undefined`) or nothing is as if absent. @throws FILE_TOO_LARGE, PAYLOAD_TOO_LARGE, BAD_USER_INPUT
 */
export async function readForm(request: FastifyRequest, wanted: Readonly<Record<string, UploadLimit>>): Promise<Form> {
  if (!request.isMultipart()) throw new AppError("UNSUPPORTED_FILE", "Send this form as multipart/form-data.");
  if (Number(request.headers["content-length"] ?? 0) > FORM_BYTES_MOST) {
    throw new AppError("PAYLOAD_TOO_LARGE", "The form is too large.");
  }
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, Upload> = {};
  const parts = request.parts({
    limits: {
      fieldNameSize: 100,
      fieldSize: FIELD_BYTES_MOST,
      fields: FIELDS_MOST,
      files: Object.keys(wanted).length + 1,
      parts: FIELDS_MOST + Object.keys(wanted).length + 1,
      headerPairs: 50,
    },
  });
  try {
    for await (const part of parts) await take(part);
  } catch (error) {
    throw error instanceof AppError || (error instanceof Error && "statusCode" in error) ? error : new MalformedForm();
  }
  return { fields, files };

  async function take(part: Multipart) {
    if (part.type === "field") {
      if (part.valueTruncated) throw new AppError("PAYLOAD_TOO_LARGE", `The field ${part.fieldname} is too long.`);
      if (!(part.fieldname in wanted)) fields[part.fieldname] = String(part.value ?? "");
      return;
    }
    const limit = wanted[part.fieldname];
    if (!limit || !part.filename) {
      part.file.resume();
      return;
    }
    const bytes = await readUpload(part.file, limit);
    if (bytes.length > 0) {
      files[part.fieldname] = { filename: part.filename, createReadStream: () => Readable.from([bytes]) };
    }
  }
}
