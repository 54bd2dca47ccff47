import { z } from "zod";
import { MAX_PAGE } from "../../platform/search/page.ts";

// What legacy clients send. These schemas read the request and describe it; the rules are the services'.

/** What a field may hold, in the words of JSON Schema; the services' rules hold it. */
export interface Bounds {
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly format?: "date" | "email" | "password" | "uri" | "uuid";
  readonly pattern?: string;
  /** Bounds of a number; sent as text in forms. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** What a text of JSON holds. */
  readonly contentMediaType?: "application/json";
  readonly contentSchema?: Readonly<Record<string, unknown>>;
  /** The spellings of the create form; others are understood too. */
  readonly enum?: readonly string[];
  readonly example?: string;
}

/** Text as a client may send it: numbers too, and null for nothing. */
export const sentText = (description: string, bounds: Bounds = {}) =>
  z
    .union([z.string(), z.number(), z.null()], { error: "This must be text." })
    .transform((value) => (value === null ? "" : String(value)))
    .meta({ description, ...bounds });

/** Text that may be left out; blank is as if left out. */
export const optionalText = (description: string, { enum: values, pattern, ...bounds }: Bounds = {}) =>
  sentText(description)
    .optional()
    .transform((value) => value ?? "")
    .meta({
      description,
      ...bounds,
      ...(values && { enum: [...values, ""] }),
      ...(pattern !== undefined && { pattern: `^$|${pattern}` }),
    });

/** Text that the service wants: left out counts as blank, and it answers with its own sentence. */
export const wantedText = (description: string, missing: string, bounds: Bounds = {}) =>
  z
    .union([z.string(), z.number()], { error: missing })
    .transform(String)
    .meta({ description, ...bounds });

/** An id as a body gives it. */
export const ID = { format: "uuid", example: "3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a" } as const;

/** An id in a path. */
export const idText = (description: string) => z.string().meta({ description, format: ID.format });

/** The id in a path. */
export const idParam = z.object({ id: idText("The `_id` of what is meant.") });

/** A part of a list instead of all of it. */
export const pageQuery = z.object({
  limit: z.coerce
    .number({ error: "limit is a number from 1 to 50." })
    .int("limit is a number from 1 to 50.")
    .optional()
    .meta({
      minimum: 1,
      maximum: MAX_PAGE,
      description: "Answer only so many, 1 to 50. Without `limit` and `after` the whole list is answered.",
    }),
  after: z
    .string({ error: "after is the `next` of the page before." })
    .optional()
    .meta({ description: "`next` of the page before." }),
});

export type PageQuery = z.output<typeof pageQuery>;

/** What a field of a web address says of itself: a bare host is taken too, for which JSON Schema has no format. */
export const WEB_ADDRESS = "A web address, http or https; without either it is taken as https.";
