import type { GraphQLScalarType } from "graphql";
import { GraphQLUpload } from "graphql-upload-minimal";

/** A file, by the GraphQL multipart request specification. Resolvers get a `FileUpload`. */
export const UploadScalar: GraphQLScalarType = GraphQLUpload;
