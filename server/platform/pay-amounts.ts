import { z } from "zod";
import { MAX_PAY, PAY_TEXTS, readAmount } from "../../shared/pay.ts";

const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Numeric pay; imports provide it as text. */
const amount = z
  .union([z.number(), z.string()], { error: PAY_TEXTS.positive })
  .nullish()
  .transform((value) => {
    if (value === null || value === undefined || value === "") return null;
    const number = typeof value === "number" ? value : (readAmount(value) ?? Number.NaN);
    return Math.round(number * 100) / 100;
  })
  .refine((value) => value === null || (value > 0 && value <= MAX_PAY), PAY_TEXTS.positive);

/** The amounts of numeric pay and their currency; whether they are complete depends on each other. */
export const payAmounts = {
  payMin: amount,
  payMax: amount,
  payCurrency: z
    .string({ error: PAY_TEXTS.currency })
    .nullish()
    .transform((code) => code?.trim().toUpperCase() || null)
    .refine((code) => code === null || CURRENCY_CODES.has(code), PAY_TEXTS.currency),
};
