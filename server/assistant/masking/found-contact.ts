/** What stands where a contact was. */
export const MASKS = { email: "[e-mail hidden]", phone: "[phone hidden]", address: "[address hidden]" } as const;

/** A contact and where it stands. */
export interface Found {
  readonly kind: keyof typeof MASKS;
  readonly from: number;
  readonly to: number;
}
