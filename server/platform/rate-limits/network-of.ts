import { isIPv6, SocketAddress } from "node:net";

/**
 * Returns what a limit by address counts: an IPv4 address, or the /64 network of an IPv6 address, as one household or
 * rented machine has all of its addresses.
 */
export function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4) return v4;
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  // The socket API normalizes addresses, so that zeros are shortened in only one way.
  const [head = "", tail] = new SocketAddress({ address: plain, family: "ipv6" }).address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
