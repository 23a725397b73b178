import { rainReportMessages } from '@portal/content/messages/rain-report-messages';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { TRAP_FIELD } from '@portal/domain/lead/lead';
import type { NearReports } from '@portal/domain/score/rain-report';
import { type EpochSeconds, formatClock } from '@portal/domain/time/vietnam-time';
import { toPath } from '@portal/routes/to-path';
import type { PageRequest } from '#pages/page-request.ts';

/** Question to readers, and their reports. */
export interface RainReportAsk {
  readonly slug: string;
  readonly placeName: string;
  /** Outcome of this reader's report; null before one. */
  readonly outcome: 'rain' | 'dry' | 'full' | null;
  /** Reports of nearby readers; null for too few. */
  readonly near: (NearReports & { readonly at: EpochSeconds }) | null;
}

/** Rain report of a place; null off the station grid or if disabled. */
export async function loadRainReport(
  { findNearReports, query }: PageRequest,
  { place: { slug, stationCode, displayName } }: LocatedPlace,
): Promise<RainReportAsk | null> {
  if (findNearReports === undefined || slug === null || stationCode === null) return null;
  const outcome = (['rain', 'dry', 'full'] as const).find((name) => name === query.reported) ?? null;
  return { slug, placeName: displayName.main, outcome, near: await findNearReports(stationCode) };
}

/** Nearby reports as a sentence. */
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
  /** CSS class on full pages; absent on lite ones. */
  readonly className?: string | undefined;
}

/**
 * A plain form of two buttons, unstyled on lite pages; afterwards a thank-you with a way to correct. Contains nothing
 * about the reader.
 */
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
      <span>
        {question}
        {isLite ? null : (
          <>
            {' '}
            <a href={`${toPath('weather-report', language)}#readers`}>{words.purpose}</a>
          </>
        )}
      </span>{' '}
      <button type="submit" name="rain" value="yes">
        {words.yes}
      </button>{' '}
      <button type="submit" name="rain" value="no">
        {words.no}
      </button>
      <input type="hidden" name="location" value={slug} />
      {isLite ? <input type="hidden" name="lite" value="1" /> : null}
      <input name={TRAP_FIELD} hidden tabIndex={-1} autoComplete="off" />
    </form>
  );
}
