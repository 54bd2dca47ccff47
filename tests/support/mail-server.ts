import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A real mail server on its own port, which can be stopped and restarted. */
export interface MailServer {
  readonly url: string;
  /** Addresses of the accepted mails, in order, with the Message-ID of each. */
  readonly taken: { readonly to: string; readonly messageId: string }[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates a server that is not started yet. */
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
          let mail: string;
          try {
            mail = await text(stream);
          } catch {
            return; // The sender was killed, or we stop: only a whole mail is taken.
          }
          const messageId = /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim() ?? "";
          for (const { address } of envelope.rcptTo) taken.push({ to: address, messageId });
          done();
        },
      });
      // A sender that is killed resets its connection; its mail is sent again.
      server.on("error", () => {});
      server.listen(port, "127.0.0.1");
      await once(server.server, "listening");
    },
    async stop() {
      await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
      server = null;
    },
  };
}
