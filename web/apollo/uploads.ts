import { ApolloLink } from "@apollo/client";
import { from, mergeMap } from "rxjs";

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === "object" && value !== null && Object.values(value).some(holdsFile));

/** Whether there are files anywhere in an operation's variables. */
export const hasFiles = ({ variables }: ApolloLink.Operation): boolean => holdsFile(variables);

/** Sends operations with files. Its code is fetched with the first of them. */
export const uploads = (headers: Record<string, string>): ApolloLink =>
  new ApolloLink((operation, forward) =>
    from(import("./upload-link.ts")).pipe(
      mergeMap(({ uploadLink }) => uploadLink(headers).request(operation, forward)),
    ),
  );
