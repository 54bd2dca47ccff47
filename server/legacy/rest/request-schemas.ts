import { z } from "zod";
import { MAX_PAGE } from "../../platform/search/page.ts";

// Requests of legacy clients. These schemas parse and describe the request; the rules are in the services.

/** Constraints of a field, in terms of JSON Schema; they are enforced by the services. */
export interface Bounds {
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly format?: "date" | "email" | "password" | "uri" | "uuid";
  readonly pattern?: string;
  /** Bounds of a number; sent as text in forms. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Content of a text with JSON. */
  readonly contentMediaType?: "application/json";
  readonly contentSchema?: Readonly<Record<string, unknown>>;
  /** The values of the create form; others are accepted too. */
  readonly enum?: readonly string[];
  readonly example?: string;
}

/** Text from a client, described as text; numbers are accepted too, and null for nothing. */
export const sentText = (description: string, bounds: Bounds = {}) =>
  z
    .union([z.string(), z.number(), z.null()], { error: "This must be text." })
    .transform((value) => (value === null ? "" : String(value)))
    .meta({ type: "string", description, ...bounds });

/** Optional text; blank counts as missing. */
export const optionalText = (description: string, { enum: values, pattern, ...bounds }: Bounds = {}) =>
  sentText(description)
    .optional()
    .transform((value) => value ?? "")
    .meta({
      type: "string",
      description,
      ...bounds,
      ...(values && { enum: [...values, ""] }),
      ...(pattern !== undefined && { pattern: `^$|${pattern}` }),
    });

/** Text that the service requires: missing counts as blank, and the service returns its own error message. */
export const wantedText = (description: string, missing: string, bounds: Bounds = {}) =>
  z
    .union([z.string(), z.number()], { error: missing })
    .transform(String)
    .meta({ type: "string", description, ...bounds });

/** An id in a body. */
export const ID = { format: "uuid", example: "3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a" } as const;

/** An id in a path. */
export const idText = (description: string) => z.string().meta({ description, format: ID.format });

/** The id in a path. */
export const idParam = z.object({ id: idText("The object's `_id`.") });

/** A page of a list instead of all of it. */
export const pageQuery = z.object({
  limit: z.coerce
    .number({ error: "limit must be a number from 1 to 50." })
    .int("limit must be a number from 1 to 50.")
    .optional()
    .meta({
      minimum: 1,
      maximum: MAX_PAGE,
      description:
        "Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned.",
    }),
  after: z
    .string({ error: "after must be the `next` from the previous page." })
    .optional()
    .meta({ description: "The value of `next` from the previous page." }),
});

export type PageQuery = z.output<typeof pageQuery>;

/** Description of web address fields: a bare host is accepted too, for which JSON Schema has no format. */
export const WEB_ADDRESS = "An http or https URL; https is assumed if the scheme is missing.";
