import { toSmsText } from '@portal/content/alerts/alert-forms';
import { composeAlert } from '@portal/content/alerts/compose-alert';
import { type AlertRule, getLeastChance } from '@portal/domain/alert/alert-rule';
import { getRuleFacts } from '@portal/domain/alert/rule-kind.table';
import { measureSms, type SmsLength } from '@portal/domain/alert/sms-text';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

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
const HOUR_SECONDS = 3600;
/** Placeholder with the length of real unsubscribe codes. */
const STOP_CODE = 'abcd2345';

/** Message for an event that just meets the rule. It predicts nothing and has only the rule's own numbers. */
export function composeSample({ rule, placeName, now, host, isDemo }: SampleFacts): MessageSample {
  const lead = rule.kind === 'lightning' ? 0 : 60 * rule.leadMinutes;
  const eventAt = Math.ceil((now + lead) / STEP_SECONDS) * STEP_SECONDS;
  const { kind, threshold, language } = rule;
  const text = composeAlert({
    rule,
    message: {
      kind: 'start',
      eventAt,
      endAt: eventAt + HOUR_SECONDS,
      peak: threshold,
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
