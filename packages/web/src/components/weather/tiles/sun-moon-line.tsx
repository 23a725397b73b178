import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherToday } from '@portal/contract/endpoints/weather';
import { formatClock } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { DetailLine } from './detail-line.tsx';

/** Astronomical data of a day; needs no forecast. */
export type SkyOfToday = Pick<EndpointReply<typeof weatherToday>, 'sunrise' | 'sunset' | 'moon' | 'lunarDate'>;

interface SkyProps {
  readonly sky: SkyOfToday;
  readonly view: PageView;
}

function Sun({ sky: { sunrise, sunset }, view }: SkyProps) {
  const { tiles, noData } = view.words;
  if (sunrise === null || sunset === null) return noData;
  return (
    <>
      <span className="visually-hidden">{tiles.sunrise} </span>
      {formatClock(sunrise)} – <span className="visually-hidden">{tiles.sunset} </span>
      {formatClock(sunset)}
    </>
  );
}

const formatTime = (moment: string | null): string | null => (moment === null ? null : formatClock(moment));

/** `Âm lịch: ngày 21 tháng 6. Trăng khuyết dần, mọc 21:23, lặn 09:16`, known parts only. */
function describeMoon({ moon, lunarDate }: SkyOfToday, { words: { tiles } }: PageView): string {
  const date =
    lunarDate === null ? null : `${tiles.lunar}: ${tiles.lunarDay(lunarDate.day, lunarDate.month, lunarDate.leap)}`;
  const way = moon === null ? null : `${moon.name}, ${tiles.moonTimes(formatTime(moon.rise), formatTime(moon.set))}`;
  return [date, way].filter((part) => part !== null).join('. ');
}

/** Sunrise and sunset; lunar date and moon below. */
export function SunMoonLine({ sky, view }: SkyProps) {
  return (
    <DetailLine
      label={view.words.place.sky.label}
      icon="sunrise"
      text={<Sun sky={sky} view={view} />}
      remark={describeMoon(sky, view)}
    />
  );
}
