import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { type Agent, request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What lies behind no public host (IANA's registries of special-purpose addresses), as `network/length`. */
const SPECIAL_IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** Inside of 2000::/3, which alone is given to hosts: tunnels lead to other networks, examples nowhere. */
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

/** Whether an IP address is of a host that anybody may reach: none of this machine, a private network or a special use. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !IPV4.check(address, 'ipv4');
  return family === 6 && HOSTS_IPV6.check(address, 'ipv6') && !IPV6.check(address, 'ipv6');
}

/** Whether an IP address is of this machine. */
function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return LOOPBACK_IPV4.check(address, 'ipv4');
  return family === 6 && LOOPBACK_IPV6.check(address, 'ipv6');
}

/** Finds the addresses of a host. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** What is posted to an address that a customer named. */
interface GuardedPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  readonly timeoutMs: number;
  /** Whether this machine may be posted to, also without https: where the portal is tried out. */
  readonly mayBeLocal: boolean;
  /** Absent: as the system resolves. */
  readonly resolve?: Resolve;
  /** Connections that stay open, whose address was checked when they were opened; absent: a connection of its own. */
  readonly agent?: Agent;
}

/** How posting ended: what was answered, that the address is not allowed, or that nobody has answered. */
export type PostOutcome =
  | { readonly kind: 'answer'; readonly status: number }
  | { readonly kind: 'forbidden'; readonly why: string }
  | { readonly kind: 'silence'; readonly why: string };

/** Larger replies are not read to their end. */
const MOST_BYTES = 65_536;

const resolveBySystem: Resolve = (host) => lookup(host, { all: true });

/** A host that must not be asked. */
class ForbiddenHost extends Error {}

const isAllowed = (address: string, mayBeLocal: boolean): boolean =>
  isPublicAddress(address) || (mayBeLocal && isLoopbackAddress(address));

/** Looks a host up for one connection, which then goes to the very addresses that were checked. One bad address forbids the host. */
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
  // An address in figures is connected to without being looked up.
  if (isIP(host) !== 0 && !isAllowed(host, mayBeLocal)) return 'is not public';
  const isLocal = host === 'localhost' || isLoopbackAddress(host);
  return url.protocol === 'http:' && !isLocal ? 'not https' : null;
}

/**
 * Why an address that a customer names may not be posted to; null where it may. A host that does not resolve is none to post to. Posting
 * checks again: by then the host may lie elsewhere.
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
 * Posts to an address that a customer named: by https, to a public host as it resolves when it is connected to. Redirects are not
 * followed. Never rejects.
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
