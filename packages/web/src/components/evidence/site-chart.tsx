import type { EvidenceMessages } from '@portal/content/messages/evidence-messages';
import type { SiteMessages } from '@portal/content/messages/site-messages';
import { listStops, type SiteLimit, type SiteQuantity } from '@portal/domain/trade/site-limit';
import { SITE_WORK, type SiteWorkId } from '@portal/domain/trade/site-work.table';
import type { SiteWeather } from '#components/content/describe-site-work.ts';
import { assessHours, formatSiteLimit, formatSiteValue } from '#components/content/site-strips.tsx';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { type ChartRow, LimitChart } from './limit-chart.tsx';

/** Quantities in the chart: the first limited one and, optionally, one drawn above it. */
interface ChartedWork {
  readonly shape: 'lines' | 'bars';
  readonly quantity: SiteQuantity;
  readonly high?: SiteQuantity;
}

const CHARTED_WORK = {
  craneLift: { shape: 'lines', quantity: 'hookWindMs', high: 'hookGustMs' },
  vesselLift: { shape: 'lines', quantity: 'windMs', high: 'gustMs' },
  containers: { shape: 'lines', quantity: 'windMs', high: 'gustMs' },
  openStage: { shape: 'bars', quantity: 'rainChance' },
  pitHaul: { shape: 'bars', quantity: 'rainMm' },
  motorbikes: { shape: 'bars', quantity: 'rainMm' },
} as const satisfies Partial<Record<SiteWorkId, ChartedWork>>;

export type ChartedWorkId = keyof typeof CHARTED_WORK;

export type BulletinWorkId = Exclude<ChartedWorkId, 'containers'>;

const isWind = (quantity: SiteQuantity): boolean => quantity.endsWith('Ms');

/** Converts a value to the reader's unit. */
export function toShownValue(
  quantity: SiteQuantity,
  value: number | null | undefined,
  style: ValueStyle,
): number | null {
  if (value === null || value === undefined) return null;
  return isWind(quantity) && style.windUnit === 'kmh' ? value * 3.6 : value;
}

const UNITS: Readonly<Partial<Record<SiteQuantity, string>>> = {
  rainMm: 'mm',
  rainChance: '%',
  waveM: 'm',
  wavePeriodS: 's',
  visibilityKm: 'km',
};

/** Unit in the reader's language; empty where there is none. */
export function toUnit(quantity: SiteQuantity, style: ValueStyle): string {
  if (isWind(quantity)) return style.windUnit === 'ms' ? 'm/s' : 'km/h';
  return UNITS[quantity] ?? '';
}

interface SiteChartProps {
  readonly work: ChartedWorkId;
  readonly weather: Pick<SiteWeather, 'hours' | 'conditions'>;
  readonly style: ValueStyle;
  readonly words: SiteMessages;
  readonly chartWords: EvidenceMessages['chart'];
  readonly hasLegend?: boolean;
}

/** The deciding weather of a kind of work with its limits and workable spells. */
export function SiteChart({ work, weather, style, words, chartWords, hasLegend = true }: SiteChartProps) {
  const { shape, quantity, high }: ChartedWork = CHARTED_WORK[work];
  const { hours } = weather;
  const limits: readonly SiteLimit[] = SITE_WORK[work];
  const toRow = (of: SiteQuantity): ChartRow => {
    const limit = limits.find((each) => each.quantity === of);
    const value = limit === undefined ? null : toShownValue(of, limit.limit, style);
    return {
      name: words.quantities[of],
      values: hours.map((hour) => toShownValue(of, hour[of], style)),
      limit:
        limit === undefined || value === null
          ? undefined
          : { value, text: chartWords.limit(formatSiteLimit(limit, style, words)) },
    };
  };
  const known = hours.flatMap((hour) => hour[quantity] ?? []);
  if (known.length === 0) return null;
  const { possible } = listStops(assessHours(work, weather).map(({ verdict }) => verdict));
  return (
    <LimitChart
      label={chartWords.spoken(
        words.quantities[quantity],
        formatSiteValue(quantity, Math.min(...known), style, words),
        formatSiteValue(quantity, Math.max(...known), style, words),
      )}
      unit={toUnit(quantity, style)}
      shape={shape}
      moments={hours.map(({ at }) => at)}
      row={toRow(quantity)}
      high={high === undefined ? undefined : toRow(high)}
      windows={{ runs: possible, name: chartWords.window(words.works[work]) }}
      words={chartWords}
      style={style}
      hasLegend={hasLegend}
    />
  );
}
