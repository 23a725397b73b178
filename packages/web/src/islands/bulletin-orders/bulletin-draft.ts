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

/** The form of a new order, moments as they are typed. */
export interface BulletinOrderDraft {
  readonly place: BulletinRequest['place'] | null;
  readonly from: string;
  readonly to: string;
  readonly purpose: BulletinPurpose;
  readonly concerns: readonly BulletinConcern[];
  readonly language: BulletinLanguages;
  readonly remarks: string;
  readonly neededAt: string;
  /** An address a line. */
  readonly emails: string;
}

const MORNING_HOUR = 6;
const EVENING_HOUR = 18;

/** What most often decides about each purpose. */
const DEFAULT_CONCERNS: Readonly<Record<BulletinPurpose, readonly BulletinConcern[]>> = {
  event: ['rain', 'wind', 'thunder'],
  construction: ['rain', 'wind', 'thunder'],
  voyage: ['wind', 'waves', 'thunder', 'visibility'],
  agriculture: ['rain', 'wind', 'heat'],
  film: ['rain', 'wind', 'visibility'],
  other: ['rain', 'wind'],
};

/** The same draft for another purpose, with what most often decides about it. */
export const changePurpose = (draft: BulletinOrderDraft, purpose: BulletinPurpose): BulletinOrderDraft => ({
  ...draft,
  purpose,
  concerns: DEFAULT_CONCERNS[purpose],
});

/** A draft as an address begins it (the public page names the purpose), for tomorrow from morning to evening, needed this evening or soon. */
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

/** The body of the call that orders it. */
export const toOrderBody = ({ emails, ...draft }: BulletinOrderDraft) => ({
  ...draft,
  emails: emails
    .split(/[\n,;]/)
    .map((email) => email.trim())
    .filter((email) => email !== ''),
});
