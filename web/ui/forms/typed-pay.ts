import { MAX_PAY, PAY_TEXTS, type Pay, readAmount } from "../../../shared/pay.ts";

/** Numeric pay as typed and chosen in a form. */
type TypedPay = Readonly<Record<"payMin" | "payMax" | "payCurrency", string>> & Pick<Pay, "payUnit">;

/** Parses the typed pay; null while it is incomplete. */
export function payOf({ payMin, payMax, payCurrency, payUnit }: TypedPay): Pay | null {
  const [least, most] = [payMin, payMax].map((typed) =>
    typed.trim() === "" ? null : (readAmount(typed) ?? Number.NaN),
  );
  if (!least || Number.isNaN(most ?? 0) || !payCurrency) return null;
  return { payMin: least, payMax: most ?? null, payCurrency, payUnit };
}

/** The errors of the typed pay by field. None is fine, unless `isRequired`. */
export function payProblems(
  { payMin, payMax }: Pick<TypedPay, "payMin" | "payMax">,
  isRequired = payMax.trim() !== "",
) {
  const least = readAmount(payMin) ?? Number.NaN;
  const most = readAmount(payMax) ?? Number.NaN;
  return {
    ...(payMin.trim() !== "" && !(least > 0 && least <= MAX_PAY) && { payMin: PAY_TEXTS.positive }),
    ...(payMin.trim() === "" && isRequired && { payMin: PAY_TEXTS.incomplete }),
    ...(payMax.trim() !== "" && !(most >= least && most <= MAX_PAY) && { payMax: PAY_TEXTS.reversed }),
  };
}
