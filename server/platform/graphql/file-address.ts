import { Field, type ResolverData, UseMiddleware } from "type-graphql";

/**
 * Declares, beside the path of a file in a field such as `logoUrl`, its absolute URL in `logoAddress`, for clients on
 * another host; null without a file.
 */
export const FileAddress =
  () =>
  (prototype: object, field: string): void => {
    const address = field.replace(/Url$/, "Address");
    const description = `The absolute URL of the file at \`${field}\`; null if there is none.`;
    Field(() => String, { nullable: true, simple: false, description })(prototype, address);
    UseMiddleware(async ({ root, context }: ResolverData<{ services: { publicUrl: string } }>) =>
      root[field] ? context.services.publicUrl + root[field] : null,
    )(prototype, address);
  };
