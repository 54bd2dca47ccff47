import { assertObjectType, type GraphQLSchema, GraphQLString } from "graphql";
import { addField } from "./add-field.ts";

/** The files that types tell of by a path, under names such as `logoUrl`. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  Applicant: ["resume"],
  Company: ["logo"],
  CompanyProfile: ["logo"],
  OwnApplication: ["resume"],
  Recruiter: ["logo"],
  Seeker: ["photo", "resume"],
};

/** Adds the whole address beside each path of a file, for who is on another host; null without a file. */
export function addFileAddresses(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, files] of Object.entries(FILES)) {
    const type = assertObjectType(schema.getType(name));
    for (const file of files) {
      addField(type, `${file}Address`, {
        type: GraphQLString,
        description: `The whole address of \`${file}Url\`; null without one.`,
        resolve(view, _args, { services }) {
          const path = (view as Readonly<Record<string, string | null>>)[`${file}Url`];
          return path ? services.publicUrl + path : null;
        },
      });
    }
  }
  return schema;
}
