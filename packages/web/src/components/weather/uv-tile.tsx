import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherUv } from '@portal/contract/endpoints/weather';
import { UV_LEVELS } from '@portal/domain/weather/uv-level';
import { BlockScale } from './block-scale.tsx';
import { formatClock, formatNumber } from './format-values.ts';
import type { PageView } from './page-view.ts';
import { Tile } from './tile.tsx';

export type UvReply = EndpointReply<typeof weatherUv>;

/** UV index of this hour with today’s peak. */
export function UvTile({ uv, view }: { readonly uv: UvReply | null; readonly view: PageView }) {
  const { words, style } = view;
  const index = uv?.uvIndex ?? null;
  const level = uv?.level ?? null;
  const peak = uv?.peak;
  return (
    <Tile
      label={words.tiles.uv}
      value={formatNumber(index, style)}
      word={level === null ? words.noData : UV_LEVELS[level].name[style.language]}
      scale={index === null ? null : <BlockScale blocks={11} filled={Math.min(Math.round(index), 11)} />}
      remark={
        peak === undefined || peak.uvIndex === null
          ? null
          : words.tiles.uvPeak(formatNumber(peak.uvIndex, style), formatClock(peak.at))
      }
    />
  );
}
