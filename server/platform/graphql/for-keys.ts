import type { GraphQLField } from "graphql";
import { Extensions } from "type-graphql";
import type { Scope } from "../../../shared/scopes.ts";

/** Admits API keys with all of these scopes to an operation; without any, every key. Other operations are for people. */
export const ForKeys = (...scopes: Scope[]): MethodDecorator => Extensions({ scopes }) as MethodDecorator;

/** Returns the scopes that a key needs for an operation; undefined if no key is admitted. */
export const keyScopesOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, "extensions">) =>
  extensions.scopes as readonly Scope[] | undefined;
