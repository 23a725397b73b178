import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherToday } from '@portal/contract/endpoints/weather';
import { formatClock, formatPercent } from './format-values.ts';
import type { PageView } from './page-view.ts';
import { Tile } from './tile.tsx';

type Today = EndpointReply<typeof weatherToday>;

/** How much of the moon is lit, its phase, and when it rises and sets today. */
export function MoonTile({ moon, view }: { readonly moon: Today['moon']; readonly view: PageView }) {
  const { tiles, noData } = view.words;
  if (moon === null) return <Tile label={tiles.moon} value="–" word={noData} remark={null} />;
  const rise = moon.rise === null ? null : formatClock(moon.rise);
  const set = moon.set === null ? null : formatClock(moon.set);
  return (
    <Tile
      label={tiles.moon}
      value={formatPercent(moon.illumination * 100, view.style)}
      unit={tiles.moonLit}
      word={moon.name}
      remark={tiles.moonTimes(rise, set)}
    />
  );
}

/** Today in the lunar calendar. */
export function LunarTile({ date, view }: { readonly date: Today['lunarDate']; readonly view: PageView }) {
  const { tiles, noData } = view.words;
  if (date === null) return <Tile label={tiles.lunar} value="–" word={noData} remark={null} />;
  const { day, month, leap, yearName } = date;
  return (
    <Tile
      label={tiles.lunar}
      value={`${day}/${month}`}
      {...(leap ? { unit: tiles.lunarLeap } : {})}
      word={tiles.lunarYear(yearName)}
      remark={tiles.lunarDay(day, month, leap)}
    />
  );
}
