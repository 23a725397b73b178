import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import frame from '#components/ui/chart-frame.module.css';
import type { PageView } from '#components/weather/page-view.ts';
import { type DegreeScale, findDegreeScale } from './degree-scale.ts';
import { isDry } from './draw-rain.ts';
import { MeteogramAir } from './meteogram-air.tsx';
import { MeteogramLegend } from './meteogram-legend.tsx';
import { MeteogramRain } from './meteogram-rain.tsx';
import { type MeteogramShape, NARROW, WIDE } from './meteogram-shape.ts';
import { MeteogramNights, MeteogramTime } from './meteogram-time.tsx';
import { MeteogramIcons, MeteogramWarmth } from './meteogram-warmth.tsx';
import { listNights, listSunMarks, type NightSpan, type SunMark } from './night-spans.ts';

interface MeteogramProps {
  readonly hours: readonly Hour[];
  /** Where the hours are: sun and night are reckoned for it. */
  readonly point: LatLng;
  readonly title: string;
  /** What the drawing shows, in sentences. */
  readonly description: string;
  readonly view: PageView;
}

interface DrawingProps extends Omit<MeteogramProps, 'point'> {
  readonly shape: MeteogramShape;
  readonly scale: DegreeScale;
  readonly marks: readonly SunMark[];
  readonly nights: readonly NightSpan[];
}

function Drawing({ hours, title, description, shape, scale, marks, nights, view }: DrawingProps) {
  const titleId = `meteogram-${shape.name}`;
  return (
    <svg
      className={frame[shape.name]}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      role="img"
      aria-labelledby={`${titleId} ${titleId}-told`}
    >
      <title id={titleId}>{title}</title>
      <desc id={`${titleId}-told`}>{description}</desc>
      <MeteogramNights nights={nights} marks={marks} hours={hours} shape={shape} view={view} />
      <MeteogramTime hours={hours} shape={shape} view={view} />
      <MeteogramIcons hours={hours} shape={shape} />
      <MeteogramWarmth hours={hours} shape={shape} scale={scale} view={view} />
      <MeteogramRain hours={hours} shape={shape} view={view} />
      <MeteogramAir hours={hours} shape={shape} view={view} />
    </svg>
  );
}

/**
 * Sky, temperature, rain, cloud and wind of a day's hours on one axis of time, drawn twice: the wide one and the one for a
 * phone, of which the style shows one. Null of fewer than two temperatures. The table says the same.
 */
export function Meteogram({ hours, point, view, ...words }: MeteogramProps) {
  const scale = findDegreeScale(hours, view.style);
  const first = hours[0];
  if (scale === null || first === undefined) return null;
  const marks = listSunMarks(point, first.at, hours.length);
  const nights = listNights(marks, hours.length, first.isDay);
  const drawing = { ...words, hours, scale, marks, nights, view };
  const hasRange = hours.some(({ rainLow, rainHigh }) => rainLow !== null && rainHigh !== null);
  return (
    <figure className={frame.figure}>
      <Drawing {...drawing} shape={WIDE} />
      <div className={frame.scroll}>
        <Drawing {...drawing} shape={NARROW} />
      </div>
      <MeteogramLegend hasRain={!isDry(hours)} hasRange={hasRange} view={view} />
    </figure>
  );
}
