import { isIPv6, SocketAddress } from "node:net";

/**
 * What a limit by address counts: an IPv4 address, or the /64 network of an IPv6 address, of which one household or one
 * rented machine has all addresses.
 */
export function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4) return v4;
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  // The socket's own form has its zeros shortened in one way only.
  const [head = "", tail] = new SocketAddress({ address: plain, family: "ipv6" }).address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
