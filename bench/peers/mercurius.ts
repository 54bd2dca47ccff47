// Mercurius with JIT and hand-written SQL: as fast as GraphQL servers for Node get.
import Fastify from "fastify";
import { GraphQLScalarType } from "graphql";
import mercurius from "mercurius";
import { pool, port, ROWS, ready, SDL, toJob, viewerOf } from "./common.ts";

const app = Fastify();
await app.register(mercurius, {
  schema: SDL,
  jit: 1,
  context: (request) => ({ viewer: viewerOf(request.headers.authorization) }),
  resolvers: {
    DateTime: new GraphQLScalarType({ name: "DateTime", serialize: (value) => (value as Date).toISOString() }),
    Query: {
      async jobs(_: unknown, { first = 20 }: { first?: number }, { viewer }: { viewer: string }) {
        const { rows } = await pool.query({ ...ROWS, values: [viewer] });
        return { nodes: rows.slice(0, first).map(toJob), pageInfo: { hasNextPage: rows.length > first } };
      },
    },
  },
});
await app.listen({ port, host: "127.0.0.1" });
ready();
