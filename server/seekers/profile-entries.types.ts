import { Field, Float, InputType, Int, ObjectType } from "type-graphql";
import { LanguageLevel, PayUnit, ProfileEntryKind } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";

registerEnum("ProfileEntryKind", ProfileEntryKind, "The kind of a profile entry other than experience.", {
  DEGREE: "The entry is a degree other than the highest qualification.",
  CERTIFICATE: "The entry is a certificate or licence.",
  PROJECT: "The entry is a project.",
});
registerEnum("LanguageLevel", LanguageLevel, "How well a seeker speaks a language.", {
  BASIC: "The seeker knows some words and simple sentences.",
  CONVERSATIONAL: "The seeker can have everyday conversations.",
  FLUENT: "The seeker can work in the language.",
  NATIVE: "The language is a first language.",
});

/** What is stated of an entry; also the input. */
@InputType("ProfileEntryInput", { description: "A further degree, a certificate or a project of a seeker." })
@ObjectType()
export class ProfileEntryFields {
  @Field(() => String, {
    description: "The name of the degree, certificate or project; not blank, at most 160 characters.",
  })
  title!: string;

  @Field(() => String, { nullable: true, description: "The college or issuer, at most 160 characters." })
  organization!: string;

  @Field(() => Int, {
    nullable: true,
    description: "The year of graduation or issue, from 1940 to ten years from now.",
  })
  year!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "An http(s) URL, at most 300 characters. A bare host gets the prefix `https://`.",
  })
  link!: string;

  @Field(() => String, { nullable: true, description: "What it is about, in plain text, at most 2,000 characters." })
  description!: string;
}

@ObjectType({ description: "A further degree, a certificate or a project of a seeker.", simpleResolvers: true })
export class ProfileEntry extends ProfileEntryFields {
  @Field(() => ProfileEntryKind, { description: "Whether the entry is a degree, a certificate or a project." })
  kind!: ProfileEntryKind;
}

@InputType("SpokenLanguageInput", { description: "A language that a seeker speaks." })
@ObjectType({ description: "A language that a seeker speaks.", simpleResolvers: true })
export class SpokenLanguage {
  @Field(() => String, { description: "The ISO 639 code of the language, such as `hi`." })
  language!: string;

  @Field(() => LanguageLevel, { description: "How well the seeker speaks the language." })
  level!: LanguageLevel;
}

@InputType("ExpectedPayInput", { description: "The pay that a seeker expects, stated as that of a job." })
@ObjectType({ description: "The pay that a seeker expects, stated as that of a job.", simpleResolvers: true })
export class ExpectedPay {
  @Field(() => Float, {
    description: "The minimum pay in `payCurrency` per `payUnit`, above 0 and at most 1,000,000,000.",
  })
  payMin!: number;

  @Field(() => Float, {
    nullable: true,
    description: "The maximum pay, not below `payMin`; null if it is exactly `payMin`.",
  })
  payMax!: number | null;

  @Field(() => String, { description: "The currency, as an ISO 4217 code such as `INR`." })
  payCurrency!: string;

  @Field(() => PayUnit, { description: "The period for which the pay is stated." })
  payUnit!: PayUnit;
}
