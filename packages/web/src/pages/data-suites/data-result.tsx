import { formatDataSize } from '@portal/content/format-data-size';
import { formatDay } from '@portal/content/format-day';
import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { dataSuiteMessages } from '@portal/content/messages/data-suite-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import { formatCount, formatPlanPrice, namePlan } from '@portal/content/products/plan-words';
import { DATA_ORDER_ADDRESSES } from '@portal/contract/own/data-order-addresses.table';
import type { DataQuery } from '@portal/domain/data-order/data-query';
import { listDataVariables } from '@portal/domain/data-order/data-request';
import type { DataVariableName } from '@portal/domain/data-order/data-variable.table';
import { MOST_DATA_BYTES } from '@portal/domain/data-order/estimate-data-file';
import type { Language } from '@portal/domain/language/language';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import { formatClock } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Fragment } from 'react';
import { DataTable } from '#components/ui/data-table.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { CreditText } from '#components/weather/credit-text.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import type { TypedPlace } from '#pages/content/find-typed-place.ts';
import type { DataPreview, DataSampleRow } from '#pages/page-links.ts';
import styles from './data-suite.module.css';

interface ResultProps {
  readonly language: Language;
  readonly query: DataQuery;
  readonly preview: DataPreview;
  readonly placeName: string;
  readonly orderPath: string;
}

interface DataCallProps extends Pick<ResultProps, 'language' | 'query'> {
  readonly place: NonNullable<TypedPlace['place']>;
  readonly origin: string;
}

/** Plan and price, as in the plan table. */
function describePrice(planId: PlanId, language: Language): string {
  const words = dataSuiteMessages[language];
  const { price } = PLANS[planId];
  const text = formatPlanPrice(planId, language);
  const shown = price === 'onRequest' ? words.byContract : price === 0 ? text : words.planMonth(text);
  return words.planValue(namePlan(planId, language), shown);
}

function Facts({ preview, language }: Pick<ResultProps, 'preview' | 'language'>) {
  const words = dataSuiteMessages[language];
  const { rows, bytes, planId } = preview;
  const facts = [
    [words.rows, formatCount(rows, language)],
    [words.size, words.about(formatDataSize(bytes, language))],
    [words.plan, planId === null ? words.noPlan : describePrice(planId, language)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function listSampleCells(row: DataSampleRow, query: DataQuery, language: Language) {
  const words = dataSuiteMessages[language];
  const { at, values, basis, source, runAt } = row;
  const style = { language };
  const day = formatDay(at, language);
  const sources = getWeatherMessages(language).sources;
  const names = (source ?? '').split('+').map((one) => sources[one] ?? one);
  return [
    query.step === 'hourly' ? `${formatClock(at)} ${day}` : day,
    ...listDataVariables(query).map(({ decimals }, column) => formatNumber(values[column] ?? null, style, decimals)),
    words.bases[basis],
    source === null || basis === 'demo' ? '–' : names.join(' + '),
    runAt === null ? '–' : `${formatClock(runAt)} ${formatDay(runAt, language)}`,
  ];
}

/** The order as an API call. */
export function DataCall({ language, query, place, origin }: DataCallProps) {
  const words = dataSuiteMessages[language];
  const { step, from, to, variables, format } = query;
  const { lat, lng, displayName } = place;
  const body = { step, places: [{ name: displayName.main, lat, lng }], from, to, variables, format };
  const { dataOrderAdd, dataOrderShow, dataOrderFile } = DATA_ORDER_ADDRESSES;
  const key = "-H 'X-API-Key: tv_live_…'";
  const lines = [
    `curl ${key} -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify(body)}' \\`,
    `  ${origin}${dataOrderAdd.path}`,
    `curl ${key} ${origin}${dataOrderShow.path.replace(':id', '{id}')}`,
    `curl ${key} -OJ ${origin}${dataOrderFile.path.replace(':id', '{id}')}`,
  ];
  return (
    <>
      <h4 className={styles.byApi}>{words.byApi}</h4>
      <p className={styles.quiet}>{words.byApiText}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        {lines.join('\n')}
      </pre>
      <p>
        <a className="more" href={toLanguagePath('api-docs', language)}>
          {words.apiDocs}
        </a>
      </p>
    </>
  );
}

/** First rows of the file. */
export function DataSample({ query, preview, language, placeName }: Omit<ResultProps, 'orderPath'>) {
  const words = dataSuiteMessages[language];
  const names = dataOrderMessages[language].variables;
  const title = words.sample(placeName);
  return (
    <div className={`card ${styles.sample}`}>
      <h3 className={styles.title}>{title}</h3>
      {preview.sample.some(({ basis }) => basis === 'demo') ? <p className={styles.demo}>{words.demo}</p> : null}
      <p className={styles.quiet}>{words.sampleText}</p>
      {preview.sample.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ScrollRegion label={title}>
          <DataTable
            columns={[
              words.time,
              ...listDataVariables(query).map(({ name, unit }) => (
                <>
                  {names[name as DataVariableName]}
                  {words.units[unit] === undefined ? null : <small> {words.units[unit]}</small>}
                </>
              )),
              words.basis,
              words.source,
              words.run,
            ]}
            rows={preview.sample.map((row) => listSampleCells(row, query, language))}
          />
        </ScrollRegion>
      )}
      {preview.credits.length > 0 && (
        <p className={styles.quiet}>
          {preview.credits.map((credit) => (
            <Fragment key={credit}>
              <CreditText credit={credit} language={language} />{' '}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

/** Size of the file, the plan that covers it, and links onwards. */
export function DataResult({ language, preview, orderPath }: Pick<ResultProps, 'language' | 'preview' | 'orderPath'>) {
  const words = dataSuiteMessages[language];
  const canOrder = preview.planId !== null && preview.planId !== 'package-5' && !preview.isTooLarge;
  const contact = toLanguagePath('contact', language);
  return (
    <>
      <Facts preview={preview} language={language} />
      {preview.isTooLarge ? <p role="alert">{words.tooLarge(MOST_DATA_BYTES / 1_000_000)}</p> : null}
      {preview.planId === null ? <p>{words.noPlanText}</p> : null}
      <div className={styles.ways}>
        <a
          className={styles.submit}
          href={canOrder ? orderPath : contact}
          {...(canOrder ? {} : { 'data-consult': '' })}
        >
          {canOrder ? words.order : words.consult}
        </a>
        <a className="more" href={toLanguagePath('weather-api', language)}>
          {words.seePlans}
        </a>
      </div>
    </>
  );
}
