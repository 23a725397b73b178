import { apiLifeMessages } from '@portal/content/messages/api-life-messages';
import type { ServiceState, StatusComponent, StatusDay } from '@portal/contract/endpoints/status';
import type { Language } from '@portal/domain/language/language';
import styles from './api-life.module.css';

const STATES = ['good', 'degraded', 'down', 'unknown'] as const satisfies readonly ServiceState[];
/** Width of a day, drawing units: bar and gap. */
const DAY_WIDTH = 10;
const BAR_WIDTH = 7;
const HEIGHT = 36;
/** Bar tops per state: heights differ too, for readers who cannot see colours. */
const TOPS: Readonly<Record<ServiceState, number>> = { good: 8, degraded: 4, down: 0, unknown: 32 };

const drawDays = (days: readonly StatusDay[], state: ServiceState): string =>
  days
    .flatMap(({ status }, index) =>
      status === state ? [`M${index * DAY_WIDTH} ${TOPS[state]}h${BAR_WIDTH}V36h-7z`] : [],
    )
    .join('');

interface StatusBarsProps {
  readonly name: string;
  readonly days: StatusComponent['days'];
  readonly language: Language;
}

/** 90 days as bars, with a text alternative. */
export function StatusBars({ name, days, language }: StatusBarsProps) {
  const words = apiLifeMessages[language].statusPage;
  const count = (state: ServiceState) => days.filter(({ status }) => status === state).length;
  const label = words.bars(name, count('good'), count('degraded') + count('down'), count('unknown'));
  return (
    <>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {STATES.map((state) => {
          const path = drawDays(days, state);
          return path === '' ? null : <path key={state} className={styles[state]} d={path} />;
        })}
      </svg>
      <p className={`${styles.scale} ${styles.quiet}`}>
        <span>{words.ninetyDaysAgo}</span>
        <span>{words.today}</span>
      </p>
    </>
  );
}

const SIGNS: Readonly<Record<ServiceState, string>> = {
  good: 'M5 8.5l2 2 4-4.5',
  degraded: 'M8 4.5v4M8 11v.5',
  down: 'M5.5 5.5l5 5M10.5 5.5l-5 5',
  unknown: 'M5 8h6',
};

/** Sign colour: dark on green and orange, white on darker colours. */
const SIGN_INKS: Readonly<Record<ServiceState, string>> = {
  good: '#141c08',
  degraded: '#141c08',
  down: '#fff',
  unknown: '#fff',
};

interface StateWordProps {
  readonly state: ServiceState;
  readonly children: string;
}

export function StateWord({ state, children }: StateWordProps) {
  return (
    <span className={styles.state}>
      <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
        <circle className={styles[state]} cx="8" cy="8" r="8" />
        <path d={SIGNS[state]} fill="none" stroke={SIGN_INKS[state]} strokeWidth="2" strokeLinecap="round" />
      </svg>
      {children}
    </span>
  );
}
