import { fillBulletin } from '@portal/content/expert-bulletin/fill-bulletin';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { BulletinDocument, QuotedWarning } from '@portal/domain/expert-bulletin/bulletin-document';
import type { TextFault } from '@portal/domain/expert-bulletin/parse-placeholder';
import { parseMoment } from '@portal/domain/time/parse-moment';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { BulletinFile } from './bulletin-file.ts';
import type { BulletinOrder } from './bulletin-order-store.ts';
import type { PointWeather } from './needs.ts';

/** The issuer's own text, in its original language if there is none in the bulletin's. */
const quoteWarning = (warning: OfficialWarning): QuotedWarning => ({
  issuer: warning.issuer,
  number: warning.number === '' ? null : warning.number,
  level: warning.level,
  issuedAt: parseMoment(warning.issuedAt),
  expiresAt: parseMoment(warning.expiresAt),
  headline: warning.headline,
  text: warning.text,
  link: warning.link,
});

interface Composition {
  readonly order: Pick<BulletinOrder, 'id' | 'request'>;
  readonly file: BulletinFile;
  readonly known: PointWeather;
  readonly now: EpochSeconds;
  readonly before: Pick<BulletinDocument, 'version' | 'issuedAt'> | null;
}

/** A bulletin with current data; it must not be issued if it has faults. */
export function composeBulletin({ order, file, known, now, before }: Composition): {
  readonly document: BulletinDocument;
  readonly faults: readonly TextFault[];
} {
  const { language, title, author } = file;
  const { place, fromAt, toAt } = order.request;
  const { weather, issued, warnings } = known;
  const runAt = issued.runAt === null ? null : parseMoment(issued.runAt);
  const filling = { language, weather, placeName: place.name, period: { fromAt, toAt }, runAt };
  const { blocks, figures, faults } = fillBulletin(file.text, filling, file.firstLine);
  const quoted = warnings
    .map(quoteWarning)
    // Those in force now or within the period.
    .filter(({ expiresAt }) => expiresAt > now);
  return {
    faults,
    document: {
      orderId: order.id,
      language,
      version: (before?.version ?? 0) + 1,
      replacesIssuedAt: before?.issuedAt ?? null,
      issuedAt: now,
      title,
      author,
      place,
      fromAt,
      toAt,
      weather: { isDemo: issued.demo, runAt, credits: issued.credits },
      warnings: quoted,
      blocks,
      figures,
    },
  };
}
