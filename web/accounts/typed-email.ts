import { type Send, useAccountForm } from "./use-account-form.ts";

let typed = "";

/** Forgets the typed address: the next person at this tab may be another. */
export const forgetTypedEmail = (): void => {
  typed = "";
};

/**
 * A form for people who are not logged in. The email address typed in one of them is filled in the next, such as from
 * login to "Forgot password?": in memory only, so that no address bar and no storage contains it.
 */
export function useVisitorForm<Values extends Record<string, string> & { email: string }>(
  initial: Values,
  rules: Parameters<typeof useAccountForm<Values>>[1],
  onSubmit: Send<Values>,
) {
  return useAccountForm({ ...initial, email: initial.email || typed }, rules, onSubmit, ({ email = "" }) => {
    typed = email;
  });
}
