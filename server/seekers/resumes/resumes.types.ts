import { Field, ID, InputType, ObjectType } from "type-graphql";
import { FileAddress } from "../../platform/graphql/file-address.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "One of the caller's resumes.", simpleResolvers: true })
export class Resume {
  @Field(() => ID, { description: "The resume's id, which stays when its file is replaced." })
  id!: string;

  @Field(() => String, { description: "The name that the seeker gave it, which companies do not see." })
  name!: string;

  @Field(() => String, { description: "The name of its file." })
  fileName!: string;

  @Field(() => String, { description: "The URL of its file." })
  @FileAddress()
  url!: string;

  @Field(() => Boolean, {
    description: "Whether it is the main one: in the profile, and sent with applications unless another is chosen.",
  })
  isMain!: boolean;

  @Field(() => DateTimeScalar, { description: "When it was added." })
  createdAt!: Date;
}

@InputType({ description: "Changes of a resume; absent fields stay unchanged." })
export class UpdateResumeInput {
  @Field(() => ID, { description: "The resume's id." })
  resumeId!: string;

  @Field(() => String, { nullable: true, description: "Its name, 1 to 60 characters, unlike those of the others." })
  name?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: "Whether it becomes the main resume." })
  makeMain!: boolean;
}

@ObjectType({ description: "The caller's resumes after a change." })
export class ResumesPayload {
  @Field(() => [Resume], { description: "All of the caller's resumes, the main one first, then latest first." })
  resumes!: readonly Resume[];
}
