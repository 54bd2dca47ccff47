import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { listen } from "./listen.ts";

/** Creates a real mail server on its own port, which can be started, stopped and restarted. */
export function mailServer(port: number) {
  const taken: { readonly to: string; readonly messageId: string; readonly source: string }[] = [];
  let smtp: SMTPServer | null = null;
  const server = {
    url: `smtp://127.0.0.1:${port}`,
    /** The mails that arrived, in order, one for each recipient. */
    taken,
    /** The number of mails that it refuses next, once they have arrived. */
    refuse: 0,
    async start() {
      smtp = new SMTPServer({
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
          for (const { address } of envelope.rcptTo) taken.push({ to: address, messageId, source: mail });
          done(server.refuse-- > 0 ? new Error("Try again later") : null);
        },
      });
      // A sender that is killed resets its connection; its mail is sent again.
      smtp.on("error", () => {});
      await listen(smtp.server, port);
    },
    async stop() {
      await new Promise<void>((resolve) => (smtp ? smtp.close(resolve) : resolve()));
      smtp = null;
    },
  };
  return server;
}
