// The limit: node:http forwarding the JSON text that PostgreSQL generates. It parses no query.
import { createServer } from "node:http";
import { JSON_TEXT, pool, port, ready, viewerOf } from "./common.ts";

createServer((request, response) => {
  request.resume();
  request.on("end", async () => {
    const viewer = viewerOf(request.headers.authorization);
    const { rows } = await pool.query({ ...JSON_TEXT, values: [viewer] });
    const body = rows[0].answer;
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
    });
    response.end(body);
  });
}).listen(port, "127.0.0.1", ready);
