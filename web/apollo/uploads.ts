import { ApolloLink } from "@apollo/client";
import { from, mergeMap } from "rxjs";

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === "object" && value !== null && Object.values(value).some(holdsFile));

/** Whether an operation's variables contain files. */
export const hasFiles = ({ variables }: ApolloLink.Operation): boolean => holdsFile(variables);

/** Sends operations with files. The code is loaded on first use. */
export const uploads = (headers: Record<string, string>): ApolloLink =>
  new ApolloLink((operation, forward) =>
    from(import("./upload-link.ts")).pipe(
      mergeMap(({ uploadLink }) => uploadLink(headers).request(operation, forward)),
    ),
  );
