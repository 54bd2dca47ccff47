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
    description:
      "Lists the caller's security events, such as logins and failed logins, newest first. Not available " +
      "with API keys.",
  })
  async viewerSecurityEvents(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<SecurityEvent>> {
    return toConnection<SecurityEvent>(await services.securityActivity.list(actor, page));
  }

  @Query(() => ProfileAccessConnection, {
    description:
      "Lists the companies that viewed the caller's resume, contact details or answer files, newest first: " +
      "one entry per company, day and kind of data.",
  })
  async viewerProfileAccesses(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<ProfileAccess>> {
    return toConnection<ProfileAccess>(await services.profileAccess.list(actor, page));
  }
}
