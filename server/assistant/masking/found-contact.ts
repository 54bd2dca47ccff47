/** The replacement texts for contacts. */
export const MASKS = { email: "[email hidden]", phone: "[phone hidden]", address: "[address hidden]" } as const;

/** A contact and its position. */
export interface Found {
  readonly kind: keyof typeof MASKS;
  readonly from: number;
  readonly to: number;
}
