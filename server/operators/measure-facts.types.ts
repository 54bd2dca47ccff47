import { Field, ID, ObjectType } from "type-graphql";
import { AppealOutcome, MeasureKind, ReportKind } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("MeasureKind", MeasureKind, "The kind of a moderation decision.", {
  WARNING: "The people responsible were warned.",
  MESSAGE_REMOVED: "A chat message was taken down.",
  JOB_TAKEN_DOWN: "A job was taken down.",
  OFFER_WITHDRAWN: "An offer was withdrawn.",
  SUSPENSION: "The account was suspended.",
});
registerEnum("AppealOutcome", AppealOutcome, "The outcome of an appeal.", {
  GRANTED: "The appeal was granted, and the moderation decision was reversed.",
  REFUSED: "The appeal was rejected, and the moderation decision stands.",
});

/** What both the people affected and operators see of a moderation decision and the appeal against it. */
@ObjectType()
export abstract class MeasureFacts {
  @Field(() => ID, { description: "The moderation decision's id." })
  id!: string;

  @Field(() => MeasureKind, { description: "The kind of the moderation decision." })
  kind!: MeasureKind;

  @Field(() => ReportKind, { description: "The kind of item that the decision is about." })
  about!: ReportKind;

  @Field(() => String, {
    nullable: true,
    description: "The title of the job that the decision is about; null if it is not about a job.",
  })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: "The operator's reason for the decision; null if none was recorded.",
  })
  explanation!: string;

  @Field(() => DateTimeScalar, { description: "When operators made the moderation decision." })
  createdAt!: Date;

  @Field(() => AppealOutcome, {
    nullable: true,
    description: "The outcome of the appeal; null if there was no appeal, or while it is pending.",
  })
  outcome!: AppealOutcome | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the appeal was decided; null if there was no appeal, or while it is pending.",
  })
  answeredAt!: Date | null;
}
