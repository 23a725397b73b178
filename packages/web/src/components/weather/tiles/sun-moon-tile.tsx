import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherToday } from '@portal/contract/endpoints/weather';
import { Icon } from '#components/ui/icon.tsx';
import { toMoonPath } from '#components/weather/drawing.ts';
import { formatClock } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './sun-moon-tile.module.css';
import tile from './tile.module.css';

/** Astronomical data of a day; needs no forecast. */
export type SkyOfToday = Pick<EndpointReply<typeof weatherToday>, 'sunrise' | 'sunset' | 'moon' | 'lunarDate'>;

interface SkyProps {
  readonly sky: SkyOfToday;
  readonly view: PageView;
}

const RADIUS = 48;

/** The sun's arc with its current position; at night the arc alone. Decorative next to the times. */
function SunArc({
  sunrise,
  sunset,
  nowAt,
}: {
  readonly sunrise: string;
  readonly sunset: string;
  readonly nowAt: string;
}) {
  const from = Date.parse(sunrise);
  const way = (Date.parse(nowAt) - from) / (Date.parse(sunset) - from);
  const turn = Math.PI * (1 - way);
  return (
    <svg className={styles.arc} viewBox="-60 -56 120 60" aria-hidden="true">
      <path d={`M-${RADIUS} 0A${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} 0`} />
      {way < 0 || way > 1 ? null : (
        <circle cx={(RADIUS * Math.cos(turn)).toFixed(1)} cy={(-RADIUS * Math.sin(turn)).toFixed(1)} r="6" />
      )}
    </svg>
  );
}

function Sun({ sky: { sunrise, sunset }, view }: SkyProps) {
  const { tiles, noData } = view.words;
  if (sunrise === null || sunset === null) return <p className={tile.word}>{noData}</p>;
  return (
    <>
      <SunArc sunrise={sunrise} sunset={sunset} nowAt={view.nowAt} />
      <p className={styles.times}>
        <span className="visually-hidden">{tiles.sunrise} </span>
        <b>{formatClock(sunrise)}</b>
        <span className="visually-hidden"> {tiles.sunset} </span>
        <b>{formatClock(sunset)}</b>
      </p>
    </>
  );
}

/** `Âm lịch: ngày 21 tháng 6. Trăng khuyết dần, mọc 21:23, lặn 09:16`, known parts only. */
function describeMoon({ moon, lunarDate }: SkyOfToday, { words: { tiles } }: PageView): string {
  const date =
    lunarDate === null ? null : `${tiles.lunar}: ${tiles.lunarDay(lunarDate.day, lunarDate.month, lunarDate.leap)}`;
  const way = moon === null ? null : `${moon.name}, ${tiles.moonTimes(formatTime(moon.rise), formatTime(moon.set))}`;
  return [date, way].filter((part) => part !== null).join('. ');
}

function Moon({ sky, view }: SkyProps) {
  return (
    <div className={styles.moon}>
      {sky.moon === null ? null : (
        <svg width="24" height="24" viewBox="-12 -12 24 24" aria-hidden="true">
          <circle className={styles.dark} r="11" />
          <path className={styles.lit} d={toMoonPath(sky.moon.phase, 11)} />
        </svg>
      )}
      <p className={tile.remark}>{describeMoon(sky, view)}</p>
    </div>
  );
}

const formatTime = (moment: string | null): string | null => (moment === null ? null : formatClock(moment));

/** Sunrise and sunset at the ends of the arc; lunar date and moon as the remark. */
export function SunMoonTile({ sky, view }: SkyProps) {
  return (
    <li className={tile.tile}>
      <h3 className={tile.label}>
        <Icon name="sunrise" size={16} />
        {view.words.place.sky.label}
      </h3>
      <Sun sky={sky} view={view} />
      {sky.moon === null && sky.lunarDate === null ? null : <Moon sky={sky} view={view} />}
    </li>
  );
}
