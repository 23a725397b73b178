import { formatFigureMoment } from '@portal/content/expert-bulletin/format-figure';
import { bulletinOrderMessages } from '@portal/content/messages/bulletin-order-messages';
import { requireFitting } from '@portal/contract/check-schema';
import { AppError, type InputError } from '@portal/contract/errors';
import { BulletinOrderInput } from '@portal/contract/own/bulletin-orders';
import { cleanLine } from '@portal/domain/contact/clean-line';
import { isEmailAddress, LONGEST_EMAIL } from '@portal/domain/contact/email-address';
import {
  type BulletinLimit,
  type BulletinRequest,
  checkBulletinMoments,
  LONGEST_REMARKS,
  listBulletinLimits,
  MOST_BULLETIN_EMAILS,
  parseLocalMinute,
} from '@portal/domain/expert-bulletin/bulletin-request';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { LimitedQuantity } from '@portal/domain/plan/plan-limit';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { describeRefusal, makePlanLimitError, type PlanRefusal } from '#platform/plan-limit/plan-limit-error.ts';

/** Removes invisible characters and repeated empty lines from remarks. */
const cleanRemarks = (text: string): string =>
  text
    .split(/\r?\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function readEmails(written: readonly string[], language: Language, errors: InputError[]): string[] {
  const { faults } = bulletinOrderMessages[language];
  const emails = [...new Set(written.map((email) => cleanLine(email).toLowerCase()).filter((email) => email !== ''))];
  if (emails.length === 0) errors.push({ path: 'emails', message: faults.emails });
  if (emails.length > MOST_BULLETIN_EMAILS) {
    errors.push({ path: 'emails', message: faults.tooManyEmails(MOST_BULLETIN_EMAILS) });
  }
  const wrong = emails.find((email) => !isEmailAddress(email) || email.length > LONGEST_EMAIL);
  if (wrong !== undefined) errors.push({ path: 'emails', message: faults.email(wrong) });
  return emails;
}

/** Throws `AppError` `badInput` with every invalid field. */
export function readOrderInput(body: unknown, now: EpochSeconds, language: Language): BulletinRequest {
  const input = requireFitting(BulletinOrderInput, body ?? {}, language);
  const { faults } = bulletinOrderMessages[language];
  const errors: InputError[] = [];
  const name = cleanLine(input.place.name);
  if (name === '') errors.push({ path: 'place.name', message: faults.name });
  const moments = { fromAt: input.from, toAt: input.to, neededAt: input.neededAt };
  const [fromAt, toAt, neededAt] = [moments.fromAt, moments.toAt, moments.neededAt].map(parseLocalMinute);
  for (const [path, at] of [
    ['from', fromAt],
    ['to', toAt],
    ['neededAt', neededAt],
  ] as const) {
    if (at === null) errors.push({ path, message: faults.moment });
  }
  if (input.concerns.length === 0) errors.push({ path: 'concerns', message: faults.concerns });
  const remarks = cleanRemarks(input.remarks ?? '');
  if (remarks.length > LONGEST_REMARKS) errors.push({ path: 'remarks', message: faults.remarks(LONGEST_REMARKS) });
  const emails = readEmails(input.emails, language, errors);
  if (fromAt == null || toAt == null || neededAt == null) throw new AppError('badInput', { errors });
  for (const { field, fault, limit } of checkBulletinMoments({ fromAt, toAt, neededAt }, now)) {
    errors.push({ path: field, message: faults[fault](formatFigureMoment(limit, language)) });
  }
  if (errors.length > 0) throw new AppError('badInput', { errors });
  return {
    place: { name, lat: input.place.lat, lng: input.place.lng },
    fromAt,
    toAt,
    purpose: input.purpose,
    concerns: [...new Set(input.concerns)],
    language: input.language ?? 'vi',
    remarks,
    neededAt,
    emails,
  };
}

/** The quantity named when a plan limit is exceeded. */
const QUANTITIES = {
  weatherForecast: 'weatherForecast',
  marineWeather: 'marineWeather',
  locationNumber: 'bulletinOrders',
} as const satisfies Record<BulletinLimit['of'], LimitedQuantity>;

/** Throws `AppError` `planLimit` (403) with the field that exceeds the plan. */
export function checkPlan(
  plan: PlanId,
  request: BulletinRequest,
  known: { readonly openOrders: number; readonly now: EpochSeconds },
  language: Language,
): void {
  const limits = listBulletinLimits(plan, request, known);
  const [first] = limits;
  if (first === undefined) return;
  const toRefusal = ({ limit, of }: BulletinLimit): PlanRefusal => ({
    plan,
    limit,
    limitOf: (other) => getPlanLimit(other, of),
    isEnough: (other) => listBulletinLimits(other, request, known).length === 0,
  });
  const errors = limits.map((one) => ({
    path: one.field,
    message: describeRefusal(QUANTITIES[one.of], toRefusal(one), language),
  }));
  throw makePlanLimitError(QUANTITIES[first.of], toRefusal(first), { status: 403, errors });
}
