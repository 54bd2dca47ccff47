import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { AppError } from "../platform/errors.ts";
import { toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import { type Seeker, SeekerConnection } from "../seekers/seekers.types.ts";
import type { ConnectionChange as Change, ConnectionService } from "./connections.service.ts";
import type { NetworkList } from "./connections.store.ts";
import { ConnectionChange, ConnectionPayload, SeekerIdInput } from "./connections.types.ts";

type Context = ResolverContext<{ connections: ConnectionService; seekers: SeekerService }>;

@Resolver()
export class ConnectionResolver {
  @Query(() => SeekerConnection, { description: "The acting seeker's connections, newest first." })
  connections(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: Context) {
    return people(ctx, "CONNECTIONS", page);
  }

  @Query(() => SeekerConnection, {
    description: "People who have requested to connect with the acting seeker, newest first.",
  })
  connectionInvitations(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: Context) {
    return people(ctx, "INVITATIONS", page);
  }

  @Query(() => SeekerConnection, {
    description: "People with whom the acting seeker has requested to connect, newest first.",
  })
  connectionRequests(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: Context) {
    return people(ctx, "REQUESTED", page);
  }

  @Mutation(() => ConnectionPayload, {
    description:
      "Requests to connect with a seeker. If they have already sent a request, the two are connected immediately.",
  })
  async requestConnection(@Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput, @Ctx() ctx: Context) {
    await ctx.services.connections.request(ctx.actor, seekerId);
    return payload(ctx, seekerId);
  }

  @Mutation(() => ConnectionPayload, { description: "Withdraws one of the acting seeker's requests." })
  async withdrawConnectionRequest(@Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput, @Ctx() ctx: Context) {
    await ctx.services.connections.withdraw(ctx.actor, seekerId);
    return payload(ctx, seekerId);
  }

  @Mutation(() => ConnectionPayload, { description: "Accepts a seeker's request." })
  async acceptConnection(@Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput, @Ctx() ctx: Context) {
    await ctx.services.connections.accept(ctx.actor, seekerId);
    return payload(ctx, seekerId);
  }

  @Mutation(() => ConnectionPayload, { description: "Rejects a seeker's request." })
  async rejectConnection(@Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput, @Ctx() ctx: Context) {
    await ctx.services.connections.reject(ctx.actor, seekerId);
    return payload(ctx, seekerId);
  }

  @Mutation(() => ConnectionPayload, { description: "Ends a connection; the messages stay readable to both." })
  async removeConnection(@Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput, @Ctx() ctx: Context) {
    await ctx.services.connections.remove(ctx.actor, seekerId);
    return payload(ctx, seekerId);
  }

  @Subscription(() => ConnectionChange, {
    description: "Changes of the acting seeker's requests and connections, made on any device.",
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
