import type { Connection, Prisma } from "../../server/generated/prisma/client.ts";
import type { Client } from "./factory.ts";
import { buildSeeker } from "./seeker.factory.ts";

export type ConnectionOverrides = Partial<Prisma.ConnectionUncheckedCreateInput>;

/** Saves a connection, or a request with `status: "REQUESTED"`; creates the seekers unless given. */
export async function buildConnection(prisma: Client, overrides: ConnectionOverrides = {}): Promise<Connection> {
  const requesterId = overrides.requesterId ?? (await buildSeeker(prisma)).id;
  const addresseeId = overrides.addresseeId ?? (await buildSeeker(prisma)).id;
  const { status = "CONNECTED", createdAt = new Date() } = overrides;
  const connectedAt = status === "CONNECTED" ? createdAt : null;
  return prisma.connection.create({
    data: { connectedAt, ...overrides, requesterId, addresseeId, status, createdAt },
  });
}
