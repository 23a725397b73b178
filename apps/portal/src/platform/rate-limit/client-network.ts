import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an IPv6 address, with `::` written out. */
function toNetwork64(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    const written = after.length + (after.at(-1)?.includes('.') ? 1 : 0);
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - written)).fill('0'), ...after);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address; null for a text that is no address. */
export function findClientNetwork(address: string): string | null {
  if (isIPv4(address)) return address;
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? toNetwork64(address) : null;
}
