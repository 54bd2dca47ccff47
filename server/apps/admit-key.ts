import type { Scope } from "../../shared/scopes.ts";
import type { ActingKey, MaybeActor } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";

/** The scopes that a key needs, all of them; `ANY`: none; `NEVER`: only people are admitted. */
export type ScopeRule = readonly Scope[] | "ANY" | "NEVER";

/**
 * Admits people, and keys with the scopes that the operation needs. `operation`: its name in `docs/permissions.md`;
 * `scopes`: undefined if no key is admitted. @throws FORBIDDEN
 */
export function requireScopes(actor: MaybeActor, operation: string, scopes: readonly Scope[] | undefined): void {
  if (actor?.key) admitKey(actor.key, operation, [scopes ?? "NEVER"]);
}

/**
 * Admits a key to an operation if it satisfies all of these rules, and records the use or rejection.
 * @throws FORBIDDEN
 */
export function admitKey(key: ActingKey, operation: string, rules: readonly ScopeRule[]): void {
  try {
    for (const rule of rules) requireRule(key, rule);
  } catch (error) {
    key.recordUse?.(operation, "REFUSED");
    throw error;
  }
  key.recordUse?.(operation, "ALLOWED");
}

/** Rejects a key that lacks a scope. @throws FORBIDDEN */
function requireRule({ scopes }: ActingKey, rule: ScopeRule): void {
  if (rule === "ANY") return;
  if (rule === "NEVER") throw new AppError("FORBIDDEN", "API keys cannot do this. Log in to do it yourself.");
  const missing = rule.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0)
    throw new AppError("FORBIDDEN", `This requires an API key with the scope ${missing.join(" and ")}.`);
}
