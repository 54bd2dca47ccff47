import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { AppError } from "../platform/errors.ts";
import { toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import { type Seeker, SeekerConnection } from "../seekers/seekers.types.ts";
import type { ConnectionChange as Change, ConnectionService } from "./connections.service.ts";
import type { NetworkList } from "./connections.store.ts";
import { ConnectionChange, ConnectionPayload, SeekerIdInput } from "./connections.types.ts";

type Context = ResolverContext<{ connections: ConnectionService; seekers: SeekerService }>;

@Resolver()
export class ConnectionResolver {
  @ForKeys("connections:read")
  @Query(() => SeekerConnection, {
    description: "The seekers with whom the caller is connected, most recent connection first. Seekers only.",
  })
  connections(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: Context) {
    return people(ctx, "CONNECTIONS", page);
  }

  @ForKeys("connections:read")
  @Query(() => SeekerConnection, {
    description:
      "The seekers whose connection requests await the caller's decision, newest request first. Seekers " + "only.",
  })
  connectionInvitations(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: Context) {
    return people(ctx, "INVITATIONS", page);
  }

  @ForKeys("connections:read")
  @Query(() => SeekerConnection, {
    description:
      "The seekers to whom the caller has sent a pending connection request, newest request first. Seekers " + "only.",
  })
  connectionRequests(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: Context) {
    return people(ctx, "REQUESTED", page);
  }

  @ForKeys("connections:write")
  @Mutation(() => ConnectionPayload, {
    description:
      "Sends a connection request to another seeker, who is notified. If that seeker has already sent a request, " +
      "the two are connected immediately. Repeating the request has no effect. Seekers only.",
  })
  async requestConnection(@Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput, @Ctx() ctx: Context) {
    await ctx.services.connections.request(ctx.actor, seekerId);
    return payload(ctx, seekerId);
  }

  @ForKeys("connections:write")
  @Mutation(() => ConnectionPayload, {
    description:
      "Withdraws a pending connection request that the caller has sent. Fails with CONFLICT if the request " +
      "has been accepted. Seekers only.",
  })
  async withdrawConnectionRequest(@Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput, @Ctx() ctx: Context) {
    await ctx.services.connections.withdraw(ctx.actor, seekerId);
    return payload(ctx, seekerId);
  }

  @ForKeys("connections:write")
  @Mutation(() => ConnectionPayload, {
    description:
      "Accepts another seeker's connection request, and notifies that seeker. Fails with CONFLICT if the request " +
      "no longer exists. Seekers only.",
  })
  async acceptConnection(@Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput, @Ctx() ctx: Context) {
    await ctx.services.connections.accept(ctx.actor, seekerId);
    return payload(ctx, seekerId);
  }

  @ForKeys("connections:write")
  @Mutation(() => ConnectionPayload, {
    description:
      "Declines another seeker's connection request, without notifying that seeker. Fails with CONFLICT if the " +
      "request has been accepted. Seekers only.",
  })
  async rejectConnection(@Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput, @Ctx() ctx: Context) {
    await ctx.services.connections.reject(ctx.actor, seekerId);
    return payload(ctx, seekerId);
  }

  @ForKeys("connections:write")
  @Mutation(() => ConnectionPayload, {
    description:
      "Ends a connection. Both seekers can still read past messages, but can no longer send any to each other. " +
      "Seekers only.",
  })
  async removeConnection(@Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput, @Ctx() ctx: Context) {
    await ctx.services.connections.remove(ctx.actor, seekerId);
    return payload(ctx, seekerId);
  }

  @ForKeys("connections:read")
  @Subscription(() => ConnectionChange, {
    description:
      "Reports changes to the caller's connections and connection requests, made on any device and by " +
      "either side. Seekers only.",
    subscribe: ({ context }: { context: Context }) => context.services.connections.changes(context.actor),
  })
  async connectionChanged(
    @Root() { seekerId }: Change,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionChange> {
    const [seeker] = seekerId ? await services.seekers.partners(actor, [seekerId]) : [];
    return { seeker: seeker ?? null };
  }
}

const people = async ({ actor, services }: Context, list: NetworkList, page: PageArgs) =>
  toConnection<Seeker>(await services.connections.list(actor, list, page));

async function payload({ actor, services }: Context, seekerId: string): Promise<ConnectionPayload> {
  const [seeker] = await services.seekers.partners(actor, [seekerId]);
  if (!seeker) throw new AppError("NOT_FOUND", "This person is no longer on Worklane.");
  return { seeker };
}
