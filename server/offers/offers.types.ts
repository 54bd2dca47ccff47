import type { FileUpload } from "graphql-upload-minimal";
import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { OfferStatus, PayUnit } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";
import { UploadScalar } from "../platform/graphql/upload.ts";

registerEnum("OfferStatus", OfferStatus, "The status of a version of an offer.", {
  OFFERED: "The applicant can accept or decline it.",
  ACCEPTED: "The applicant accepted it. It can no longer be changed.",
  DECLINED: "The applicant declined it.",
  WITHDRAWN: "The company withdrew it, or the application ended.",
  REPLACED: "A newer version replaced it.",
  LAPSED: "Its last day passed without a response.",
});

@ObjectType()
@InputType()
class OfferTerms {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => Float, {
    description: "The minimum pay in `payCurrency` per `payUnit`, above 0 and at most 1,000,000,000.",
  })
  payMin!: number;

  @Field(() => Float, { nullable: true, description: "The maximum pay; null if the pay is exactly `payMin`." })
  payMax?: number | null;

  @Field(() => String, { description: "The currency of the pay, as an ISO 4217 code such as `INR`." })
  payCurrency!: string;

  @Field(() => PayUnit, { description: "The period for which the pay is stated." })
  payUnit!: PayUnit;

  @Field(() => DateScalar, {
    description: "The first day of work, not before `expiresOn`; when it is sent, within the next 730 days.",
  })
  startsOn!: Date;

  @Field(() => String, { description: "Where the work is done, at most 500 characters." })
  place!: string;

  @Field(() => String, { nullable: true, description: "The text, in Markdown; at most 10,000 characters." })
  text?: string | null;

  @Field(() => DateScalar, {
    description:
      "The last day on which the applicant can accept the offer, in `timeZone`; at most 180 days after sending.",
  })
  expiresOn!: Date;

  @Field(() => String, { description: "The time zone of the days, as an IANA name such as `Asia/Kolkata`." })
  timeZone!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "A version of the offer of a job to an applicant. Apart from its status and reply, it never changes.",
})
export class Offer extends OfferTerms {
  @Field(() => ID, { description: "The id of this version." })
  id!: string;

  @Field(() => ID, { description: "The id of the job applied to." })
  jobId!: string;

  @Field(() => String, { description: "The name of the company." })
  companyName!: string;

  @Field(() => Int, { description: "Its number among the application's offers, from 1." })
  version!: number;

  @Field(() => OfferStatus, { description: "The status of this version." })
  status!: OfferStatus;

  @Field(() => String, { nullable: true, description: "The path of the PDF; null if there is none." })
  fileUrl!: string | null;

  @Field(() => String, { nullable: true, description: "The name of the PDF; null if there is none." })
  fileName!: string | null;

  @Field(() => DateTimeScalar, { description: "When the day `expiresOn` ends." })
  expiresAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "What the applicant wrote when accepting or declining, or the company when withdrawing it, as plain text; null " +
      "if they wrote nothing.",
  })
  reply!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The name of the member who sent it; null if unknown. For colleagues without a name the email address, which " +
      "applicants do not see.",
  })
  sentBy!: string | null;

  @Field(() => DateTimeScalar, { description: "When it was sent." })
  sentAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When it was accepted, declined, withdrawn or replaced, or lapsed; null until then.",
  })
  endedAt!: Date | null;

  @Field(() => Int, {
    description:
      "For the applicant: the number of their other applications that are not rejected and have no accepted offer. " +
      "For members of the company: the number of other undecided applications to the job. At most 1,000.",
  })
  otherOpenApplications!: number;

  @Field(() => [String], {
    description:
      "For the applicant: the jobs of these applications with their companies, latest application first, such as " +
      "`Tester at Acme`; at most 50. Empty for members of the company.",
  })
  otherOpenJobs!: readonly string[];
}

@InputType({ description: "An offer to send to an applicant." })
export class SendOfferInput extends OfferTerms {
  @Field(() => UploadScalar, {
    nullable: true,
    description: "A PDF, at most 5 MB. If absent, the PDF of the open offer that this one replaces is kept.",
  })
  file?: Promise<FileUpload> | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether to leave out the PDF of the open offer that this one replaces.",
  })
  removesFile!: boolean;
}

@InputType({ description: "An offer to decline or withdraw." })
export class EndOfferInput {
  @Field(() => ID, { description: "The id of the offer's version." })
  offerId!: string;

  @Field(() => String, { nullable: true, description: "A message to the other side, at most 1,000 characters." })
  reply?: string | null;
}

@InputType({ description: "An offer to accept." })
export class AcceptOfferInput extends EndOfferInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether to withdraw the other open applications that `Offer.otherOpenApplications` counts.",
  })
  withdrawsOthers!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "A message to their companies, which are notified of it, at most 1,000 characters.",
  })
  withdrawalMessage?: string | null;
}

@ObjectType({ description: "The offer after a change." })
export class OfferPayload {
  @Field(() => Offer, { description: "The offer after the change." })
  offer!: Offer;
}
