import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Some proxies append the port. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;
const ZONE = /%.*$/;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an IPv6 address, with `::` expanded. */
function toNetwork64(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const left = Array<string>(8 - groups.length - after.length).fill('0');
  return `${[...groups, ...left, ...after].slice(0, 4).join(':')}::/64`;
}

/** Caller to count by: an IPv4 address, or the /64 of an IPv6 address; null if invalid. */
export function findClientNetwork(text: string): string | null {
  const found = WITH_PORT.exec(text);
  const address = found?.[1] ?? found?.[2] ?? text;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const written = new SocketAddress({ address: address.replace(ZONE, ''), family: 'ipv6' }).address;
  return MAPPED_IPV4.exec(written)?.[1] ?? toNetwork64(written);
}

/** Caller of a request: an IPv4 address or the /64 of an IPv6 address. */
export function findCaller({ ip, socket }: FastifyRequest): string {
  return findClientNetwork(ip) ?? findClientNetwork(socket.remoteAddress ?? '') ?? 'unknown';
}
