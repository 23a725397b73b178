import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { classifyCloud } from '@portal/domain/weather/cloud-state';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import { classifyVisibility, VISIBILITY_BANDS } from '@portal/domain/weather/visibility';
import { formatNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { DetailLine } from './detail-line.tsx';

const uncapitalize = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

interface HourLineProps {
  readonly hour: Hour;
  readonly view: PageView;
}

/** Visibility; above 10 km no exact value. */
function VisibilityLine({ hour: { visibility: km }, view: { words, style } }: HourLineProps) {
  const { visibility: label } = words.tiles;
  if (km === null) return <DetailLine label={label} icon="eye" text={words.noData} />;
  const value = km > 10 ? `> ${formatNumber(10, style)}` : formatNumber(km, style, km < 4 ? 1 : 0);
  const word = VISIBILITY_BANDS[classifyVisibility(km)][style.language];
  return <DetailLine label={label} icon="eye" text={`${value}\u00a0km, ${uncapitalize(word)}`} />;
}

function CloudLine({ hour: { cloudCover, isDay }, view: { words, style } }: HourLineProps) {
  const { cloud: label } = words.tiles;
  if (cloudCover === null) return <DetailLine label={label} icon="cloud" text={words.noData} />;
  const state = nameSkyState(classifyCloud(cloudCover), isDay, style.language);
  return <DetailLine label={label} icon="cloud" text={`${formatNumber(cloudCover, style)}%, ${uncapitalize(state)}`} />;
}

/** Changes below this in three hours, hPa, are within the diurnal pressure wave. */
const STEADY_HPA = 1;
const TREND_HOURS = 3;

function describePressureTrend(now: number, later: number | null, { words, style }: PageView): string | null {
  if (later === null) return null;
  const apart = later - now;
  const { steady, rising, falling } = words.tiles.pressureTrend;
  if (Math.abs(apart) < STEADY_HPA) return steady;
  return (apart > 0 ? rising : falling)(formatNumber(Math.abs(apart), style, 1));
}

interface HourLinesProps extends HourLineProps {
  readonly coming: readonly Hour[];
}

/** Sea-level pressure and its tendency over three hours. */
export function PressureLine({ hour: { pressure }, coming, view }: HourLinesProps) {
  const { words, style } = view;
  const { pressure: label } = words.tiles;
  if (pressure === null) return <DetailLine label={label} icon="gauge" text={words.noData} />;
  const trend = describePressureTrend(pressure, coming[TREND_HOURS]?.pressure ?? null, view);
  const value = `${formatNumber(pressure, style, 1)}\u00a0hPa`;
  const text = trend === null ? value : `${value}, ${uncapitalize(trend)}`;
  return <DetailLine label={label} icon="gauge" text={text} />;
}

/** Values of the hour that have no tile. */
export const HourLines = (props: HourLinesProps) => (
  <>
    <VisibilityLine {...props} />
    <CloudLine {...props} />
    <PressureLine {...props} />
  </>
);
