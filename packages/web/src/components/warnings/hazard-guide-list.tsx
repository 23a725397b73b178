import { warningMessages } from '@portal/content/messages/warning-messages';
import type { HazardGuide } from '@portal/content/warnings/hazard-guide';
import { hazardGuides } from '@portal/content/warnings/hazard-guides';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import type { WarningKind } from '@portal/domain/warning/warning-kind.table';
import hazardGuideListStyles from './hazard-guide-list.module.css';
import { LevelChip } from './level-chip.tsx';
import styles from './level-links.module.css';

interface LevelLinksProps {
  /** Highest level first. */
  readonly warnings: readonly OfficialWarning[];
  readonly language: Language;
}

/** Count per level, highest first, each linked to the first warning of that level. */
export function LevelLinks({ warnings, language }: LevelLinksProps) {
  const { page } = warningMessages[language];
  const levels = [...new Set(warnings.map(({ level }) => level))];
  return (
    <nav aria-label={page.byLevel}>
      <ul className={styles.byLevel}>
        {levels.map((level) => {
          const ofLevel = warnings.filter((warning) => warning.level === level);
          return (
            <li key={level}>
              <a href={`#${ofLevel[0]?.id}`}>
                {level === null ? <span>{page.levelNotStated}</span> : <LevelChip level={level} language={language} />}
                {page.count(ofLevel.length)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Steps({ heading, steps }: { readonly heading: string; readonly steps: readonly string[] }) {
  return (
    <div>
      <h4>{heading}</h4>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}

interface GuideProps {
  readonly guide: HazardGuide;
  readonly isOpen: boolean;
  readonly language: Language;
}

function Guide({ guide: { id, title, danger, before, during, after }, isOpen, language }: GuideProps) {
  const { page } = warningMessages[language];
  return (
    <details className={hazardGuideListStyles.guide} open={isOpen}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div id={id} className={hazardGuideListStyles.inside}>
        <p>{danger}</p>
        <div className={hazardGuideListStyles.steps}>
          <Steps heading={page.before} steps={before} />
          <Steps heading={page.during} steps={during} />
          <Steps heading={page.after} steps={after} />
        </div>
      </div>
    </details>
  );
}

interface HazardGuideListProps {
  readonly language: Language;
  /** Kinds with warnings in force: their guides start open. */
  readonly current: readonly WarningKind[];
}

/** Guidance for each kind of disaster. */
export function HazardGuideList({ language, current }: HazardGuideListProps) {
  return (
    <div className={hazardGuideListStyles.list}>
      {hazardGuides[language].map((guide) => (
        <Guide
          key={guide.id}
          guide={guide}
          isOpen={guide.kinds.some((kind) => current.includes(kind))}
          language={language}
        />
      ))}
    </div>
  );
}
