import { composeAlert, findTalkEnd } from '@portal/content/alerts/compose-alert';
import { SAMPLE_SHOWER, type Segment, type SegmentId } from '@portal/content/happy-rain/segment-words';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import type { AlertText } from '@portal/domain/alert/alert-text';
import { checkRule } from '@portal/domain/alert/check-rule';
import { forecastAlert, type KnownCourse } from '@portal/domain/alert/forecast-alert';
import { PLANS } from '@portal/domain/plan/plan.table';
import { findWarningGate, type WorkWarning } from '@portal/domain/safety/warning-gate';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { formatDate, formatMoment } from '@portal/domain/time/vietnam-time';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { STEP_SECONDS } from '@portal/domain/weather/rain-course';
import { toPath } from '@portal/routes/to-path';
import { formatClock } from '#components/weather/format-values.ts';
import { toRainSlices } from '#components/weather/hour/nowcast-chart.tsx';
import { toWorkWarnings } from '#components/weather/hour/ride-block.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { findReply } from '#components/weather/section.ts';
import type { LandingWeather } from './load-landing.ts';

/** A message, its sending time, and the ten-minute rates of its chart, mm/h. */
export interface ShownAlert {
  readonly text: AlertText;
  readonly sentAt: string;
  readonly rates: readonly (number | null)[];
  /** Whether it is fictitious. */
  readonly isSample: boolean;
}

const WORKDAYS = [1, 2, 3, 4, 5];

/** The segment's rule as an account would store it, with Happy Rain's longest lead time. */
export function toSegmentRule(id: SegmentId, { rule }: Segment, { style }: Pick<PageView, 'style'>): AlertRule {
  const { fromMmh, fromHour, toHour, isWorkdaysOnly } = rule;
  const checked = checkRule({
    kind: 'rain',
    threshold: fromMmh,
    leadMinutes: PLANS['happy-rain'].warningThunderstormLightning,
    hours: { from: fromHour, to: toHour },
    ...(isWorkdaysOnly ? { weekdays: WORKDAYS } : {}),
    language: style.language,
    segment: id === 'everyone' ? null : id,
  });
  if (!checked.ok) throw new RangeError(`invalid rule for segment ${id}`);
  return checked.value;
}

interface Shower extends KnownCourse {
  readonly placeName: string;
  readonly path: string;
  /** Official warnings for the place, including recently ended ones. */
  readonly gates: readonly WorkWarning[];
  readonly isDemo: boolean;
}

/** First message that a rule sends for a forecast, worded like every alert; null where none is sent. */
function writeFirst(rule: AlertRule, { placeName, path, gates, isDemo, ...course }: Shower) {
  const alert = forecastAlert(rule, course);
  if (alert === null) return null;
  const { message, announcedAt, basis, isOutsideRadar } = alert;
  const gate = findWarningGate(announcedAt, findTalkEnd(message, announcedAt), gates)?.kind ?? null;
  const facts = { rule, message, placeName, path, now: announcedAt, basis, isOutsideRadar, gate, isDemo };
  return { text: composeAlert({ ...facts, warning: null }), sentAt: formatClock(formatMoment(announcedAt)) };
}

/** A fictitious shower, labelled as such, valid on any weekday. */
function makeSample(rule: AlertRule, { samplePlace }: Segment, view: PageView, isWarned: boolean): ShownAlert {
  const { sentAt, chance, rates } = SAMPLE_SHOWER;
  const at = parseMoment(`${formatDate(parseMoment(view.nowAt))}T${sentAt}:00+07:00`);
  const slices = rates.map((rainMmh, step) => ({
    fromAt: at + step * STEP_SECONDS,
    toAt: at + (step + 1) * STEP_SECONDS,
    rainMmh,
    chancePercent: rainMmh > 0 ? chance : 0,
    thunder: 0 as const,
  }));
  const shower = { at, slices, basis: 'radar', placeName: samplePlace[rule.language], path: view.path } as const;
  const anyDay = { ...rule, weekdays: [...WORKDAYS, 6, 7], segment: isWarned ? null : rule.segment };
  const written = writeFirst(anyDay, { ...shower, gates: [], isDemo: false });
  if (written === null) throw new RangeError('the sample shower must trigger the rule of every segment');
  return { ...written, rates, isSample: true };
}

/**
 * The message that the segment's rule would send for the next three hours, with the text really sent. A sample where
 * there is none, and under an emergency bulletin, which no message may play down.
 */
export function deriveAlert(id: SegmentId, segment: Segment, weather: LandingWeather, view: PageView): ShownAlert {
  const rule = toSegmentRule(id, segment, view);
  const reply = findReply(weather.nowcast);
  const now = parseMoment(view.nowAt);
  const gates = toWorkWarnings(weather.gates);
  const sample = (): ShownAlert => makeSample(rule, segment, view, findWarningGate(now, now + 1, gates) !== null);
  if (reply === null || weather.warnings.some(isEmergency)) return sample();
  const { present, steps, basis, issued } = reply;
  // Of satellites' rain only the moderate alerts, else the model's, which this reply does not have by itself.
  if (basis === 'satellite') return sample();
  const written = writeFirst(rule, {
    at: Math.max(now, parseMoment(present.at)),
    slices: toRainSlices([present, ...steps], basis),
    basis,
    isOutsideRadar: reply.outsideRadar,
    placeName: weather.located.place.displayName.main,
    path: toPath('weather:now', rule.language, { location: weather.slug }),
    gates,
    isDemo: issued.demo,
  });
  return written === null ? sample() : { ...written, rates: steps.map(({ rainRate }) => rainRate), isSample: false };
}
