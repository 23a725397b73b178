import { formatClock, formatDayMonth } from './format-values.ts';
import type { PageView } from './page-view.ts';
import styles from './warning-strip.module.css';

/** A warning as its issuer wrote it: nothing of it is ever worked out from a forecast. */
export interface OfficialWarning {
  readonly id: string;
  /** Who issued it and under which number. */
  readonly issuer: string;
  readonly number: string;
  /** Level of the risk as the bulletin states it; null where it states none. */
  readonly level: 1 | 2 | 3 | 4 | 5 | null;
  readonly headline: string;
  /** Moments, ISO 8601 with offset +07:00. */
  readonly issuedAt: string;
  readonly expiresAt: string | null;
  /** The bulletin at its issuer. */
  readonly link: string;
}

interface WarningProps {
  readonly warning: OfficialWarning;
  readonly view: PageView;
}

function nameMoment(moment: string, { nowAt, style }: PageView): string {
  const clock = formatClock(moment);
  return moment.slice(0, 10) === nowAt.slice(0, 10) ? clock : `${clock} ${formatDayMonth(moment, style.language)}`;
}

/** Colour, number and word of the level: none of them stands alone. */
function LevelChip({
  level,
  view,
}: {
  readonly level: NonNullable<OfficialWarning['level']>;
  readonly view: PageView;
}) {
  const { warnings } = view.words.place;
  return (
    <span className={`${styles.level} ${styles[`level${level}`]}`}>
      <b>{warnings.level(level)}</b> <span>{warnings.levels[level - 1]}</span>
    </span>
  );
}

function Warning({ warning, view }: WarningProps) {
  const { warnings } = view.words.place;
  const { level, headline, issuer, number, issuedAt, expiresAt, link } = warning;
  return (
    <li>
      <a className={styles.warning} href={link} rel="external">
        {level === null ? null : <LevelChip level={level} view={view} />}
        <span className={styles.text}>
          <b>{headline}</b>
          {expiresAt === null ? null : `, ${warnings.until(nameMoment(expiresAt, view))}`}
          <span className={styles.issued}>{warnings.issued(issuer, number, nameMoment(issuedAt, view))}</span>
        </span>
      </a>
    </li>
  );
}

interface WarningStripProps {
  readonly warnings: readonly OfficialWarning[];
  readonly view: PageView;
}

/** The official warnings for a place, highest level first; nothing where there are none, never a word that all is well. */
export function WarningStrip({ warnings, view }: WarningStripProps) {
  if (warnings.length === 0) return null;
  const ordered = [...warnings].sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
  return (
    <section aria-label={view.words.place.warnings.label}>
      <ul className={styles.strip}>
        {ordered.map((warning) => (
          <Warning key={warning.id} warning={warning} view={view} />
        ))}
      </ul>
    </section>
  );
}
