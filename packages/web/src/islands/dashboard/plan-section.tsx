import { formatDay } from '@portal/content/format-day';
import { dashboardPlanMessages } from '@portal/content/messages/dashboard-plan-messages';
import { describePlan, formatDong, namePlan } from '@portal/content/products/plan-words';
import { ORDER_ADDRESSES } from '@portal/contract/own/order-addresses.table';
import type { OwnPlan, PlanOrder } from '@portal/contract/own/orders';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import { PLANS } from '@portal/domain/plan/plan.table';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toPaymentPath } from '@portal/routes/plan-paths';
import { Icon } from '#components/ui/icon.tsx';
import { Button } from '#islands/own/button.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import { toSeconds } from './format-when.ts';
import styles from './plan.module.css';
import type { SectionProps } from './section-props.ts';
import { PartBlock } from './small-parts.tsx';

/** Day of an API moment, formatted as on receipts. */
export const toDay = (moment: string, language: Language): string => formatDay(toSeconds(moment), language);

/** A meter warns from this share, and is full at the next. */
const NEARLY = 0.8;

/** Meter colour: violet, amber from 80 %, red when full; a full team is no problem. */
export function findMeterLevel(used: number, most: number, isHarmless: boolean): 'low' | 'nearly' | 'full' {
  const share = used / most;
  if (share < NEARLY) return 'low';
  return share < 1 || isHarmless ? 'nearly' : 'full';
}

interface MeterProps {
  readonly label: string;
  readonly used: number;
  readonly most: number;
  readonly limit: string;
  readonly isHarmless?: boolean;
  readonly language: Language;
}

export function Meter({ label, used, most, limit, isHarmless = false, language }: MeterProps) {
  const words = dashboardPlanMessages[language].plan;
  const level = findMeterLevel(used, most, isHarmless);
  const say = used > most ? words.over : used === most ? words.full : words.of;
  return (
    <div className={styles.meter} data-level={level}>
      <p>
        <b>{label}</b>
        <span>{say(String(used), limit)}</span>
      </p>
      <svg width="100%" height="8" aria-hidden="true">
        <rect width="100%" height="8" rx="4" />
        <rect width={`${Math.round(100 * Math.min(1, used / most))}%`} height="8" rx="4" />
      </svg>
    </div>
  );
}

function Meters({ dashboard, language }: SectionProps) {
  const words = dashboardPlanMessages[language].plan.meters;
  const { plan, places, rules } = dashboard.parts;
  if (plan.value === null) return null;
  const { planId } = plan.value;
  const limits = describePlan(planId, language);
  const counted = rules.value?.filter(({ kind }) => kind !== 'officialWarning').length;
  const rows = [
    ['locationNumber', words.places, places.value?.length],
    ['insightNumber', words.rules, counted],
    ['userNumber', words.people, 1],
  ] as const;
  return (
    <>
      {rows.map(([field, label, used]) =>
        used === undefined ? null : (
          <Meter
            key={field}
            label={label}
            used={used}
            most={getPlanLimit(planId, field)}
            limit={limits[field]}
            isHarmless={field === 'userNumber'}
            language={language}
          />
        ),
      )}
    </>
  );
}

/** Latest paid plan, if it has expired; null while one runs or if none ever did. */
export function findExpired(orders: readonly PlanOrder[], plan: OwnPlan, now: number): PlanOrder | null {
  if (plan.planId !== 'community') return null;
  const over = orders.filter(({ state, endsAt }) => state === 'paid' && endsAt !== null && toSeconds(endsAt) < now);
  return over.sort((one, other) => (one.endsAt ?? '').localeCompare(other.endsAt ?? '')).at(-1) ?? null;
}

/** Says that a plan has ended and what that means, and offers renewal. */
export function ExpiredNotice({ dashboard, language }: SectionProps) {
  const words = dashboardPlanMessages[language].plan;
  const { plan, orders } = dashboard.parts;
  const expired = plan.value === null ? null : findExpired(orders.value ?? [], plan.value, Date.now() / 1000);
  if (expired === null || expired.endsAt === null) return null;
  const { price, locationNumber, warningThunderstormLightning } = PLANS.community;
  const { price: before } = PLANS[expired.planId];
  const name = namePlan('community', language);
  return (
    <div className={styles.expired} role="note" data-free={price === 0 || undefined}>
      <Icon name="clock" size={20} />
      <p>
        <b>{words.expired(namePlan(expired.planId, language), toDay(expired.endsAt, language))}</b>{' '}
        {words.expiredText(name, String(locationNumber), String(warningThunderstormLightning))}
      </p>
      {typeof before === 'number' && (
        <a className={forms.plain} href={toPaymentPath(expired.planId, language)}>
          {words.renewFor(formatDong(before, language))}
        </a>
      )}
    </div>
  );
}

function PlanActions({ dashboard, language }: SectionProps) {
  const words = dashboardPlanMessages[language].plan;
  const plan = dashboard.parts.plan.value;
  if (plan === null) return null;
  const stop = async (): Promise<void> => {
    const answer = await callOwn(ORDER_ADDRESSES.ownPlanCancel, { body: {}, language });
    if (answer.ok) dashboard.put('plan', () => answer.reply);
    else dashboard.announce(describeRefusal(answer, language));
  };
  const isPaid = plan.expiresAt !== null;
  return (
    <div className={forms.actions}>
      {isPaid && (
        <a className={forms.plain} href={toPaymentPath(plan.planId, language)}>
          {words.renew}
        </a>
      )}
      <a className={isPaid ? 'more' : forms.plain} href={toLanguagePath('payment', language)}>
        {isPaid ? words.change : words.choose}
      </a>
      {isPaid && !plan.cancelled && (
        <Button variant="quiet" onClick={() => void stop()}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}

/** The plan, its end date and usage. */
export function PlanPart(props: SectionProps) {
  const { dashboard, language } = props;
  const words = dashboardPlanMessages[language].plan;
  const { plan } = dashboard.parts;
  return (
    <PartBlock id="plan" heading={words.heading} part="plan" dashboard={dashboard} language={language}>
      {plan.value !== null && (
        <>
          <p className={styles.price}>
            <span>
              <b>{namePlan(plan.value.planId, language)}</b> {describePlan(plan.value.planId, language).price}{' '}
              {typeof PLANS[plan.value.planId].price === 'number' && plan.value.planId !== 'community' && words.month}
            </span>
            <span className={styles.until}>
              {plan.value.expiresAt === null ? words.noEnd : words.until(toDay(plan.value.expiresAt, language))}
            </span>
          </p>
          <p role="status" className={styles.next}>
            {plan.value.next
              .map((next) => words.next(namePlan(next.planId, language), toDay(next.startsAt, language)))
              .join(' ')}{' '}
            {plan.value.cancelled && words.stopped}
          </p>
          <Meters {...props} />
          <PlanActions {...props} />
        </>
      )}
    </PartBlock>
  );
}
