#!/usr/bin/env node
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

// Accepts every mail on port 1025 and shows it on 8025; `readyz` checks whether it is running.
const READY = "http://127.0.0.1:8025/readyz";
if (process.argv[2] === "readyz") process.exit((await fetch(READY)).ok ? 0 : 1);

const mails = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, { envelope }, done) {
    buffer(stream)
      .then((raw) => PostalMime.parse(raw))
      .then(({ subject, text }) => {
        for (const { address } of envelope.rcptTo) mails.push({ to: address, subject, text });
        done();
      }, done);
  },
});
smtp.listen(1025);
createServer((request, answer) => {
  answer.setHeader("content-type", "application/json");
  answer.end(JSON.stringify(request.url === "/readyz" ? "ok" : mails));
}).listen(8025);
process.once("SIGTERM", () => process.exit(0));
