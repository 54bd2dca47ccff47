import { z } from "zod";
import { MAX_PASSKEY_NAME, PASSKEY_NAME_TEXTS } from "../../../shared/accounts.ts";
import { requiredLine } from "../../platform/validation.ts";

/** A passkey's name. */
export const passkeyName = requiredLine(MAX_PASSKEY_NAME, PASSKEY_NAME_TEXTS.name, PASSKEY_NAME_TEXTS.missing);

/** The six digits of an authenticator app, in any spacing. */
export const authenticatorCode = z
  .string({ error: "Enter the code." })
  .max(40, "Enter the six digits of the code.")
  .transform((code) => code.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "Enter the six digits of the code."));

/** More than any browser sends. */
const MAX_RESPONSE = 20_000;
const text = z.string().max(MAX_RESPONSE);
const transports = z
  .array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]).catch("internal"))
  .max(10)
  .catch([]);

const parsed = (value: string, ctx: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    ctx.addIssue({ code: "custom", message: "This is not a browser's passkey response." });
    return z.NEVER;
  }
};

const credential = {
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).catch({}),
};
const json = z.string().max(MAX_RESPONSE).transform(parsed);

/** A browser's response after creating a passkey, as JSON. */
export const newPasskeyResponse = json.pipe(
  z.object({ ...credential, response: z.object({ clientDataJSON: text, attestationObject: text, transports }) }),
);

/** A browser's response after logging in with a passkey, as JSON. */
export const passkeyResponse = json.pipe(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: text,
      authenticatorData: text,
      signature: text,
      userHandle: text.nullish().transform((handle) => handle ?? undefined),
    }),
  }),
);

export type PasskeyResponse = z.output<typeof passkeyResponse>;
