import { BRAND } from '@portal/content/brand';
import { warningMessages } from '@portal/content/messages/warning-messages';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LiveWarnings } from './live-warnings.ts';
import type { Warning } from './warning.ts';
import type { WarningUnits } from './warning-coverage.ts';
import { writeCap, writeXml } from './write-cap.ts';

interface CapOptions {
  readonly live: LiveWarnings;
  readonly clock: () => EpochSeconds;
  readonly units: WarningUnits;
  readonly publicUrl: () => string;
}

/** So that a message is nowhere older than a minute. */
const FRESH_SECONDS = 50;
const FEED_PATH = '/cap/feed.atom';
const TYPES = { feed: 'application/atom+xml; charset=utf-8', message: 'application/cap+xml; charset=utf-8' } as const;

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.header('content-type', type).header('cache-control', `public, max-age=${FRESH_SECONDS}`).send(body);
}

function toEntry({ id, headline, text, issuer, issuedAt, kind }: Warning, origin: string): object {
  const url = `${origin}/cap/${id}.xml`;
  return {
    id: url,
    title: headline,
    updated: formatMoment(issuedAt),
    author: { name: issuer },
    category: { '@term': kind },
    link: { '@href': url, '@type': 'application/cap+xml' },
    summary: text,
  };
}

/** The warnings in force as Atom 1.0 (RFC 4287). */
function writeFeed(warnings: readonly Warning[], origin: string, now: EpochSeconds): string {
  const newest = warnings.reduce((latest, { issuedAt }) => Math.max(latest, issuedAt), 0);
  return writeXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'vi',
      id: origin + FEED_PATH,
      title: `${warningMessages.vi.label} | ${BRAND.name}`,
      updated: formatMoment(newest === 0 ? now : newest),
      author: { name: BRAND.name },
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': origin + FEED_PATH },
        { '@rel': 'alternate', '@type': 'text/html', '@href': `${origin}/canh-bao-thien-tai` },
      ],
      entry: warnings.map((warning) => toEntry(warning, origin)),
    },
  });
}

/** Serves the warnings in force to programs: `/cap/feed.atom`, and each as a message of CAP 1.2. */
export function serveCap(app: FastifyInstance, { live, clock, units, publicUrl }: CapOptions): void {
  const list = () => live.list(clock()).map(({ warning }) => warning);
  app.get(FEED_PATH, (_request, reply) => send(reply, TYPES.feed, writeFeed(list(), publicUrl(), clock())));
  app.get<{ Params: { file: string } }>('/cap/:file', (request, reply) => {
    const id = /^([a-z0-9-]{1,120})\.xml$/.exec(request.params.file)?.[1];
    const warning = id === undefined ? undefined : list().find((one) => one.id === id);
    if (warning === undefined) return reply.callNotFound();
    return send(reply, TYPES.message, writeCap(warning, new URL(publicUrl()).host, units));
  });
}
