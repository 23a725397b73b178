import { warningMessages } from '@portal/content/messages/warning-messages';
import type { HazardGuide } from '@portal/content/warnings/hazard-guide';
import { hazardGuides } from '@portal/content/warnings/hazard-guides';
import type { Language } from '@portal/domain/language/language';
import type { WarningKind } from '@portal/domain/warning/warning-kind';
import styles from './hazard-guide-list.module.css';

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
    <details className={styles.guide} open={isOpen}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div id={id} className={styles.inside}>
        <p>{danger}</p>
        <div className={styles.steps}>
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
  /** Kinds of the warnings in force: their guides stand open. */
  readonly current: readonly WarningKind[];
}

/** What to do about each kind of disaster. */
export function HazardGuideList({ language, current }: HazardGuideListProps) {
  return (
    <div className={styles.list}>
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
