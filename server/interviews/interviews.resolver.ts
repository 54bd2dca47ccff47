import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import type { InterviewService, InterviewView } from "./interviews.service.ts";
import {
  ChangeInterviewPlaceInput,
  EndInterviewInput,
  Interview,
  InterviewPayload,
  OfferInterviewInput,
  PickInterviewTimeInput,
  RecordInterviewOutcomeInput,
} from "./interviews.types.ts";

type Context = ResolverContext<{ interviews: InterviewService }>;

@Resolver(() => Interview)
export class InterviewResolver {
  @ForKeys("applications:read")
  @Query(() => Interview, {
    nullable: true,
    description:
      "Returns the latest interview of an application that the caller sent, or that their company received; null if " +
      "there is none.",
  })
  interview(
    @Arg("applicationId", () => ID, { description: "The application's id." }) applicationId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<Interview | null> {
    return services.interviews.latest(actor, applicationId);
  }

  @ForKeys("applications:read")
  @Query(() => [Interview], {
    description:
      "Lists scheduled interviews that are not over, the next one first: the caller's, or those of their company with " +
      "applicants whom they can see; at most 50.",
  })
  upcomingInterviews(
    @Arg("before", () => DateTimeScalar, { description: "Only interviews that start before this time." }) before: Date,
    @Ctx() { actor, services }: Context,
  ): Promise<Interview[]> {
    return services.interviews.upcoming(actor, before);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The interview as a calendar file (RFC 5545); null if it is not scheduled.",
  })
  calendarFile(@Root() interview: InterviewView, @Ctx() { actor, services }: Context): string | null {
    return services.interviews.calendarFile(actor, interview);
  }

  @ForKeys("applications:write")
  @Mutation(() => InterviewPayload, {
    description:
      "Offers an interview to an applicant, who picks one of its times. If the application's last interview is offered " +
      "or scheduled, it is offered again with these times, at most five times in 24 hours. Owners and recruiters only.",
  })
  async offerInterview(
    @Arg("input", () => OfferInterviewInput) input: OfferInterviewInput,
    @Ctx() { actor, services }: Context,
  ): Promise<InterviewPayload> {
    return { interview: await services.interviews.offer(actor, input) };
  }

  @ForKeys("applications:write")
  @Mutation(() => InterviewPayload, {
    description: "Changes the location of an interview that is offered or scheduled. Owners and recruiters only.",
  })
  async changeInterviewPlace(
    @Arg("input", () => ChangeInterviewPlaceInput) { interviewId, place }: ChangeInterviewPlaceInput,
    @Ctx() { actor, services }: Context,
  ): Promise<InterviewPayload> {
    return { interview: await services.interviews.changePlace(actor, interviewId, place) };
  }

  @ForKeys("applications:write")
  @Mutation(() => InterviewPayload, {
    description:
      "Picks a time for one of the caller's interviews, or moves it to another one, at most twice. Fails " +
      "with CONFLICT if the time is no longer free; `interview` returns the times that are. Seekers only.",
  })
  async pickInterviewTime(
    @Arg("input", () => PickInterviewTimeInput) { interviewId, startsAt }: PickInterviewTimeInput,
    @Ctx() { actor, services }: Context,
  ): Promise<InterviewPayload> {
    return { interview: await services.interviews.pick(actor, interviewId, startsAt) };
  }

  @ForKeys("applications:write")
  @Mutation(() => InterviewPayload, { description: "Declines one of the caller's interviews. Seekers only." })
  async declineInterview(
    @Arg("input", () => EndInterviewInput) { interviewId, reply }: EndInterviewInput,
    @Ctx() { actor, services }: Context,
  ): Promise<InterviewPayload> {
    return { interview: await services.interviews.decline(actor, interviewId, reply) };
  }

  @ForKeys("applications:write")
  @Mutation(() => InterviewPayload, {
    description: "Cancels an interview that is offered or scheduled. Owners and recruiters only.",
  })
  async cancelInterview(
    @Arg("input", () => EndInterviewInput) { interviewId, reply }: EndInterviewInput,
    @Ctx() { actor, services }: Context,
  ): Promise<InterviewPayload> {
    return { interview: await services.interviews.cancel(actor, interviewId, reply) };
  }

  @ForKeys("applications:write")
  @Mutation(() => InterviewPayload, {
    description:
      "Records whether an interview took place, after it has started. The applicant does not see the " +
      "outcome, and it has no consequences. Owners and recruiters only.",
  })
  async recordInterviewOutcome(
    @Arg("input", () => RecordInterviewOutcomeInput) { interviewId, outcome }: RecordInterviewOutcomeInput,
    @Ctx() { actor, services }: Context,
  ): Promise<InterviewPayload> {
    return { interview: await services.interviews.recordOutcome(actor, interviewId, outcome) };
  }
}
