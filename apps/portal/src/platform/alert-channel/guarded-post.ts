import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { type Agent, request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IANA's special-purpose IPv4 blocks, which no public host has. */
const SPECIAL_IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** Exceptions within 2000::/3, the only block of public hosts: tunnels and documentation. */
const SPECIAL_IPV6 = '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20';

function toBlockList(text: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const part of text.split(' ')) {
    const [network = '', length = ''] = part.split('/');
    list.addSubnet(network, Number(length), family);
  }
  return list;
}

const IPV4 = toBlockList(SPECIAL_IPV4, 'ipv4');
const IPV6 = toBlockList(SPECIAL_IPV6, 'ipv6');
const HOSTS_IPV6 = toBlockList('2000::/3', 'ipv6');
const LOOPBACK_IPV4 = toBlockList('127.0.0.0/8', 'ipv4');
const LOOPBACK_IPV6 = toBlockList('::1/128', 'ipv6');

/** Whether an IP address is public: not this machine, a private network or a special purpose. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !IPV4.check(address, 'ipv4');
  return family === 6 && HOSTS_IPV6.check(address, 'ipv6') && !IPV6.check(address, 'ipv6');
}

function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return LOOPBACK_IPV4.check(address, 'ipv4');
  return family === 6 && LOOPBACK_IPV6.check(address, 'ipv6');
}

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

interface GuardedPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  readonly timeoutMs: number;
  /** Whether this machine is allowed, also without https; for portals that are not public. */
  readonly mayBeLocal: boolean;
  /** Default: the system's resolver. */
  readonly resolve?: Resolve;
  /** Keep-alive connections, whose address was checked when they were opened; default: a new connection. */
  readonly agent?: Agent;
}

/** The reply, a forbidden address, or no reply. */
export type PostOutcome =
  | { readonly kind: 'answer'; readonly status: number }
  | { readonly kind: 'forbidden'; readonly why: string }
  | { readonly kind: 'silence'; readonly why: string };

const MOST_BYTES = 65_536;

const resolveBySystem: Resolve = (host) => lookup(host, { all: true });

class ForbiddenHost extends Error {}

const isAllowed = (address: string, mayBeLocal: boolean): boolean =>
  isPublicAddress(address) || (mayBeLocal && isLoopbackAddress(address));

/**
 * Resolves a host for one connection, which uses exactly the addresses that were checked. One forbidden address
 * forbids the host.
 */
function createCheckedLookup(resolve: Resolve, mayBeLocal: boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (first === undefined || found.some(({ address }) => !isAllowed(address, mayBeLocal)))
          return done(new ForbiddenHost('resolves to an address that is not public'), '', 0);
        return options.all === true ? done(null, [...found]) : done(null, first.address, first.family);
      },
      (error: Error) => done(error, '', 0),
    );
  };
}

function findForbidden(url: URL | null, mayBeLocal: boolean): string | null {
  if (url === null || (url.protocol !== 'https:' && !(mayBeLocal && url.protocol === 'http:'))) return 'not https';
  if (`${url.username}${url.password}` !== '') return 'has a password';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Literal IP addresses are connected to without a lookup.
  if (isIP(host) !== 0 && !isAllowed(host, mayBeLocal)) return 'is not public';
  const isLocal = host === 'localhost' || isLoopbackAddress(host);
  return url.protocol === 'http:' && !isLocal ? 'not https' : null;
}

/**
 * Why a customer's address is forbidden; null if it is allowed. A host that does not resolve is forbidden. Posting
 * checks again, because the host may resolve differently then.
 */
export async function findForbiddenAddress(
  text: string,
  { mayBeLocal, resolve = resolveBySystem }: Pick<GuardedPost, 'mayBeLocal' | 'resolve'>,
): Promise<string | null> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const forbidden = findForbidden(url, mayBeLocal);
  if (url === null || forbidden !== null) return forbidden ?? 'no address';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return null;
  const found = await resolve(host).catch(() => []);
  if (found.length === 0) return 'does not resolve';
  return found.every(({ address }) => isAllowed(address, mayBeLocal)) ? null : 'is not public';
}

/**
 * Posts to a customer's address: https, to a host that is public at connection time. Redirects are not followed.
 * Never rejects.
 */
export async function postGuarded(post: GuardedPost): Promise<PostOutcome> {
  const { headers, body, timeoutMs, mayBeLocal, resolve = resolveBySystem } = post;
  const url = URL.canParse(post.url) ? new URL(post.url) : null;
  const forbidden = findForbidden(url, mayBeLocal);
  if (url === null || forbidden !== null) return { kind: 'forbidden', why: forbidden ?? 'no address' };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((settle) => {
    const fail = (error: Error): void => {
      if (error instanceof ForbiddenHost) settle({ kind: 'forbidden', why: error.message });
      else settle({ kind: 'silence', why: signal.aborted ? 'no answer in time' : 'cannot be reached' });
    };
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: url.protocol === 'https:' ? (post.agent ?? false) : false,
        lookup: createCheckedLookup(resolve, mayBeLocal),
        signal,
      },
      (response) => {
        let length = 0;
        const finish = (): void => settle({ kind: 'answer', status: response.statusCode ?? 0 });
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length <= MOST_BYTES) return;
          settle({ kind: 'silence', why: 'the reply is too large' });
          response.destroy();
        });
        response.on('end', finish);
        response.on('error', fail);
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}
