import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Role } from "../generated/prisma/enums.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { LogInInput } from "./accounts.inputs.ts";
import type { AccountService } from "./accounts.service.ts";
import { LogInPayload, MessagePayload } from "./accounts.types.ts";
import type { DeviceService } from "./devices.service.ts";
import type { LogInService } from "./log-in.service.ts";
import type { SessionContext } from "./session-context.ts";
import { SessionIdInput } from "./sessions.inputs.ts";
import type { SessionService } from "./sessions.service.ts";
import { RenewSessionPayload, Session } from "./sessions.types.ts";

type Context = ResolverContext<{
  accounts: AccountService;
  devices: DeviceService;
  logIns: LogInService;
  sessions: SessionService;
}> &
  SessionContext;

@Resolver()
export class SessionResolver {
  @Query(() => [Session], {
    description:
      "Lists the devices on which the caller is logged in, most recently used first; at most 100. Not " +
      "available with API keys.",
  })
  viewerSessions(@Ctx() ctx: Context): Promise<Session[]> {
    return ctx.services.devices.list(ctx.actor);
  }

  @Mutation(() => LogInPayload, {
    description:
      "Logs in with a password: opens a session and sets its cookies. Fails with `SECOND_FACTOR_REQUIRED` if the " +
      "account has a second factor; continue with `finishLogIn`.",
  })
  async logIn(
    @Arg("input", () => LogInInput) { role, ...input }: LogInInput,
    @Ctx() ctx: Context,
  ): Promise<LogInPayload> {
    const tokens = await ctx.services.logIns.logIn(ctx.client, role, input);
    ctx.sendSession(tokens);
    const viewer = await ctx.services.accounts.own(tokens.actor);
    const { accessToken, refreshToken } = tokens;
    return { viewer, accessToken, refreshToken, continueAt: role === "SEEKER" ? ctx.continueAt : null };
  }

  @Mutation(() => RenewSessionPayload, {
    description:
      "Exchanges a refresh token for new tokens, for clients without cookies. A refresh token is valid once: " +
      "using it again ends the session.",
  })
  renewSession(
    @Arg("refreshToken", () => String, {
      description: "The latest refresh token from `logIn`, `finishLogIn` or `renewSession`.",
    })
    refreshToken: string,
    @Ctx() ctx: Context,
  ): Promise<RenewSessionPayload> {
    return ctx.services.sessions.renew(ctx.client, refreshToken);
  }

  @Mutation(() => MessagePayload, { description: "Ends the session of one role immediately and clears its cookies." })
  async logOut(
    @Arg("role", () => Role, { description: "The role whose session to end." }) role: Role,
    @Ctx() ctx: Context,
  ): Promise<MessagePayload> {
    await ctx.services.devices.logOut(await ctx.actorOf(role));
    ctx.clearSession(role);
    return { message: "Logged out successfully" };
  }

  @Mutation(() => MessagePayload, {
    description: "Ends all of the caller's sessions, on all devices, including the current one.",
  })
  async logOutEverywhere(@Ctx() ctx: Context): Promise<MessagePayload> {
    await ctx.services.devices.logOutEverywhere(ctx.actor);
    if (ctx.actor) ctx.clearSession(ctx.actor.role);
    return { message: "Logged out everywhere" };
  }

  @Mutation(() => MessagePayload, {
    description: "Ends one of the caller's sessions, which logs out that device immediately.",
  })
  async endSession(
    @Arg("input", () => SessionIdInput) { sessionId }: SessionIdInput,
    @Ctx() ctx: Context,
  ): Promise<MessagePayload> {
    await ctx.services.devices.endOne(ctx.actor, sessionId);
    if (ctx.actor?.sessionId === sessionId) ctx.clearSession(ctx.actor.role);
    return { message: "Device logged out." };
  }

  @Mutation(() => MessagePayload, {
    description:
      "Ends all of the caller's sessions except the current one, which logs out the other devices immediately.",
  })
  async endOtherSessions(@Ctx() ctx: Context): Promise<MessagePayload> {
    const ended = await ctx.services.devices.endOthers(ctx.actor);
    return { message: ended === 1 ? "One device logged out." : `${ended} devices logged out.` };
  }
}
