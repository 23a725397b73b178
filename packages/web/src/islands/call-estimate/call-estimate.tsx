import type { EstimateWords } from '@portal/content/messages/api-product-messages';
import type { Language } from '@portal/domain/language/language';
import { type CallEstimate as Estimate, estimateCalls } from '@portal/domain/plan/estimate-calls';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { type FormEvent, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { fillText } from '#islands/api-builder/fill-text.ts';
import styles from './call-estimate.module.css';

/** Number of places, and minutes between two rounds. */
export interface EstimateNeed {
  readonly places: number;
  readonly everyMinutes: number;
}

export interface CallEstimateProps {
  readonly language: Language;
  /** Address of the page, and the parameters of its other parts, which the plain form resubmits. */
  readonly path: string;
  readonly fixed: Readonly<Record<string, string>>;
  readonly need: EstimateNeed;
  /** Selectable intervals in minutes, with their labels. */
  readonly spans: readonly (readonly [minutes: number, name: string])[];
  /** Name and monthly price of each plan; price null where none is published. */
  readonly plans: Readonly<
    Record<PlanId, { readonly name: string; readonly price: string | null; readonly isFree: boolean }>
  >;
  readonly words: EstimateWords;
}

export const MOST_PLACES = 10_000;

interface WayProps extends Pick<CallEstimateProps, 'plans' | 'words' | 'language'> {
  readonly title: string;
  readonly estimate: Estimate;
}

/** Calls for one access pattern, and the plan that covers them. */
function Way({ title, estimate: { perDay, perHour, plan }, plans, words, language }: WayProps) {
  const write = (count: number): string => formatNumber(count, { language });
  const { name, price, isFree } = plans[plan];
  const enough = isFree ? words.free : price === null ? words.onRequest : words.enough;
  return (
    <div className={styles.way}>
      <h3>{title}</h3>
      <p className={styles.calls}>{fillText(words.calls, [write(perDay), write(perHour)])}</p>
      <p className={styles.plan}>{fillText(enough, [name, price ?? ''])}</p>
    </div>
  );
}

/**
 * Calls and plan for a number of places and an interval, single or in batches; answered by the server, or at once with
 * JavaScript.
 */
export function CallEstimate({ language, path, fixed, need: first, spans, plans, words }: CallEstimateProps) {
  const [need, setNeed] = useState(first);
  const read = (event: FormEvent<HTMLFormElement>): void => {
    const data = new FormData(event.currentTarget);
    const places = Number.parseInt(String(data.get('places')), 10);
    const everyMinutes = Number(data.get('every'));
    setNeed({ everyMinutes, places: Number.isNaN(places) ? 1 : Math.min(MOST_PLACES, Math.max(1, places)) });
  };
  const ways = { plans, words, language };
  return (
    <>
      <form action={`${path}#estimate`} className={styles.form} onChange={read}>
        {Object.entries(fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={words.places}>
          <input type="number" name="places" min={1} max={MOST_PLACES} defaultValue={first.places} />
        </Field>
        <Field label={words.every}>
          <select name="every" defaultValue={first.everyMinutes}>
            {spans.map(([minutes, name]) => (
              <option key={minutes} value={minutes}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <button type="submit" className={styles.compute}>
          {words.compute}
        </button>
      </form>
      <div className={styles.ways} aria-live="polite">
        <Way title={words.oneByOne} estimate={estimateCalls({ ...need, inBatches: false })} {...ways} />
        <Way title={words.batches} estimate={estimateCalls({ ...need, inBatches: true })} {...ways} />
      </div>
    </>
  );
}
