import { BlockList, isIP, isIPv4 } from 'node:net';

const HTTP = new Set(['http:', 'https:']);
/** Host names and addresses, no patterns. */
const HOST = /^[\w.:[\]-]+$/;

/**
 * An origin as browsers send it, such as `https://example.com`; null if invalid. A longer URL is reduced to its
 * origin.
 */
export function parseOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && HTTP.has(url.protocol) && url.username === '' && HOST.test(url.hostname) ? url.origin : null;
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Strips the IPv6 prefix of a mapped IPv4 address. */
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

/** Normalized address or network, such as `203.0.113.0/24`; null if invalid or if it covers all addresses. */
export function parseNetwork(text: string): string | null {
  const network = readNetwork(text);
  if (network === null) return null;
  const { address, bits } = network;
  const written = isIPv4(address) ? address : address.toLowerCase();
  return bits === (isIPv4(address) ? 32 : 128) ? written : `${written}/${bits}`;
}

export interface Restrictions {
  readonly origins: readonly string[];
  readonly networks: readonly string[];
}

export type AllowRequest = (origin: string | undefined, address: string) => boolean;

/**
 * Compiles a key's restrictions; null: none. If both kinds are set, both must match; a request without an origin
 * matches no origin.
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
