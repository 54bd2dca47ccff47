import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/** A real mail server on a port of its own, that may be away and come back. */
export interface MailServer {
  readonly url: string;
  /** Addresses of the mails taken, in their order, with the Message-ID of each. */
  readonly taken: { readonly to: string; readonly messageId: string }[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Not started yet. */
export function mailServer(port: number): MailServer {
  const taken: MailServer["taken"] = [];
  let server: SMTPServer | null = null;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    async start() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS"],
        async onData(stream, { envelope }, done) {
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk);
          const messageId = /^Message-ID: (.*)$/im.exec(Buffer.concat(chunks).toString())?.[1]?.trim() ?? "";
          for (const { address } of envelope.rcptTo) taken.push({ to: address, messageId });
          done();
        },
      });
      server.listen(port, "127.0.0.1");
      await once(server.server, "listening");
    },
    async stop() {
      await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
      server = null;
    },
  };
}
