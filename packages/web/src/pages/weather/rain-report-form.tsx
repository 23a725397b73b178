import { rainReportMessages } from '@portal/content/messages/rain-report-messages';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { TRAP_FIELD } from '@portal/domain/lead/lead';
import type { NearReports } from '@portal/domain/score/rain-report';
import { type EpochSeconds, formatClock } from '@portal/domain/time/vietnam-time';
import { toPath } from '@portal/routes/to-path';
import type { PageRequest } from '#pages/page-request.ts';

/** What the readers of a page are asked, and what they said. */
export interface RainReportAsk {
  readonly slug: string;
  readonly placeName: string;
  /** What became of the report of this reader; null before one. */
  readonly outcome: 'rain' | 'dry' | 'full' | null;
  /** What readers around said; null for too few. */
  readonly near: (NearReports & { readonly at: EpochSeconds }) | null;
}

/** What readers of a place are asked; null off the station grid, and where nobody asks. */
export async function loadRainReport(
  { findNearReports, query }: PageRequest,
  { place: { slug, stationCode, displayName } }: LocatedPlace,
): Promise<RainReportAsk | null> {
  if (findNearReports === undefined || slug === null || stationCode === null) return null;
  const outcome = (['rain', 'dry', 'full'] as const).find((name) => name === query.reported) ?? null;
  return { slug, placeName: displayName.main, outcome, near: await findNearReports(stationCode) };
}

/** What readers around say, in a sentence. */
export function describeNearReports(
  { raining, all, at }: NonNullable<RainReportAsk['near']>,
  language: Language,
): string {
  const { some, every, none } = rainReportMessages[language].near;
  const clock = formatClock(at);
  if (raining === 0) return none(all, clock);
  return raining === all ? every(all, clock) : some(raining, all, clock);
}

interface RainReportFormProps {
  readonly ask: RainReportAsk;
  readonly language: Language;
  /** Class of the form on full pages; absent on light ones. */
  readonly className?: string | undefined;
}

/** A plain form of two buttons, without a style of its own for light pages; once pressed, the thanks and the way to correct it. It holds nothing of the reader. */
export function RainReportForm({ ask: { slug, placeName, outcome }, language, className }: RainReportFormProps) {
  const isLite = className === undefined;
  const words = rainReportMessages[language];
  const { path } = ENDPOINT_ADDRESSES.guestRainReport;
  if (outcome === 'full') {
    return (
      <p id="rain-report" role="status">
        {words.thanks.full}
      </p>
    );
  }
  const question = outcome === null ? words.question(placeName) : words.again;
  return (
    <form
      id="rain-report"
      className={className}
      method="post"
      action={language === 'en' ? `${path}?lang=en` : path}
      aria-label={words.question(placeName)}
    >
      {outcome === null ? null : <p role="status">{words.thanks[outcome]}</p>}
      <span>{question}</span>{' '}
      <button type="submit" name="rain" value="yes">
        {words.yes}
      </button>{' '}
      <button type="submit" name="rain" value="no">
        {words.no}
      </button>
      {isLite ? null : <a href={`${toPath('weather-report', language)}#readers`}>{words.purpose}</a>}
      <input type="hidden" name="location" value={slug} />
      {isLite ? <input type="hidden" name="lite" value="1" /> : null}
      <input name={TRAP_FIELD} hidden tabIndex={-1} autoComplete="off" />
    </form>
  );
}
