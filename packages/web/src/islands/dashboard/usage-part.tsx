import { formatDay } from '@portal/content/format-day';
import { dashboardKeysMessages } from '@portal/content/messages/dashboard-keys-messages';
import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { formatCount } from '@portal/content/products/plan-words';
import { API_KEY_ADDRESSES } from '@portal/contract/own/api-key-addresses.table';
import type { OwnUsage, UsageDay, UsageWindow } from '@portal/contract/own/api-keys';
import type { Language } from '@portal/domain/language/language';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { type ChangeEvent, useState } from 'react';
import { DataTable } from '#components/ui/data-table.tsx';
import { Field } from '#components/ui/field.tsx';
import { saveFile } from '#islands/account-settings/data-parts.tsx';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import styles from './keys.module.css';
import plans from './plan.module.css';
import { Meter } from './plan-section.tsx';
import type { SectionProps } from './section-props.ts';
import { PartBlock } from './small-parts.tsx';

/** Days in chart and table; the file has all ninety. */
const SHOWN_DAYS = 30;
const BAR = 8;
const SPACE = 10;
const HEIGHT = 96;
const LEAST_BAR = 1;

/** Top of the chart: the busiest day, or the limit where that is near. */
export function findChartTop(days: readonly UsageDay[], limit: number | null): number {
  const busiest = Math.max(1, ...days.map(({ calls, refused }) => calls + refused));
  return limit !== null && limit < busiest * 2 ? Math.max(busiest, limit) : busiest;
}

interface ChartProps {
  readonly days: readonly UsageDay[];
  /** Daily limit; null: unlimited. */
  readonly limit: number | null;
  readonly language: Language;
}

/** One bar per day, refused calls stacked on answered ones; the table has the same values. */
function UsageChart({ days, limit, language }: ChartProps) {
  const words = dashboardKeysMessages[language].usage;
  const top = findChartTop(days, limit);
  const toHeight = (calls: number): number => (calls === 0 ? 0 : Math.max(LEAST_BAR, (HEIGHT * calls) / top));
  const hasLimit = limit !== null && limit <= top;
  const sum = days.reduce((total, { calls }) => total + calls, 0);
  const ends = [days[0], days.at(-1)].flatMap((day) => day ?? []);
  return (
    <figure className={styles.chart} aria-label={words.chart(formatCount(sum, language))}>
      <svg viewBox={`0 0 ${SPACE * days.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ date, calls, refused }, at) => {
          const [answered, denied] = [toHeight(calls), toHeight(refused)];
          const x = at * SPACE + (SPACE - BAR) / 2;
          return (
            <g key={date}>
              <rect className={styles.served} x={x} y={HEIGHT - answered} width={BAR} height={answered} />
              <rect className={styles.refused} x={x} y={HEIGHT - answered - denied} width={BAR} height={denied} />
            </g>
          );
        })}
        {hasLimit && <path className={styles.limit} d={`M0 ${HEIGHT - toHeight(limit)}H${SPACE * days.length}`} />}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        {ends.map(({ date }) => (
          <span key={date}>{toDayText(date, language)}</span>
        ))}
      </p>
      <figcaption>
        <span data-mark="served">{words.served}</span>
        {days.some(({ refused }) => refused > 0) && <span data-mark="refused">{words.refused}</span>}
        {hasLimit && <span data-mark="limit">{words.limit(formatCount(limit, language))}</span>}
      </figcaption>
    </figure>
  );
}

const toDayText = (date: string, language: Language): string => formatDay(parseDate(date) ?? 0, language);

/** Days of the chart as a table, latest first. */
function UsageTable({ days, language }: Omit<ChartProps, 'limit'>) {
  const words = dashboardKeysMessages[language].usage;
  return (
    <details className={styles.more}>
      <summary>{words.table}</summary>
      <DataTable
        className={styles.table}
        columns={[words.date, words.calls, words.refusals]}
        rows={[...days]
          .reverse()
          .map(({ date, calls, refused }) => [
            toDayText(date, language),
            formatCount(calls, language),
            formatCount(refused, language),
          ])}
      />
    </details>
  );
}

export const writeUsageCsv = (days: readonly UsageDay[]): string =>
  `${['date,calls,refused', ...days.map(({ date, calls, refused }) => `${date},${calls},${refused}`)].join('\r\n')}\r\n`;

interface WindowMeterProps {
  readonly label: string;
  readonly window: UsageWindow;
  readonly language: Language;
}

/** Usage of a window; only a number where unlimited. */
function WindowMeter({ label, window: { used, limit }, language }: WindowMeterProps) {
  const words = dashboardKeysMessages[language].usage;
  if (limit !== null)
    return <Meter label={label} used={used} most={limit} limit={formatCount(limit, language)} language={language} />;
  return (
    <div className={plans.meter}>
      <p>
        <b>{label}</b>
        <span>{words.unlimited(formatCount(used, language))}</span>
      </p>
    </div>
  );
}

interface UsageProps extends SectionProps {
  readonly usage: OwnUsage;
}

function Usage({ usage, dashboard, language }: UsageProps) {
  const words = dashboardKeysMessages[language].usage;
  const { hour, day, byDay } = usage;
  const shown = byDay.slice(-SHOWN_DAYS);
  const isUsed = byDay.some(({ calls, refused }) => calls + refused > 0);
  const saveCsv = (): void => {
    saveFile(words.csvName, writeUsageCsv(byDay), 'text/csv;charset=utf-8');
    dashboard.announce(words.csvMade);
  };
  return (
    <>
      <WindowMeter label={words.day} window={day} language={language} />
      {hour.limit !== null && <WindowMeter label={words.hour} window={hour} language={language} />}
      <p className={forms.hint}>{words.rule}</p>
      {isUsed ? (
        <>
          <UsageChart days={shown} limit={day.limit} language={language} />
          <UsageTable days={shown} language={language} />
        </>
      ) : (
        <p className={plans.next}>{words.nothing}</p>
      )}
      <div className={forms.actions}>
        {isUsed && <Button onClick={saveCsv}>{words.csv}</Button>}
        <a className="more" href={toLanguagePath('payment', language)}>
          {words.more}
        </a>
      </div>
    </>
  );
}

/** Usage of the user, or of a team owner. */
function useOtherUsage({ dashboard, language }: SectionProps) {
  const [other, setOther] = useState<OwnUsage | null>(null);
  const choose = async (event: ChangeEvent<HTMLSelectElement>): Promise<void> => {
    const owner = event.currentTarget.value;
    if (owner === '') return setOther(null);
    const answer = await callOwn(API_KEY_ADDRESSES.apiUsageShow, { query: { owner }, language });
    if (answer.ok) setOther(answer.reply);
    else dashboard.announce(dashboardMessages[language].failed);
  };
  return { other, choose };
}

/** API usage: this hour, today, and by day. */
export function UsagePart(props: SectionProps) {
  const { dashboard, language } = props;
  const words = dashboardKeysMessages[language].usage;
  const { usage, team } = dashboard.parts;
  const { other, choose } = useOtherUsage(props);
  const owners = team.value?.memberOf ?? [];
  const shown = other ?? usage.value;
  return (
    <PartBlock id="usage" heading={words.heading} part="usage" dashboard={dashboard} language={language}>
      {owners.length > 0 && (
        <Field label={words.whose}>
          <select defaultValue="" onChange={(event) => void choose(event)}>
            <option value="">{words.own}</option>
            {owners.map(({ owner, email }) => (
              <option key={owner} value={owner}>
                {email ?? owner}
              </option>
            ))}
          </select>
        </Field>
      )}
      {shown !== null && <Usage {...props} usage={shown} />}
    </PartBlock>
  );
}
