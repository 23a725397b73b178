import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherUv } from '@portal/contract/endpoints/weather';
import styles from './uv-bars.module.css';

type UvHour = EndpointReply<typeof weatherUv>['hours'][number];

const HEIGHT = 32;
const FULL_INDEX = 12;
const LEVELS = ['low', 'moderate', 'high', 'veryHigh', 'extreme'] as const;

const hasSun = ({ uvIndex }: UvHour): boolean => uvIndex !== null && uvIndex >= 0.5;

/** The hours with sun, side by side, and the place of this hour among them. Null where none is known. */
function findDay(hours: readonly UvHour[], nowAt: string): { lit: readonly UvHour[]; mark: number } | null {
  const first = hours.findIndex(hasSun);
  if (first === -1) return null;
  const lit = hours.slice(first, hours.findLastIndex(hasSun) + 1);
  return { lit, mark: lit.findIndex(({ at }) => at.slice(0, 13) === nowAt.slice(0, 13)) };
}

/** UV index of today's hours: height says the index, colour the level, a mark below this hour. Decoration beside the words. */
export function UvBars({ hours, nowAt }: { readonly hours: readonly UvHour[]; readonly nowAt: string }) {
  const day = findDay(hours, nowAt);
  if (day === null) return null;
  const paths: Record<string, string> = {};
  day.lit.forEach(({ uvIndex, level }, index) => {
    if (uvIndex === null || level === null) return;
    const height = Math.max(2, Math.round((Math.min(uvIndex, FULL_INDEX) / FULL_INDEX) * HEIGHT));
    paths[level] = `${paths[level] ?? ''}M${index * 12} ${HEIGHT - height}h10v${height}h-10z`;
  });
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${day.lit.length * 12 - 2} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LEVELS.map((level) =>
        paths[level] === undefined ? null : <path key={level} className={styles[level]} d={paths[level]} />,
      )}
      {day.mark === -1 ? null : <path className={styles.mark} d={`M${day.mark * 12} ${HEIGHT + 2}h10v2h-10z`} />}
    </svg>
  );
}
