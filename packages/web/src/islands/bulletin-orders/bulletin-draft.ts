import {
  BULLETIN_PURPOSES,
  type BulletinConcern,
  type BulletinLanguages,
  type BulletinPurpose,
  type BulletinRequest,
  formatLocalMinute,
} from '@portal/domain/expert-bulletin/bulletin-request';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';

/** State of the order form, times as typed. */
export interface BulletinOrderDraft {
  readonly place: BulletinRequest['place'] | null;
  readonly from: string;
  readonly to: string;
  readonly purpose: BulletinPurpose;
  readonly concerns: readonly BulletinConcern[];
  readonly language: BulletinLanguages;
  readonly remarks: string;
  readonly neededAt: string;
  /** One address per line. */
  readonly emails: string;
}

const MORNING_HOUR = 6;
const EVENING_HOUR = 18;

const DEFAULT_CONCERNS: Readonly<Record<BulletinPurpose, readonly BulletinConcern[]>> = {
  event: ['rain', 'wind', 'thunder'],
  construction: ['rain', 'wind', 'thunder'],
  voyage: ['wind', 'waves', 'thunder', 'visibility'],
  agriculture: ['rain', 'wind', 'heat'],
  film: ['rain', 'wind', 'visibility'],
  other: ['rain', 'wind'],
};

/** Changes the purpose and resets its default concerns. */
export const changePurpose = (draft: BulletinOrderDraft, purpose: BulletinPurpose): BulletinOrderDraft => ({
  ...draft,
  purpose,
  concerns: DEFAULT_CONCERNS[purpose],
});

/**
 * Initial draft from the address (the public page passes the purpose): tomorrow from morning to evening, needed this
 * evening or soon.
 */
export function createBulletinDraft(query: URLSearchParams, now: EpochSeconds, language: Language): BulletinOrderDraft {
  const purpose = BULLETIN_PURPOSES.find((one) => one === query.get('purpose')) ?? 'event';
  const tomorrow = startOfVietnamDay(now) + DAY_SECONDS;
  const evening = startOfVietnamDay(now) + EVENING_HOUR * HOUR_SECONDS;
  return {
    place: null,
    from: formatLocalMinute(tomorrow + MORNING_HOUR * HOUR_SECONDS),
    to: formatLocalMinute(tomorrow + EVENING_HOUR * HOUR_SECONDS),
    purpose,
    concerns: DEFAULT_CONCERNS[purpose],
    language,
    remarks: '',
    neededAt: formatLocalMinute(evening > now + HOUR_SECONDS ? evening : tomorrow + MORNING_HOUR * HOUR_SECONDS),
    emails: '',
  };
}

export const toOrderBody = ({ emails, ...draft }: BulletinOrderDraft) => ({
  ...draft,
  emails: emails
    .split(/[\n,;]/)
    .map((email) => email.trim())
    .filter((email) => email !== ''),
});
