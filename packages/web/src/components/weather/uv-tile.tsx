import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherUv } from '@portal/contract/endpoints/weather';
import { UV_LEVELS } from '@portal/domain/weather/uv';
import { formatClock, formatNumber } from './format-values.ts';
import type { PageView } from './page-view.ts';
import { Tile } from './tile.tsx';
import { UvBars } from './uv-bars.tsx';

export type UvReply = EndpointReply<typeof weatherUv>;

/** Today’s peak, and the word that says so where the index is estimated. */
function describeUv({ peak, basis, hours }: UvReply, { words, style }: PageView): string | null {
  const { tiles } = words;
  const isEstimated = basis === 'estimate' || hours.find(({ at }) => at === peak.at)?.basis === 'estimate';
  const parts = [
    peak.uvIndex === null ? null : tiles.uvPeak(formatNumber(peak.uvIndex, style), formatClock(peak.at)),
    isEstimated ? tiles.estimated : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

/** UV index of this hour with today’s peak. */
export function UvTile({ uv, view }: { readonly uv: UvReply | null; readonly view: PageView }) {
  const { words, style } = view;
  const index = uv?.uvIndex ?? null;
  const level = uv?.level ?? null;
  return (
    <Tile
      label={words.tiles.uv}
      icon="sun"
      value={formatNumber(index, style)}
      word={level === null ? words.noData : UV_LEVELS[level].name[style.language]}
      scale={uv === null ? null : <UvBars hours={uv.hours} nowAt={view.nowAt} />}
      remark={uv === null ? null : describeUv(uv, view)}
      advice={level === null ? null : words.place.advice.uv[level]}
    />
  );
}
