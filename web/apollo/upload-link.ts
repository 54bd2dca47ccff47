import { ApolloLink, Observable } from "@apollo/client";
import { print } from "graphql";

/** Set in an operation's `context` to follow an upload: `context: { onProgress }`, 0 to 100. */
interface UploadContext {
  onProgress?: (percent: number) => void;
}

interface FoundFile {
  path: string;
  file: Blob;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Extracts the files from the variables and returns the path of each. */
export function takeFiles(value: unknown, path: string): { clean: unknown; files: FoundFile[] } {
  if (value instanceof Blob) return { clean: null, files: [{ path, file: value }] };
  if (!isObject(value)) return { clean: value, files: [] };
  const parts = Object.entries(value).map(([key, inner]) => [key, takeFiles(inner, `${path}.${key}`)] as const);
  const clean = parts.map(([key, part]) => [key, part.clean] as const);
  return {
    clean: Array.isArray(value) ? clean.map(([, inner]) => inner) : Object.fromEntries(clean),
    files: parts.flatMap(([, part]) => part.files),
  };
}

/** Builds the request body according to the GraphQL multipart request specification. */
export function multipartBody(operation: object, files: readonly FoundFile[]): FormData {
  const body = new FormData();
  body.append("operations", JSON.stringify(operation));
  body.append("map", JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) body.append(String(index), file);
  return body;
}

/** Sends operations with files. Over XMLHttpRequest, because fetch does not report upload progress. */
export const uploadLink = (headers: Record<string, string>): ApolloLink =>
  new ApolloLink((operation) => {
    const { clean, files } = takeFiles(operation.variables, "variables");
    const { operationName } = operation;
    const body = multipartBody({ query: print(operation.query), operationName, variables: clean }, files);
    const { onProgress } = operation.getContext() as UploadContext;
    return new Observable<ApolloLink.Result>((observer) => {
      const request = new XMLHttpRequest();
      request.open("POST", "/graphql");
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.setRequestHeader("accept", "application/graphql-response+json, application/json");
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? Math.round((loaded / total) * 100) : 0);
      request.onload = () => {
        const answer = readAnswer(request.responseText);
        if (!answer) return observer.error(new Error(`The upload failed with status ${request.status}.`));
        observer.next(answer);
        observer.complete();
      };
      request.onerror = () => observer.error(new TypeError("The upload did not reach the server."));
      request.send(body);
      return () => request.abort();
    });
  });

function readAnswer(text: string): ApolloLink.Result | null {
  try {
    const answer: unknown = JSON.parse(text);
    return isObject(answer) && ("data" in answer || "errors" in answer) ? (answer as ApolloLink.Result) : null;
  } catch {
    return null;
  }
}
