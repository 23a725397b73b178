import { describeWorkStop } from '@portal/content/agriculture/describe-season';
import { contentPagesMessages } from '@portal/content/messages/content-pages-messages';
import type { SiteMessages } from '@portal/content/messages/site-messages';
import type { Language } from '@portal/domain/language/language';
import { assessWorst, type SiteLimit } from '@portal/domain/trade/site-limit';
import { SITE_WORK, type SiteWorkId } from '@portal/domain/trade/site-work.table';
import type { ReactNode } from 'react';
import { VerdictMark } from '#components/agriculture/verdict-chip.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { UNKNOWN, type ValueStyle } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import type { Section } from '#components/weather/section.ts';
import { FiguresLink } from './block-views.tsx';
import { describeSiteWorks, type SiteWeather } from './describe-site-work.ts';
import { LiveCard } from './live-card.tsx';
import styles from './site-example.module.css';
import { assessHours, formatSiteLimit, formatSiteValue, SiteStrips } from './site-strips.tsx';

interface LimitTableProps {
  readonly works: readonly SiteWorkId[];
  readonly hours: SiteWeather['hours'];
  readonly style: ValueStyle;
  readonly words: SiteMessages;
}

interface SharedLimit {
  readonly limit: SiteLimit;
  readonly works: readonly SiteWorkId[];
}

/** Each limit of these kinds of work once, grouped by quantity. */
function listLimits(works: readonly SiteWorkId[]): readonly SharedLimit[] {
  const shared = new Map<string, { limit: SiteLimit; works: SiteWorkId[] }>();
  for (const work of works)
    for (const limit of SITE_WORK[work]) {
      const key = `${limit.quantity} ${limit.limit}`;
      const known = shared.get(key);
      if (known === undefined) shared.set(key, { limit, works: [work] });
      else known.works.push(work);
    }
  const limits = [...shared.values()];
  const quantities = limits.map(({ limit }) => limit.quantity);
  return limits.toSorted((a, b) => quantities.indexOf(a.limit.quantity) - quantities.indexOf(b.limit.quantity));
}

/** Each limit with its work, the worst value of the next 24 hours and, set apart, the verdict. */
export function LimitTable({ works, hours, style, words }: LimitTableProps) {
  const { columns } = words;
  return (
    <Disclosure title={words.limitsTitle} className={styles.limits}>
      <DataTable
        columns={[columns.quantity, columns.limit, columns.worst, columns.verdict]}
        rows={listLimits(works).map(({ limit, works: sharing }) => {
          const { value, verdict } = assessWorst(limit, hours);
          return [
            <>
              {words.quantities[limit.quantity]}
              <small>{sharing.map((work) => words.works[work]).join(' · ')}</small>
            </>,
            formatSiteLimit(limit, style, words),
            formatSiteValue(limit.quantity, value, style, words),
            verdict === null ? (
              UNKNOWN
            ) : (
              <span key="verdict" className={`${styles.verdict} ${styles[`${verdict}Text`]}`}>
                <VerdictMark verdict={verdict} />
                {words.verdicts[verdict]}
              </span>
            ),
          ];
        })}
      />
    </Disclosure>
  );
}

function LimitNote({ language, words }: { readonly language: Language; readonly words: SiteMessages }) {
  return (
    <p className={styles.note}>
      {words.limitsNote}{' '}
      <FiguresLink language={language} words={contentPagesMessages[language]} label={words.limitsBasis} />
    </p>
  );
}

interface SiteExampleProps {
  readonly place: string;
  readonly section: Section<SiteWeather>;
  readonly works: readonly [SiteWorkId, ...SiteWorkId[]];
  readonly view: PageView;
  readonly words: SiteMessages;
  /** Industry-specific content below the strips. */
  readonly more?: (weather: SiteWeather) => ReactNode;
}

/** The official warning that stops all work, quoted before everything else. */
function WarningLine({ weather, view: { nowAt, style } }: { readonly weather: SiteWeather; readonly view: PageView }) {
  const [warning] = weather.warnings;
  if (warning === undefined) return null;
  const quoted = { ...warning, expiresAt: Date.parse(warning.expiresAt) / 1000 };
  return <p className={styles.alert}>{describeWorkStop(quoted, Date.parse(nowAt) / 1000, style.language)}</p>;
}

/** A day of work at a real place: stops, hours per kind of work, limits against the forecast. */
export function SiteExample({ place, section, works, view, words, more }: SiteExampleProps) {
  return (
    <LiveCard title={place} section={section} view={view}>
      {(weather) => (
        <>
          <div>
            <WarningLine weather={weather} view={view} />
            <p className={styles.sentence}>
              {describeSiteWorks(
                works.map((work) => ({ name: words.works[work], hours: assessHours(work, weather) })),
                words,
              )}
            </p>
            <SiteStrips works={works} weather={weather} words={words} />
            {more?.(weather)}
          </div>
          <LimitTable works={works} hours={weather.hours} style={view.style} words={words} />
          <LimitNote language={view.style.language} words={words} />
        </>
      )}
    </LiveCard>
  );
}
