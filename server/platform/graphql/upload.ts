import { Readable } from "node:stream";
import { GraphQLError, GraphQLScalarType } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { AppError } from "../errors.ts";
import type { Upload } from "../files/receive-upload.ts";

/** Metadata of a form's file part. */
type FileDescription = Pick<FileUpload & Upload, "fieldName" | "filename" | "mimetype" | "encoding" | "signal">;

/** The value of a file variable of a multipart operation. Its content never appears in messages about wrong values. */
export class UploadedFile {
  readonly #described: FileDescription;
  readonly #bytes: Buffer;
  #wasRead = false;

  constructor(described: FileDescription, bytes: Buffer) {
    this.#described = described;
    this.#bytes = bytes;
  }

  toJSON(): string {
    return "a file";
  }

  /** Converts to the value that resolvers get. It can be read once: two fields of one operation do not share a file. */
  toUpload(): FileUpload & Upload {
    const createReadStream = () => {
      if (this.#wasRead) {
        throw new AppError("BAD_USER_INPUT", "A file can be used once in a request. Send it once for each use.");
      }
      this.#wasRead = true;
      return Readable.from([this.#bytes], { objectMode: false });
    };
    return { ...this.#described, createReadStream: createReadStream as FileUpload["createReadStream"] };
  }
}

/** A file, by the GraphQL multipart request specification. Resolvers get a `FileUpload`. */
export const UploadScalar = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  parseValue(value) {
    if (value instanceof UploadedFile) return value.toUpload();
    throw new GraphQLError("A file is expected here. Send it as a part of a multipart form, with null in its place.");
  },
});
