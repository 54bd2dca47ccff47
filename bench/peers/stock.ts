// Apollo Server with TypeGraphQL and Prisma as most people use them, with all defaults.
import "reflect-metadata";
import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import { PrismaPg } from "@prisma/adapter-pg";
import { GraphQLDateTime } from "graphql-scalars";
import { Arg, buildSchema, Ctx, Field, ID, Int, ObjectType, Query, Resolver, registerEnumType } from "type-graphql";
import { PrismaClient } from "../../server/generated/prisma/client.ts";
import * as enums from "../../server/generated/prisma/enums.ts";
import { port, ready, viewerOf } from "./common.ts";

const { JobType, Industry, WorkMode, ExperienceLevel, CompanySize, ApplicationStatus } = enums;
for (const [name, values] of Object.entries({ JobType, Industry, WorkMode, ExperienceLevel, CompanySize, ApplicationStatus }))
  registerEnumType(values as object, { name });

@ObjectType()
class Company {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => CompanySize, { nullable: true }) size!: string | null;
  @Field(() => String, { nullable: true }) logoUrl!: string | null;
}

@ObjectType()
class Job {
  @Field(() => ID) id!: string;
  @Field(() => String) title!: string;
  @Field(() => JobType) jobType!: string;
  @Field(() => Industry) industry!: string;
  @Field(() => WorkMode) workMode!: string;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => ExperienceLevel, { nullable: true }) experienceLevel!: string | null;
  @Field(() => String, { nullable: true }) salaryLabel!: string | null;
  @Field(() => String, { nullable: true }) requirements!: string | null;
  @Field(() => GraphQLDateTime) createdAt!: Date;
  @Field(() => Company) company!: Company;
  @Field(() => Boolean) viewerHasSaved!: boolean;
  @Field(() => ApplicationStatus, { nullable: true }) viewerApplicationStatus!: string | null;
}

@ObjectType()
class PageInfo {
  @Field(() => Boolean) hasNextPage!: boolean;
}

@ObjectType()
class JobConnection {
  @Field(() => [Job]) nodes!: Job[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
}

interface Context {
  prisma: PrismaClient;
  viewer: string | null;
}

@Resolver(() => Job)
class JobResolver {
  @Query(() => JobConnection)
  async jobs(
    @Arg("first", () => Int, { nullable: true }) wanted: number | null,
    @Ctx() { prisma, viewer }: Context,
  ): Promise<JobConnection> {
    const first = wanted ?? 20;
    const today = new Date(new Date().toISOString().slice(0, 10));
    const jobs = await prisma.job.findMany({
      where: {
        status: "OPEN",
        deletedAt: null,
        OR: [{ applicationDeadline: null }, { applicationDeadline: { gte: today } }],
      },
      include: {
        company: { include: { logo: true } },
        savedBy: { where: { seekerId: viewer ?? "" } },
        applications: { where: { seekerId: viewer ?? "", status: { not: "WITHDRAWN" } } },
      },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: first + 1,
    });
    return {
      pageInfo: { hasNextPage: jobs.length > first },
      nodes: jobs.slice(0, first).map((job) => ({
        ...job,
        location: job.location || null,
        salaryLabel: job.salaryLabel || null,
        requirements: job.requirements || null,
        company: {
          id: job.company.id,
          name: job.company.name,
          size: job.company.size,
          logoUrl: job.company.logo ? `/files/${job.company.logo.storageKey}/${job.company.logo.name}` : null,
        },
        viewerHasSaved: job.savedBy.length > 0,
        viewerApplicationStatus: job.applications[0]?.status ?? null,
      })),
    };
  }
}

const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }) });
const schema = await buildSchema({ resolvers: [JobResolver], validate: false });
const server = new ApolloServer<Context>({ schema });
await startStandaloneServer(server, {
  listen: { port, host: "127.0.0.1" },
  context: async ({ req }) => ({ prisma, viewer: viewerOf(req.headers.authorization) }),
});
ready();
