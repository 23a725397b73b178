import { nameActivity } from '@portal/content/agriculture/name-activity';
import { tellJudgement } from '@portal/content/agriculture/tell-judgement';
import { tellNextWindow } from '@portal/content/agriculture/tell-next-window';
import type { FarmActivity } from '@portal/contract/endpoints/agriculture-schema';
import { findActivityBasis } from '@portal/domain/agriculture/activity-basis';
import type { Crop } from '@portal/domain/agriculture/crop';
import type { Judgement, Reason } from '@portal/domain/agriculture/verdict';
import { findNextWindow, type NextWindow, type WorkWindow } from '@portal/domain/agriculture/work-window';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { round, roundTo } from '../rounding.ts';
import type { JudgedActivity } from './judge-hours.ts';

const SHOWN_HOURS = 48;

/** A kind of work with its verdicts, the hours of them that are shown, and the next spell for it within these. */
export interface OutlookActivity extends JudgedActivity {
  readonly next: NextWindow | null;
  readonly hours: FarmActivity['hours'];
}

/** Next spell for a kind of work within the hours that are shown. */
export function findShownWindow({ activity, judgements }: JudgedActivity, nowAt: EpochSeconds): NextWindow | null {
  return findNextWindow(activity, nowAt, judgements.slice(0, SHOWN_HOURS));
}

/** The hours of a kind of work that are shown. */
export function listShownHours({ judgements }: JudgedActivity, nowAt: EpochSeconds): FarmActivity['hours'] {
  return judgements.slice(0, SHOWN_HOURS).map((judgement, hour) => ({
    at: formatMoment(nowAt + hour * HOUR_SECONDS),
    ...toVerdict(judgement),
  }));
}

/** A kind of work as the API tells it. */
export function toFarmActivity(
  { activity, judgements, next, hours }: OutlookActivity,
  crop: Crop,
  nowAt: EpochSeconds,
  language: Language,
): FarmActivity {
  const now = judgements[0] ?? UNKNOWN;
  return {
    activity,
    name: nameActivity(activity, crop.id, language),
    basis: findActivityBasis(activity, crop.activities),
    now: { ...toVerdict(now), text: tellJudgement(activity, now, language, 'now') },
    next: next === null ? null : { ...toSpell(next), verdict: next.verdict },
    nextText: tellNextWindow(activity, next, nowAt, language),
    hours,
  };
}

/** A good spell as the API tells it. */
export function toSpell({ fromAt, toAt }: WorkWindow): { from: string; to: string } {
  return { from: formatMoment(fromAt), to: formatMoment(toAt) };
}

const UNKNOWN: Judgement = { verdict: null, reasons: [] };

function toVerdict({ verdict, reasons }: Judgement): Pick<FarmActivity['hours'][number], 'verdict' | 'reasons'> {
  return { verdict, reasons: reasons.map(toReason) };
}

function toReason({ kind, value, hours, warning }: Reason): FarmActivity['hours'][number]['reasons'][number] {
  const told = { kind, value: roundTo(value, 1), hours: hours === null ? null : round(hours, 0) };
  return warning === undefined ? told : { ...told, warning };
}
