import { formatClock } from './format-values.ts';
import type { PageView } from './page-view.ts';
import { Tile } from './tile.tsx';

interface SunTileProps {
  readonly sunrise: string | null;
  readonly sunset: string | null;
  readonly view: PageView;
}

/** Sunrise, sunset and the length of the day. */
export function SunTile({ sunrise, sunset, view }: SunTileProps) {
  const { tiles, noData } = view.words;
  if (sunrise === null || sunset === null) return <Tile label={tiles.sun} value="–" word={noData} remark={null} />;
  const minutes = Math.round((Date.parse(sunset) - Date.parse(sunrise)) / 60_000);
  return (
    <Tile
      label={tiles.sun}
      value={formatClock(sunrise)}
      unit={`– ${formatClock(sunset)}`}
      word={`${tiles.sunrise} – ${tiles.sunset}`}
      remark={tiles.dayLength(Math.floor(minutes / 60), minutes % 60)}
    />
  );
}
