import { CONTENT_PAGES } from '@portal/content/content-pages';
import { formatDay } from '@portal/content/format-day';
import { happyRainWords } from '@portal/content/happy-rain/landing-words';
import { contentPagesMessages } from '@portal/content/messages/content-pages-messages';
import { routeText } from '@portal/content/messages/route-text';
import { verificationMessages } from '@portal/content/messages/verification-messages';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { MOST_LEAD_DAYS, SCORED_VARIABLES } from '@portal/domain/score/scored-variable';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Fragment } from 'react';
import { ContentBlocks } from '#components/content/content-blocks.tsx';
import { ContentHero } from '#components/content/content-hero.tsx';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { ChoiceField } from '#components/ui/choice-field.tsx';
import { CreditText } from '#components/weather/credit-text.tsx';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import { showRecord } from '#pages/content/show-evidence.tsx';
import type { Page } from '#pages/page.ts';
import { EventCounts } from './event-counts.tsx';
import { LeadChart } from './lead-chart.tsx';
import { LearnedSection } from './learned-section.tsx';
import { loadReport, type Report, type ReportScores } from './load-report.ts';
import { ProjectList } from './project-list.tsx';
import { RainCounts } from './rain-counts.tsx';
import { ReaderReports } from './reader-reports.tsx';
import { ReliabilityChart } from './reliability-chart.tsx';
import { ReportFigures } from './report-figures.tsx';
import { splitMonth, withUnit } from './report-values.ts';
import { ScoreMap } from './score-map.tsx';
import styles from './weather-report.module.css';

const TEXT = CONTENT_PAGES['weather-report'];

interface PartProps {
  readonly scores: ReportScores;
  readonly provinces: Report['provinces'];
  readonly language: Language;
}

/** A plain form answered by the page. */
function ReportForm({ scores: { choice, byLead }, provinces, language }: PartProps) {
  const words = verificationMessages[language];
  const { form } = words;
  const leads = Array.from({ length: MOST_LEAD_DAYS + 1 }, (_, lead) => lead);
  const months = [...new Set([...byLead.scoredMonths, choice.month])].sort().reverse();
  return (
    <form className={`card stack ${styles.form}`} method="get" aria-label={form.label}>
      {language === 'en' && <input type="hidden" name="lang" value="en" />}
      <ChoiceField
        label={form.variable}
        name="variable"
        chosen={choice.variable}
        options={SCORED_VARIABLES.map((name) => [name, words.variables[name]])}
      />
      <ChoiceField
        label={form.region}
        name="province"
        chosen={choice.province ?? ''}
        options={[['', form.country], ...provinces]}
      />
      <ChoiceField
        label={form.lead}
        name="lead"
        chosen={String(choice.leadDays)}
        options={leads.map((lead) => [String(lead), words.days(lead)])}
      />
      <ChoiceField
        label={form.time}
        name="month"
        chosen={choice.month}
        options={months.map((month) => [month, words.month(...splitMonth(month))])}
      />
      <button type="submit" className="button">
        {form.show}
      </button>
    </form>
  );
}

function WorstMisses({ scores: { atLead }, provinces, language }: PartProps) {
  const { misses } = verificationMessages[language];
  if (atLead.worstMisses.length === 0) return null;
  return (
    <section className="card" aria-labelledby="misses">
      <h2 id="misses">{misses.heading}</h2>
      <ul className={styles.misses}>
        {atLead.worstMisses.map(({ date, station, province, forecastValue, observedValue }) => {
          const measured = atLead.variable === 'rainProbabilityPercent' ? { ...atLead, unit: 'mm' } : atLead;
          return (
            <li key={`${date} ${station}`}>
              <time dateTime={date}>{formatDay(parseDate(date) ?? 0, language)}</time>
              <span>
                <b>
                  {misses.line(withUnit(forecastValue, atLead, language), withUnit(observedValue, measured, language))}
                </b>{' '}
                · {[station, provinces.get(province ?? '')].filter(Boolean).join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Everything with values. */
function Scores({ scores, provinces, language }: PartProps) {
  const part = { scores, provinces, language };
  const { byLead, rain, chances } = scores;
  return (
    <>
      <ReportFigures scores={scores} language={language} />
      <ReportForm {...part} />
      {byLead.scores.length === 0 ? (
        <p className="card">{verificationMessages[language].empty.choice}</p>
      ) : (
        <div className={styles.split}>
          <LeadChart scores={byLead} language={language} />
          <ScoreMap {...part} />
        </div>
      )}
      <div className={styles.split}>
        <ReliabilityChart scores={chances} language={language} />
        <RainCounts scores={rain} language={language} />
      </div>
      <EventCounts events={scores.events} language={language} />
      <WorstMisses {...part} />
    </>
  );
}

function NoScores({ failed, language }: { readonly failed: boolean; readonly language: Language }) {
  const { empty, failed: sorry } = verificationMessages[language];
  return (
    <section className={`card stack`} aria-labelledby="no-scores">
      <h2 id="no-scores">{failed ? sorry : empty.heading}</h2>
      {!failed && (
        <>
          <p className={styles.says}>{empty.text}</p>
          <a className="more" href="#method">
            {empty.how}
          </a>
        </>
      )}
    </section>
  );
}

/** While nothing is scored here: one figure measured on radar of other countries, and said to be that. */
function ForeignFigure({ language }: { readonly language: Language }) {
  const { heading, lead, points } = happyRainWords[language].record;
  const [first] = points;
  return (
    <section className="card stack" aria-labelledby="foreign-figure">
      <h2 id="foreign-figure">{heading}</h2>
      {first !== undefined && (
        <p className={styles.figure}>
          <b>{first.figure}</b> {first.name}
        </p>
      )}
      <p className={styles.says}>{lead}</p>
      <a className="more" href={`${toLanguagePath('happy-rain', language)}#record`}>
        {verificationMessages[language].empty.more}
      </a>
    </section>
  );
}

function Downloads({ scores, language }: { readonly scores: ReportScores | null; readonly language: Language }) {
  const { data } = verificationMessages[language];
  const { verificationScores, verificationProjects } = ENDPOINT_ADDRESSES;
  const query = new URLSearchParams(
    scores === null ? {} : { variable: scores.choice.variable, month: scores.choice.month },
  );
  if (scores !== null && scores.choice.province !== null) query.set('province', scores.choice.province);
  return (
    <section className="card" aria-labelledby="data">
      <h2 id="data">{data.heading}</h2>
      <p className={styles.downloads}>
        {scores !== null && (
          <>
            <a href={`${verificationScores.path}?${query}&format=csv`} download>
              {data.csv}
            </a>
            <a href={`${verificationScores.path}?${query}`}>{data.json}</a>
          </>
        )}
        <a href={verificationProjects.path}>{data.projects}</a>
        <a href={toLanguagePath('api-docs', language)}>{data.docs}</a>
      </p>
      {scores !== null && (
        <p className={styles.credits}>
          {scores.byLead.credits.map((credit) => (
            <Fragment key={credit}>
              <CreditText credit={credit} language={language} />{' '}
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

/** `/weather-report`: forecast errors against observations; without observations it says so and shows no numbers. */
export const weatherReportPage: Page = async (request, call) => {
  const { language } = request;
  const [report, live] = await Promise.all([loadReport(request, call), showRecord('concrete')(request, call)]);
  const words = contentPagesMessages[language];
  const { headline, lead, blocks } = TEXT[language];
  const { title, description } = routeText[language]['weather-report'];
  const crumbs = findCrumbs('weather-report', language);
  const scores = report.scores === 'failed' ? null : report.scores;
  // The fictitious rainstorm explains the idea only until a real one exists.
  const shown = scores === null ? blocks : blocks.filter(({ kind }) => kind !== 'live');
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description,
      indexable: true,
      structuredData: [toBreadcrumbList(crumbs, request.publicUrl, toLanguagePath('weather-report', language))],
    },
    body: (
      <>
        <ContentHero
          crumbs={crumbs}
          crumbsLabel={words.breadcrumb}
          headline={headline}
          lead={lead}
          drawing={TEXT.drawing}
          action={null}
        />
        <div className={`wrap stack ${styles.page}`}>
          {scores === null ? (
            <>
              <NoScores failed={report.scores === 'failed'} language={language} />
              <ForeignFigure language={language} />
            </>
          ) : (
            <Scores scores={scores} provinces={report.provinces} language={language} />
          )}
          <LearnedSection learning={report.learning} language={language} />
          <ReaderReports reports={report.reports} language={language} />
          <ProjectList projects={report.projects} language={language} />
          <Downloads scores={scores} language={language} />
          <div id="method" className={`stack ${styles.method}`}>
            <ContentBlocks
              blocks={shown}
              language={language}
              words={words}
              live={live.block}
              company={request.company}
              page={request}
              folds={false}
            />
          </div>
        </div>
      </>
    ),
  };
};
