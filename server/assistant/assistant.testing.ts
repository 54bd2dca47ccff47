import { buffer } from "node:stream/consumers";
import type { ResultOf } from "@graphql-typed-document-node/core";
import { createClient } from "graphql-ws";
import PDFDocument from "pdfkit";
import { beforeEach } from "vitest";
import { WebSocket } from "ws";
import { AskAssistantDocument, AssistantAnswerDocument } from "../../web/generated/assistant/assistant.ts";
import { forTheFile } from "../testing/for-the-file.ts";
import { type Answer, type DataOf, type Operation, textOf } from "../testing/send.ts";
import { startMessagesApi } from "../testing/stand-in-ai-provider.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

/** The final state of an answer as read by a client. */
export interface ReadAnswer {
  readonly text: string;
  readonly state: "DONE" | "STOPPED" | "FAILED";
  readonly error: { code: string; message: string } | null;
  readonly conversationId: string;
}

type Chunk = ResultOf<typeof AssistantAnswerDocument>["assistantAnswer"];

export interface AskVariables {
  readonly prompt: string;
  readonly conversationId?: string | null;
  readonly useProfileResume?: boolean;
}

/** Creates a seeker's client of the assistant, over HTTP and WebSocket like a browser's. */
export async function assistantClient(app: TestApp, account: { id: string; role: "SEEKER" | "RECRUITER" }) {
  const cookie = await app.signIn(account);
  if (account.role === "SEEKER") {
    await app.db.prisma.seeker.update({ where: { id: account.id }, data: { assistantConsentAt: new Date() } });
  }
  class WithCookie extends WebSocket {
    constructor(url: string, protocols: string | string[]) {
      super(url, protocols, { headers: { cookie } });
    }
  }
  const socket = createClient({
    url: `${app.url.replace("http", "ws")}/graphql`,
    webSocketImpl: WithCookie,
    connectionParams: { role: account.role },
    retryAttempts: 0,
    lazy: true,
  });

  /** Yields each piece of an answer as it arrives. */
  async function* follow(answerId: string, position = 0): AsyncGenerator<Chunk> {
    const pieces = socket.iterate<ResultOf<typeof AssistantAnswerDocument>>({
      query: textOf(AssistantAnswerDocument),
      variables: { answerId, position },
    });
    for await (const { data, errors } of pieces) {
      if (errors) throw new Error(errors[0]?.message);
      if (data) yield data.assistantAnswer;
    }
  }

  async function read(answerId: string, position = 0): Promise<ReadAnswer> {
    let text = "";
    for await (const chunk of follow(answerId, position)) {
      text += chunk.text;
      if (chunk.state === "RUNNING") continue;
      const { state, error, conversationId } = chunk;
      return { text, state, error, conversationId };
    }
    throw new Error("The answer ended without an end.");
  }

  const operate = <Sent extends Operation>(operation: Sent, variables: object) =>
    app.execute(operation, variables, { cookie });
  const ask = (input: AskVariables) => operate(AskAssistantDocument, { input });

  /** Asks with a file, by the multipart request specification. */
  async function askWithFile(input: AskVariables, bytes: Buffer, name: string): ReturnType<typeof ask> {
    const body = new FormData();
    body.append(
      "operations",
      JSON.stringify({ query: textOf(AskAssistantDocument), variables: { input: { ...input, file: null } } }),
    );
    body.append("map", JSON.stringify({ 0: ["variables.input.file"] }));
    body.append("0", new Blob([new Uint8Array(bytes)]), name);
    const headers = { cookie, "apollo-require-preflight": "true" };
    const response = await fetch(`${app.url}/graphql`, { method: "POST", headers, body });
    return response.json();
  }

  const idIn = ({ data, errors }: Answer<DataOf<typeof AskAssistantDocument>>): string => {
    if (!data) throw new Error(errors?.[0]?.message);
    return data.askAssistant.answerId;
  };
  /** Asks without reading. @returns the id of the answer */
  const begin = async (input: AskVariables | string) =>
    idIn(await ask(typeof input === "string" ? { prompt: input } : input));

  return {
    ask,
    askWithFile,
    begin,
    follow,
    read,
    operate,
    /** Asks and reads the whole answer. */
    answerTo: async (input: AskVariables | string) => read(await begin(input)),
    /** Asks with a file and reads the whole answer. */
    answerAbout: async (bytes: Buffer, name: string, prompt = "") =>
      read(idIn(await askWithFile({ prompt }, bytes, name))),
    close: () => socket.dispose(),
  };
}

export type AssistantClient = Awaited<ReturnType<typeof assistantClient>>;

/** A PDF, written by `write`. */
export function pdfOf(write: (document: typeof PDFDocument.prototype) => void, options = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  write(document);
  document.end();
  return buffer(document);
}

/** The provider and a server for the tests of one file, and before each a new seeker with a client. */
export class AssistantScene {
  readonly api = forTheFile(startMessagesApi, (api) => api.close());
  readonly app: TestApp;
  seekerId!: string;
  client!: AssistantClient;

  /** `env`: further settings of the server. */
  constructor(env: Record<string, string> = {}) {
    this.app = forTheFile(
      () => startTestApp({ env: { ...this.provider, ...env } }),
      (app) => app.close(),
    );
    beforeEach(async () => {
      await this.newSeeker();
      this.api.forget();
      return () => this.client.close();
    });
  }

  /** The settings of a server that asks the provider. */
  get provider() {
    return { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: this.api.url };
  }

  async newSeeker() {
    this.seekerId = (await this.app.build.seeker({ phone: "9123456780" })).id;
    this.client = await assistantClient(this.app, { id: this.seekerId, role: "SEEKER" });
  }
}
