import { Args, Ctx, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import type { ProfileAccessService } from "./profile-access.service.ts";
import type { SecurityActivityService } from "./security-activity.service.ts";
import {
  type ProfileAccess,
  ProfileAccessConnection,
  type SecurityEvent,
  SecurityEventConnection,
} from "./security-activity.types.ts";

type Context = ResolverContext<{ securityActivity: SecurityActivityService; profileAccess: ProfileAccessService }>;

@Resolver()
export class SecurityActivityResolver {
  @Query(() => SecurityEventConnection, {
    description: "Logins, including rejected ones, and other security events of the acting account, newest first.",
  })
  async viewerSecurityEvents(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<SecurityEvent>> {
    return toConnection<SecurityEvent>(await services.securityActivity.list(actor, page));
  }

  @Query(() => ProfileAccessConnection, {
    description:
      "Companies that saw the acting seeker's resume, contact details or answer files: each company once a day, newest first.",
  })
  async viewerProfileAccesses(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<ProfileAccess>> {
    return toConnection<ProfileAccess>(await services.profileAccess.list(actor, page));
  }
}
