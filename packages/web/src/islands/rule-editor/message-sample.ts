import { toSmsText } from '@portal/content/alerts/alert-forms';
import { composeAlert } from '@portal/content/alerts/compose-alert';
import { type AlertRule, getLeastChance } from '@portal/domain/alert/alert-rule';
import { getRuleFacts } from '@portal/domain/alert/rule-kind.table';
import { measureSms, type SmsLength } from '@portal/domain/alert/sms-text';
import { type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';

/** A sample message, derived only from the rule's thresholds. */
export interface MessageSample {
  readonly title: string;
  readonly sms: string;
  readonly length: SmsLength;
}

interface SampleFacts {
  readonly rule: AlertRule;
  readonly placeName: string;
  readonly now: EpochSeconds;
  /** Host in the link at the end of an SMS. */
  readonly host: string;
  readonly isDemo: boolean;
}

const STEP_SECONDS = 600;
/** Placeholder with the length of real unsubscribe codes. */
const STOP_CODE = 'abcd2345';

/** A day that dries from 8 to 17 o’clock, announced an hour before; less if the rule wants rain before. */
const DRYING_SAMPLE = { fromHour: 8, gatherHour: 17, newsHour: 7 };

/** A day that is hot from 11 o’clock, announced at six. */
const HEAT_SAMPLE = { fromHour: 11, newsHour: 6 };

/** Times and value of an event that just meets the rule, and when it is announced. */
function makeSampleEvent({ kind, threshold, leadMinutes }: AlertRule, now: EpochSeconds) {
  if (kind === 'drying') {
    const { fromHour, gatherHour, newsHour } = DRYING_SAMPLE;
    const day = startOfVietnamDay(now);
    const peak = Math.min(threshold, gatherHour);
    return { now: day + newsHour * HOUR_SECONDS, eventAt: day + fromHour * HOUR_SECONDS, peak };
  }
  if (kind === 'heat') {
    const newsAt = startOfVietnamDay(now) + HEAT_SAMPLE.newsHour * HOUR_SECONDS;
    return { now: newsAt, eventAt: newsAt, peak: HEAT_SAMPLE.fromHour };
  }
  const lead = kind === 'lightning' ? 0 : 60 * leadMinutes;
  return { now, eventAt: Math.ceil((now + lead) / STEP_SECONDS) * STEP_SECONDS, peak: threshold };
}

/** Message for an event that just meets the rule. It predicts nothing and has only the rule's own numbers. */
export function composeSample({ rule, placeName, host, isDemo, ...facts }: SampleFacts): MessageSample {
  const { now, eventAt, peak } = makeSampleEvent(rule, facts.now);
  const { kind, language } = rule;
  const text = composeAlert({
    rule,
    message: {
      kind: 'start',
      eventAt,
      endAt: eventAt + HOUR_SECONDS,
      peak,
      peakAt: eventAt + STEP_SECONDS,
      mayGrow: false,
      chance: getLeastChance(rule),
    },
    placeName,
    path: '/',
    now,
    basis: getRuleFacts(kind).basis,
    isOutsideRadar: false,
    warning: null,
    gate: null,
    isDemo,
  });
  const sms = toSmsText(text, `${host}/t/${STOP_CODE}`, language);
  return { title: text.title, sms, length: measureSms(sms) };
}
