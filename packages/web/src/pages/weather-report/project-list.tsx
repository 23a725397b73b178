import { verificationMessages } from '@portal/content/messages/verification-messages';
import type { VerificationProject } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { findScoreBand } from '@portal/domain/score/monthly-score';
import { toLanguagePath } from '@portal/routes/counterpart';
import { formatScore } from '#components/weather/format-scores.ts';
import { ScoreLegend } from './score-map.tsx';
import styles from './weather-report.module.css';

interface MonthsProps {
  readonly project: VerificationProject;
  readonly language: Language;
}

function Months({ project, language }: MonthsProps) {
  const { monthShort, projects } = verificationMessages[language];
  return (
    <ol className={styles.months} aria-label={projects.monthsLabel(project.nameProject)}>
      {project.resultEvaluation.map((score, index) => {
        const month = monthShort(index + 1);
        return (
          <li key={month} data-band={findScoreBand(score)}>
            <span>{month}</span>
            <b>{formatScore(score, language)}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** Mean of the scored months; null without any. */
function findMean(months: readonly (number | null)[]): number | null {
  const known = months.filter((score) => score !== null);
  return known.length === 0 ? null : known.reduce((sum, score) => sum + score, 0) / known.length;
}

function Project({ project, language }: MonthsProps) {
  const { projects } = verificationMessages[language];
  const { lat, lon, dataElement, monthPairs, sourceFileData, add } = project;
  const counts = monthPairs.flatMap((count) => (count === null || count === 0 ? [] : [count]));
  const pairs = counts.length === 0 ? null : projects.pairs(Math.min(...counts), Math.max(...counts));
  const repeated = findMean(project.persistenceEvaluation);
  const basis = [
    project.yearData,
    pairs,
    dataElement.unit,
    repeated === null ? null : projects.repeated(formatScore(repeated, language)),
  ];
  const map = `${toLanguagePath('map', language)}${language === 'en' ? '?lang=en&' : '?'}lat=${lat}&lng=${lon}`;
  return (
    <li className={styles.project}>
      <div>
        <h3>{project.nameProject}</h3>
        <p className={styles.quiet}>
          {project.nameLocation} · {formatScore(lat, language, 2)}, {formatScore(lon, language, 2)}
        </p>
        <p>
          <b>
            {dataElement.title}, {project.leadText}
          </b>
        </p>
      </div>
      <div>
        <Months project={project} language={language} />
        <p className={styles.quiet}>{basis.filter((part) => part !== null).join(' · ')}</p>
        <p className={styles.quiet}>{project.description}</p>
      </div>
      <div className={styles.links}>
        <p className={styles.quiet}>
          {projects.partner} {project.namePartner}
        </p>
        <a href={sourceFileData} download>
          {projects.sheet}
        </a>
        <a href="#method">{projects.method}</a>
        <a href={map}>{projects.map}</a>
        {add.map(({ name, url }) => (
          <a key={url} href={url} rel="external">
            {name}
          </a>
        ))}
      </div>
    </li>
  );
}

interface ProjectListProps {
  /** Null if loading failed. */
  readonly projects: readonly VerificationProject[] | null;
  readonly language: Language;
}

/** Sites compared by the operator, twelve months each. */
export function ProjectList({ projects, language }: ProjectListProps) {
  const words = verificationMessages[language];
  return (
    <section className="card" aria-labelledby="projects">
      <h2 id="projects">{words.projects.heading}</h2>
      {projects === null && <p>{words.failed}</p>}
      {projects?.length === 0 && <p className={styles.says}>{words.projects.none}</p>}
      {projects !== null && projects.length > 0 && (
        <>
          <ul className={styles.projects}>
            {projects.map((project) => (
              <Project key={project.id} project={project} language={language} />
            ))}
          </ul>
          <ScoreLegend language={language} />
        </>
      )}
    </section>
  );
}
