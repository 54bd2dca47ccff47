// PostGraphile 5 as documented: the schema is derived from the database, and the viewer of a request from the token's
// claims, passed to PostgreSQL as a setting of the transaction.
import "./with-resolvers.ts";
import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";
import { port, ready, viewerOf } from "./common.ts";

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({ connectionString: process.env.DATABASE_URL, schemas: ["bench_postgraphile"], poolConfig: { max: 10 } }),
  ],
  grafast: {
    context: ({ node }) => {
      const viewer = viewerOf(node?.req.headers.authorization);
      return { pgSettings: viewer ? { "viewer.id": viewer } : {} };
    },
  },
  grafserv: { graphiql: false, watch: false },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(port, "127.0.0.1", ready);
