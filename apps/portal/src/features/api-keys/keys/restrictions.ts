import { BlockList, isIP, isIPv4 } from 'node:net';

const HTTP = new Set(['http:', 'https:']);
/** Names and addresses of hosts, and no patterns. */
const HOST = /^[\w.:[\]-]+$/;

/** An origin as browsers send it, such as `https://example.com`; null for what is none. An address within a site counts as its origin. */
export function parseOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && HTTP.has(url.protocol) && url.username === '' && HOST.test(url.hostname) ? url.origin : null;
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address without what some servers write around IPv4 ones. */
const toPlainAddress = (text: string): string => MAPPED_IPV4.exec(text)?.[1] ?? text;

interface Network {
  readonly address: string;
  readonly bits: number;
}

function readNetwork(text: string): Network | null {
  const [before = '', length, ...more] = text.trim().split('/');
  const address = toPlainAddress(before);
  const most = isIPv4(address) ? 32 : 128;
  if (isIP(address) === 0 || more.length > 0) return null;
  if (length === undefined) return { address, bits: most };
  const bits = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  return bits >= 1 && bits <= most ? { address, bits } : null;
}

/** An IPv4 or IPv6 address, or a network such as `203.0.113.0/24`, as it is stored; null for what is none, and for all addresses at once. */
export function parseNetwork(text: string): string | null {
  const network = readNetwork(text);
  if (network === null) return null;
  const { address, bits } = network;
  const written = isIPv4(address) ? address : address.toLowerCase();
  return bits === (isIPv4(address) ? 32 : 128) ? written : `${written}/${bits}`;
}

/** Where a key works from. */
export interface Restrictions {
  readonly origins: readonly string[];
  readonly networks: readonly string[];
}

/** Whether a request may use a key. */
export type AllowRequest = (origin: string | undefined, address: string) => boolean;

/**
 * Compiles the restrictions of a key, to be asked with each request. Where both kinds are set, both must hold; a request that names
 * no origin does not come from one of those that are allowed.
 */
export function compileRestrictions({ origins, networks }: Restrictions): AllowRequest | null {
  if (origins.length === 0 && networks.length === 0) return null;
  const allowed = new Set(origins);
  const list = new BlockList();
  for (const network of networks.flatMap((text) => readNetwork(text) ?? []))
    list.addSubnet(network.address, network.bits, isIPv4(network.address) ? 'ipv4' : 'ipv6');
  const isFromOrigin = (origin: string | undefined): boolean =>
    allowed.size === 0 || (origin !== undefined && allowed.has(origin));
  const isFromNetwork = (text: string): boolean => {
    if (networks.length === 0) return true;
    const address = toPlainAddress(text);
    return isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
  return (origin, address) => isFromOrigin(origin) && isFromNetwork(address);
}
