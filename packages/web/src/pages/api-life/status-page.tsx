import { formatDay } from '@portal/content/format-day';
import { apiLifeMessages } from '@portal/content/messages/api-life-messages';
import { routeText } from '@portal/content/messages/route-text';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import {
  apiStatus,
  type ServiceStatus,
  type StatusComponent,
  type StatusDay,
  type StatusIncident,
} from '@portal/contract/endpoints/status';
import type { Language } from '@portal/domain/language/language';
import { formatClock, parseDate } from '@portal/domain/time/vietnam-time';
import type { Page } from '#pages/page.ts';
import styles from './api-life.module.css';
import { LifeHead } from './life-head.tsx';
import { StateWord, StatusBars } from './status-bars.tsx';

interface PartProps {
  readonly language: Language;
}

function formatMomentOf(moment: string, language: Language): string {
  const at = Date.parse(moment) / 1000;
  return `${formatClock(at)}, ${formatDay(at, language)}`;
}

/** Percentage with the language's decimal mark. */
const formatPercent = (percent: number, language: Language): string =>
  percent.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 2 });

const hasTrouble = ({ status }: StatusDay): boolean => status === 'degraded' || status === 'down';

function TroubleDays({ days, language }: PartProps & { readonly days: readonly StatusDay[] }) {
  const words = apiLifeMessages[language].statusPage;
  const troubled = days.filter(hasTrouble).toReversed();
  if (troubled.length === 0) return null;
  return (
    <details>
      <summary>{words.troubleDays(troubled.length)}</summary>
      <ul className={styles.list}>
        {troubled.map(({ date, downMinutes, degradedMinutes }) => (
          <li key={date}>
            <time dateTime={date}>{formatDay(parseDate(date) ?? 0, language)}</time>:{' '}
            {words.troubleDay(downMinutes, degradedMinutes)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function ComponentCard({ part, language }: PartProps & { readonly part: StatusComponent }) {
  const words = apiLifeMessages[language].statusPage;
  const { component, status, uptime, days } = part;
  const [name, meaning] = words.components[component] as [string, string];
  const measured = days.filter(({ status: ofDay }) => ofDay !== 'unknown').length;
  return (
    <section className={`card stack ${styles.part}`} aria-labelledby={component}>
      <h3 id={component}>
        {name} <StateWord state={status}>{words.states[status]}</StateWord>
      </h3>
      <p className={styles.quiet}>{meaning}</p>
      <StatusBars name={name} days={days} language={language} />
      <p>
        {uptime === null
          ? words.noUptime
          : `${words.uptime(formatPercent(uptime, language))}; ${words.measured(measured)}`}
      </p>
      <TroubleDays days={days} language={language} />
    </section>
  );
}

function Incident({ incident, language }: PartProps & { readonly incident: StatusIncident }) {
  const words = apiLifeMessages[language].statusPage;
  const { component, status, startedAt, endedAt } = incident;
  const from = formatMomentOf(startedAt, language);
  return (
    <li>
      <b>{words.components[component][0]}</b> <StateWord state={status}>{words.states[status]}</StateWord>{' '}
      {endedAt === null ? words.since(from) : words.span(from, formatMomentOf(endedAt, language))}
    </li>
  );
}

function IncidentList({ incidents, language }: PartProps & { readonly incidents: readonly StatusIncident[] }) {
  return (
    <ul className={styles.list}>
      {incidents.map((incident) => (
        <Incident key={`${incident.component} ${incident.startedAt}`} incident={incident} language={language} />
      ))}
    </ul>
  );
}

function Overall({ status, language }: PartProps & { readonly status: ServiceStatus }) {
  const words = apiLifeMessages[language].statusPage;
  const going = status.incidents.filter(({ endedAt }) => endedAt === null);
  return (
    <div className={`card stack ${styles.stack}`}>
      <p className={styles.overall}>
        <StateWord state={status.status}>{words.overall[status.status]}</StateWord>
      </p>
      <p>
        {status.checkedAt === null ? words.neverChecked : words.checkedAt(formatMomentOf(status.checkedAt, language))}
      </p>
      {status.history !== 'current' && <p className={styles.notice}>{words[status.history]}</p>}
      {status.demo === true && <p className={styles.notice}>{words.demo}</p>}
      {going.length > 0 && (
        <>
          <h2>{words.now}</h2>
          <IncidentList incidents={going} language={language} />
        </>
      )}
    </div>
  );
}

function Past({ status, language }: PartProps & { readonly status: ServiceStatus }) {
  const words = apiLifeMessages[language].statusPage;
  const ended = status.incidents.filter(({ endedAt }) => endedAt !== null);
  const none = status.history === 'missing' ? words.noHistory : words.noIncident;
  return (
    <section className={`stack ${styles.stack}`} aria-labelledby="incidents">
      <h2 id="incidents">{words.incidentsTitle}</h2>
      {ended.length > 0 ? (
        <IncidentList incidents={ended} language={language} />
      ) : (
        status.incidents.length === 0 && <p>{none}</p>
      )}
    </section>
  );
}

/** Shown where the call itself failed: status unknown. */
const NOTHING: ServiceStatus = {
  status: 'unknown',
  checkedAt: null,
  demo: null,
  history: 'missing',
  components: [],
  incidents: [],
};

/** Current status and 90-day history, from the portal's own probes. */
export const statusPage: Page = async (request, call) => {
  const { language } = request;
  const answer = await call(apiStatus, { query: {} });
  const status = answer.ok ? answer.reply : NOTHING;
  const words = apiLifeMessages[language].statusPage;
  const { title, description } = routeText[language]['api-status'];
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: true },
    body: (
      <div className={`wrap stack ${styles.page}`}>
        <LifeHead request={request} routeId="api-status" />
        <Overall status={status} language={language} />
        <p className={styles.text}>{words.intro}</p>
        <h2>{words.partsTitle}</h2>
        {status.components.map((part) => (
          <ComponentCard key={part.component} part={part} language={language} />
        ))}
        <Past status={status} language={language} />
        <h2>{words.howTitle}</h2>
        <ul className={styles.list}>
          {words.how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <a className="more" href={ENDPOINT_ADDRESSES.apiStatus.path}>
          {words.json}
        </a>
      </div>
    ),
  };
};
