import { assertObjectType, type GraphQLSchema, GraphQLString } from "graphql";
import { addField } from "./add-field.ts";

/** The files whose path a type exposes, in fields such as `logoUrl`. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  Applicant: ["resume"],
  Company: ["logo"],
  CompanyProfile: ["logo"],
  OwnApplication: ["resume"],
  Recruiter: ["logo"],
  Seeker: ["photo", "resume"],
};

/** Adds the absolute URL beside each file path, for clients on another host; null without a file. */
export function addFileAddresses(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, files] of Object.entries(FILES)) {
    const type = assertObjectType(schema.getType(name));
    for (const file of files) {
      addField(type, `${file}Address`, {
        type: GraphQLString,
        description: `The absolute URL of the file at \`${file}Url\`; null if there is none.`,
        resolve(view, _args, { services }) {
          const path = (view as Readonly<Record<string, string | null>>)[`${file}Url`];
          return path ? services.publicUrl + path : null;
        },
      });
    }
  }
  return schema;
}
