import { rainRuleWords } from '@portal/content/happy-rain/rain-rule-words';
import { SEGMENTS, type SegmentId } from '@portal/content/happy-rain/segment-words';
import { formatDate, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { formatDayMonth } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { Island } from '#islands/island.tsx';
import { RainRuleTrial } from '#islands/rain-rule/rain-rule.tsx';
import styles from './happy-rain.module.css';
import type { LandingWeather } from './load-landing.ts';

interface RuleSectionProps {
  readonly segment: SegmentId;
  readonly weather: LandingWeather;
  readonly view: PageView;
}

/** What to expect of messages where satellites stand in for a radar; said before a rule is set. */
function SatelliteNote({ nowcast, view }: Pick<LandingWeather, 'nowcast'> & Pick<RuleSectionProps, 'view'>) {
  if (!nowcast.ok || nowcast.reply.basis !== 'satellite') return null;
  return <p className={styles.source}>{preventUnitBreaks(rainRuleWords[view.style.language].satellite)}</p>;
}

/** A rule over the last thirty days of the place; one sentence where they are unknown. */
export function RuleSection({ segment, weather: { past, located, nowcast }, view }: RuleSectionProps) {
  const { language } = view.style;
  const words = rainRuleWords[language];
  if (past === null) {
    return (
      <section aria-labelledby="rule">
        <h2 id="rule">{words.heading}</h2>
        <SatelliteNote nowcast={nowcast} view={view} />
        <p className="card">{words.missing}</p>
      </section>
    );
  }
  const { startAt, rainMm, hours, issued } = past;
  const endAt = startAt + (rainMm.length - 1) * HOUR_SECONDS;
  const [from = '', to = ''] = [startAt, endAt].map((at) => formatDayMonth(formatDate(at), language));
  return (
    <section aria-labelledby="rule">
      <h2 id="rule">{words.heading}</h2>
      <p className={styles.source}>
        {words.past(located.place.displayName.main)}, {preventUnitBreaks(words.basis(from, to))}{' '}
        <DemoMark issued={issued} view={view} />
      </p>
      <SatelliteNote nowcast={nowcast} view={view} />
      <Island
        name="rain-rule"
        wake="visible"
        component={RainRuleTrial}
        props={{
          language,
          rule: SEGMENTS[segment].rule,
          segment: segment === 'everyone' ? null : segment,
          hours,
          startAt,
        }}
      />
    </section>
  );
}
