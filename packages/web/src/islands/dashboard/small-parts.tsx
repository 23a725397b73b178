import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import styles from './dashboard.module.css';
import type { Part, PartName } from './dashboard-data.ts';
import { formatCopyTime } from './format-when.ts';
import type { Dashboard } from './use-dashboard.ts';

interface BlockProps {
  readonly id: string;
  readonly heading: string;
  /** Next to the heading, e.g. usage of the plan. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Block({ id, heading, aside, children }: BlockProps) {
  return (
    <section className={`card ${styles.block}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  /** Id of the text that says why it is locked. */
  readonly lockedBy?: string;
}

/** Toggle with immediate effect. */
export function Switch({ label, isOn, onSwitch, lockedBy }: SwitchProps) {
  const isLocked = lockedBy !== undefined;
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-label={label}
      aria-checked={isOn}
      aria-disabled={isLocked}
      aria-describedby={lockedBy}
      onClick={() => !isLocked && onSwitch(!isOn)}
    >
      <span />
    </button>
  );
}

interface AgeProps {
  readonly part: Part<unknown>;
  readonly names: readonly PartName[];
  readonly dashboard: Dashboard;
  readonly language: Language;
}

/** Says that a part failed to load and how old the data below are, with a retry. */
export function Age({ part, names, dashboard, language }: AgeProps) {
  const words = dashboardMessages[language];
  if (part.state !== 'failed') return null;
  return (
    <div className={styles.failed}>
      <p>
        {part.at === null ? (
          <>
            <b>{words.failed}</b> {words.stillRuns}
          </>
        ) : (
          <>
            <b>{words.savedAt(formatCopyTime(part.at, Date.now(), language))}</b> {words.notNewer}
          </>
        )}
      </p>
      <button type="button" className={styles.plain} onClick={() => dashboard.reload(...names)}>
        <Icon name="rotate-cw" size={18} />
        {words.retry}
      </button>
    </div>
  );
}

/** Says that a part without data is being loaded again. */
export function Retrying({ part, language }: Pick<AgeProps, 'part' | 'language'>) {
  if (part.value !== null || part.state !== 'loading') return null;
  return <p className={styles.quiet}>{dashboardMessages[language].slow}</p>;
}

interface PartBlockProps extends BlockProps, Pick<AgeProps, 'dashboard' | 'language'> {
  readonly part: PartName;
}

/** A block of a part: says if it failed to load, or is being loaded again. */
export function PartBlock({ part: name, dashboard, language, children, ...block }: PartBlockProps) {
  const part = dashboard.parts[name];
  return (
    <Block {...block}>
      <Age part={part} names={[name]} dashboard={dashboard} language={language} />
      <Retrying part={part} language={language} />
      {children}
    </Block>
  );
}

export function DemoMark({ language }: { readonly language: Language }) {
  return <span className="demo">{dashboardMessages[language].demo}</span>;
}
