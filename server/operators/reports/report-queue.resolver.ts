import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import { ReportKind } from "../../generated/prisma/enums.ts";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
import { renamedTo } from "../../platform/graphql/renamed.ts";
import { RENDERING_COST } from "../../platform/graphql/text-cost.ts";
import { renderMarkdown } from "../../platform/text/markdown.ts";
import type { ReportState as ReportStateValue } from "../report-queue.store.ts";
import type { ReportQueueService } from "./report-queue.service.ts";
import {
  DecideReportInput,
  OperatorReport,
  OperatorReportConnection,
  ReportIdInput,
  ReportState,
} from "./report-queue.types.ts";

type Context = ResolverContext<{ reportQueue: ReportQueueService }>;

@Resolver(() => OperatorReport)
export class ReportQueueResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "The evidence as sanitized HTML; null unless a job was reported, because other texts are plain.",
    complexity: RENDERING_COST,
  })
  evidenceHtml(@Root() { kind, evidence }: Pick<OperatorReport, "kind" | "evidence">): string | null {
    return kind === "JOB" ? renderMarkdown(evidence, { heading: 3 }) : null;
  }

  @Query(() => OperatorReportConnection, {
    description:
      "Lists reports: pending ones oldest first, decided ones most recently decided first, or all newest first. " +
      "Operators only.",
  })
  async operatorReports(
    @Arg("state", () => ReportState, { nullable: true, description: "The state of the reports; null for all." })
    state: ReportStateValue | null,
    @Arg("kind", () => ReportKind, { nullable: true, description: "Only reports about this kind of item." })
    kind: ReportKind | null,
    @Arg("targetId", () => ID, {
      nullable: true,
      description: "Only reports about the seeker, message, job or offer with this id.",
    })
    targetId: string | null,
    @Arg("relatedTo", () => ID, {
      nullable: true,
      description:
        "Only reports about related items: other items of the same seeker, or other jobs of the same company, as " +
        "the seeker, message, job or offer with this id.",
    })
    relatedTo: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<OperatorReport>> {
    return toConnection<OperatorReport>(
      await services.reportQueue.list(actor, { state, kind, targetId, relatedTo }, page),
    );
  }

  @Mutation(() => MessagePayload, {
    description:
      "Assigns all pending reports about the same item to the caller. For an hour, no other operator can be " +
      "assigned to them. Moderators and administrators.",
  })
  async assignReport(
    @Arg("input", () => ReportIdInput) { reportId }: ReportIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.reportQueue.take(actor, reportId);
    return { message: "Report assigned to you." };
  }

  @Mutation(() => MessagePayload, {
    deprecationReason: renamedTo("assignReport"),
    description: "The former name of `assignReport`.",
  })
  takeReport(
    @Arg("input", () => ReportIdInput) input: ReportIdInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    return this.assignReport(input, context);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Decides all pending reports about the same item, which must be assigned to the caller. The reason " +
      "is emailed to the reporters and the people responsible. Moderators and administrators.",
  })
  async decideReport(
    @Arg("input", () => DecideReportInput) input: DecideReportInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.reportQueue.decide(actor, input);
    return { message: "Report decided. We have notified both sides." };
  }
}
