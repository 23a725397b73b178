import type { DayPart, Hour } from '@portal/contract/endpoints/weather-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import tabs from '#components/ui/tab-row.module.css';
import { HourParts } from '#components/weather/hour/hour-parts.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './hours-view.module.css';
import { Meteogram } from './meteogram.tsx';

/** Chart or table of hours; only the chosen one is rendered. */
export type ForecastView = 'chart' | 'table';

interface ViewChoiceProps {
  readonly chosen: ForecastView;
  /** CSV file of the same hours. */
  readonly csvPath?: string | undefined;
  readonly view: PageView;
}

export const VIEW_ICONS = [
  ['chart', 'M2 13h12M3 10l3-4 3 2 4-5'],
  ['table', 'M2 3h12v10H2zM2 7h12M6 3v10'],
] as const;

/** Chart or table as plain links (the server stores the choice), with the CSV link next to them. */
function ViewChoice({ chosen, csvPath, view }: ViewChoiceProps) {
  const { charts } = view.words;
  return (
    <div className={styles.bar}>
      <nav className={tabs.tabs} aria-label={charts.view.label}>
        {VIEW_ICONS.map(([name, path]) => (
          <a
            key={name}
            href={`${view.path}?view=${name}`}
            rel="nofollow"
            aria-current={name === chosen ? 'true' : undefined}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d={path} />
            </svg>
            {charts.view[name]}
          </a>
        ))}
      </nav>
      {csvPath === undefined ? null : (
        <a className={styles.file} href={csvPath} rel="nofollow" download>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 2v8M5 7l3 3 3-3M3 13h10" />
          </svg>
          {charts.csv}
        </a>
      )}
    </div>
  );
}

interface HoursViewProps extends ViewChoiceProps {
  readonly hours: readonly Hour[];
  /** Parts of the days that the hours belong to. */
  readonly parts: readonly DayPart[];
  /** Location for sun times and night. */
  readonly point: LatLng;
  /** Name of the chart and the table. */
  readonly title: string;
  readonly caption: string;
}

/** The hours in the chosen view, below the choice. */
export function HoursView({ hours, parts, point, title, caption, ...choice }: HoursViewProps) {
  const { chosen, view } = choice;
  return (
    <>
      <ViewChoice {...choice} />
      {chosen === 'table' ? (
        <HourParts hours={hours} parts={parts} caption={caption} view={view} />
      ) : (
        <Meteogram hours={hours} point={point} title={title} view={view} />
      )}
    </>
  );
}
