import type { AlertFacts } from '@portal/content/happy-rain/describe-alert';
import { SAMPLE_SHOWER, type Segment } from '@portal/content/happy-rain/segment-words';
import { PLANS } from '@portal/domain/plan/plan.table';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { STEP_SECONDS } from '@portal/domain/weather/rain-course';
import { listKnownSlices, listRainSpells } from '@portal/domain/weather/rain-spells';
import { formatClock, formatPercent, formatRainNumber, type ValueStyle } from '#components/weather/format-values.ts';
import { toRainSlices } from '#components/weather/hour/nowcast-chart.tsx';
import { findReply } from '#components/weather/section.ts';
import type { LandingWeather } from './load-landing.ts';

/** What a message says, when it goes out, and the rates of ten minutes that its chart draws, mm/h. */
export interface ShownAlert {
  readonly facts: AlertFacts;
  readonly sentAt: string;
  readonly rates: readonly (number | null)[];
  /** Whether it is made up. */
  readonly isSample: boolean;
}

/** How long before the rain its message goes out at the earliest. */
const LEAD_SECONDS = 60 * PLANS['happy-rain'].warningThunderstormLightning;

const toClock = (seconds: number): string => formatClock(formatMoment(seconds));

/** A shower that never fell, named as such. */
function makeSample({ samplePlace, words }: Segment, { language, ...units }: ValueStyle): ShownAlert {
  const { sentAt, before, starts, peak, stops, chance, rates } = SAMPLE_SHOWER;
  const facts = {
    place: samplePlace[language],
    starts,
    peak: { at: peak.at, rate: String(peak.rate) },
    stops,
    chance: formatPercent(chance, { language, ...units }),
    advice: words[language].advise?.(before, stops) ?? null,
  };
  return { facts, sentAt, rates, isSample: true };
}

/**
 * The message that the next three hours of a place would bring: the first rain that begins in them and counts as likely. A
 * sample where there is none, and under an emergency bulletin, which no message of ours may soften.
 */
export function deriveAlert(segment: Segment, weather: LandingWeather, style: ValueStyle): ShownAlert {
  const reply = findReply(weather.nowcast);
  if (reply === null || reply.starts === null || weather.warnings.some(isEmergency)) return makeSample(segment, style);
  const slices = listKnownSlices(toRainSlices(reply.steps));
  const startsAt = Date.parse(reply.starts) / 1000;
  const spell = listRainSpells(slices).find(({ fromAt }) => fromAt === startsAt);
  if (spell === undefined || spell.word === 'slight') return makeSample(segment, style);
  const peak = slices.find(({ fromAt }) => fromAt === spell.peakAt);
  // Rain that is strongest where knowledge ends may still grow.
  const mayGrow = !spell.isOver && peak === slices.at(-1);
  const stops = spell.isOver ? toClock(spell.toAt) : null;
  const facts = {
    place: weather.located.place.displayName.main,
    starts: toClock(startsAt),
    peak: mayGrow ? null : { at: toClock(spell.peakAt), rate: formatRainNumber(peak?.rainMmh ?? null, style) },
    stops,
    chance: spell.chancePercent === null ? null : formatPercent(spell.chancePercent, style),
    advice: segment.words[style.language].advise?.(toClock(startsAt - STEP_SECONDS), stops) ?? null,
  };
  const rates = reply.steps.map(({ rainRate }) => rainRate);
  return {
    facts,
    sentAt: toClock(Math.max(Date.parse(reply.present.at) / 1000, startsAt - LEAD_SECONDS)),
    rates,
    isSample: false,
  };
}
