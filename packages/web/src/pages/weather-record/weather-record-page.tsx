import { describeThresholds, describeWorkTime, formatPoint } from '@portal/content/delay-records/describe-terms';
import { formatDay } from '@portal/content/format-day';
import { writeCredits } from '@portal/content/messages/credit-words';
import { delayRecordMessages } from '@portal/content/messages/delay-record-messages';
import { RECORD_SCRIPT_ADDRESS } from '@portal/contract/own/delay-record-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatClock } from '@portal/domain/time/vietnam-time';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { Icon } from '#components/ui/icon.tsx';
import type { Page } from '#pages/page.ts';
import type { WeatherRecord } from '#pages/page-links.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { RecordDays } from './record-days.tsx';
import styles from './weather-record-page.module.css';

interface PartProps {
  readonly record: WeatherRecord;
  readonly language: Language;
}

/** Subject and terms of the record. */
function Facts({ record, language }: PartProps) {
  const { facts } = delayRecordMessages[language];
  const { lat, lng, terms, firstDayAt, lastDayAt, credits } = record;
  const end = lastDayAt === null ? facts.goesOn : facts.ended(formatDay(lastDayAt, language));
  const rows = [
    [facts.point, formatPoint({ lat, lng }, language)],
    [facts.hours, describeWorkTime(terms, language)],
    [facts.thresholds, describeThresholds(terms, language).join('; ')],
    [facts.period, `${formatDay(firstDayAt, language)}; ${end}`],
    ...(credits.length === 0 ? [] : [[facts.sources, writeCredits(credits, language)] as const]),
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Result of verifying the hash chain for this view. */
function Chain({ record, language, now }: PartProps & { readonly now: EpochSeconds }) {
  const words = delayRecordMessages[language];
  const { chain } = record;
  const isEmpty = chain.isWhole && chain.days === 0;
  const checked = words.chain.checked(`${formatClock(now)}, ${formatDay(now, language)}`);
  return (
    <section className={`card ${chain.isWhole ? styles.whole : styles.broken}`} aria-labelledby="chain">
      <h2 id="chain">
        {!isEmpty && <Icon name={chain.isWhole ? 'badge-check' : 'x'} size={24} />}
        {words.chain.heading}
      </h2>
      {isEmpty && <p>{words.chain.empty}</p>}
      {!chain.isWhole && (
        <>
          <p>
            <strong>{words.chain.broken(formatDay(chain.dayAt, language))}</strong>
          </p>
          <p>{words.chain.faults[chain.fault]}</p>
        </>
      )}
      {chain.isWhole && !isEmpty && (
        <>
          <p>
            <strong>{words.chain.whole(chain.days)}</strong>
          </p>
          <p className={styles.quiet}>{words.facts.lastHash}</p>
          <p className={styles.hash}>{chain.lastHash}</p>
        </>
      )}
      {!isEmpty && <p className={styles.quiet}>{checked}</p>}
    </section>
  );
}

function Verify({ record, language }: PartProps) {
  const { verify } = delayRecordMessages[language];
  return (
    <section className="card" aria-labelledby="verify">
      <h2 id="verify">{verify.heading}</h2>
      <ol className={styles.steps}>
        {verify.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.actions}>
        {record.days.length > 0 && (
          <a className="button" href={record.filePath} download>
            {verify.file}
          </a>
        )}
        <a href={RECORD_SCRIPT_ADDRESS.path} download>
          {verify.script} (verify-record.mjs)
        </a>
      </p>
    </section>
  );
}

/** Months of the record, newest first. */
function Months({ record, language, code }: PartProps & { readonly code: string }) {
  const path = toLanguagePath('weather-record', language, { code });
  if (record.months.length < 2) return null;
  return (
    <nav aria-label={delayRecordMessages[language].months} className={styles.months}>
      {record.months.map((month) => (
        <a
          key={month}
          href={addQuery(path, `month=${month}`)}
          aria-current={month === record.month ? 'page' : undefined}
        >
          {language === 'vi' ? month.split('-').reverse().join('/') : month}
        </a>
      ))}
    </nav>
  );
}

function Record({ record, request }: { readonly record: WeatherRecord; readonly request: PageRequest }) {
  const { language, now, parameters } = request;
  const words = delayRecordMessages[language];
  const part = { record, language };
  return (
    <div className={`wrap stack stack ${styles.page}`}>
      <header>
        <p className={styles.kicker}>{words.title}</p>
        <h1>{record.name}</h1>
        {record.days.some(({ demo }) => demo) && <p className={styles.demo}>{words.demo}</p>}
        <p>{words.basis}</p>
        <p className={styles.quiet}>{words.intro}</p>
      </header>
      <Facts {...part} />
      <Chain {...part} now={now} />
      <Months {...part} code={parameters.code ?? ''} />
      <RecordDays {...part} />
      <Verify {...part} />
    </div>
  );
}

/** `/so-thoi-tiet/{code}`: verifies a statement for anyone who has one, without account or JavaScript. */
export const weatherRecordPage: Page = async (request) => {
  const { language, parameters, query, findWeatherRecord } = request;
  const words = delayRecordMessages[language];
  const record = (await findWeatherRecord?.(parameters.code ?? '', query.month ?? null)) ?? null;
  const { title, text } = words.notFound;
  if (record === null)
    return {
      kind: 'page',
      status: 404,
      head: { title, description: text, indexable: false },
      body: (
        <div className={`wrap ${styles.page}`}>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
      ),
    };
  return {
    kind: 'page',
    status: 200,
    head: { title: `${words.title}: ${record.name}`, description: words.basis, indexable: false },
    body: <Record record={record} request={request} />,
  };
};
