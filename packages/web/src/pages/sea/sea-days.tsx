import type { EndpointReply } from '@portal/contract/endpoint';
import type { SeaHour } from '@portal/contract/endpoints/sea';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { weatherDays15 } from '@portal/contract/endpoints/weather';
import { findWarningGate } from '@portal/domain/safety/warning-gate';
import { DAY_SECONDS, parseDate } from '@portal/domain/time/vietnam-time';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { classifySea, nameSea } from '@portal/domain/wind/sea-state';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import { nameDay } from '#components/weather/day-name.ts';
import { formatDayMonth } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import { toWorkWarnings } from '#components/weather/hour/ride-block.tsx';
import { findForce } from '#components/weather/name-wind.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { SHOWN_DAYS } from './load-sea.ts';
import styles from './sea.module.css';
import { formatMetres, type SeaReply, type SeaView } from './sea-view.ts';

type Days = EndpointReply<typeof weatherDays15>['days'];

const pick = (hours: readonly SeaHour[], name: 'waveHeight' | 'windSpeed' | 'windGust'): number[] =>
  hours.flatMap(({ [name]: value }) => value ?? []);

/** State of the sea by the highest waves, wind and gusts of a day, each where known. */
function describeDay(hours: readonly SeaHour[], { sea, style }: SeaView): string {
  const { days } = sea;
  const [waves, winds, gusts] = [pick(hours, 'waveHeight'), pick(hours, 'windSpeed'), pick(hours, 'windGust')];
  const [least, most] =
    winds.length === 0 ? [null, null] : [findForce(Math.min(...winds)), findForce(Math.max(...winds))];
  const gust = gusts.length === 0 ? null : findForce(Math.max(...gusts));
  return [
    ...(waves.length === 0 ? [] : [nameSea(classifySea(Math.max(...waves)), style.language)]),
    ...(least === null || most === null ? [] : [days.wind(least, most)]),
    ...(gust === null ? [] : [days.gust(gust)]),
  ].join(', ');
}

/** The next days at a glance; the first counts from the current hour. */
export function SeaDays({
  reply,
  days,
  warnings,
  view,
}: {
  readonly reply: SeaReply;
  readonly days: Days;
  readonly warnings: readonly OfficialWarning[];
  readonly view: SeaView;
}) {
  const gates = toWorkWarnings(warnings.filter(isEmergency));
  // No icon of the model's on a day of a storm, nor the day after.
  const isGated = (date: string): boolean => {
    const startAt = parseDate(date);
    return startAt !== null && findWarningGate(startAt, startAt + DAY_SECONDS, gates) !== null;
  };
  const dates = [...new Set(reply.hours.map(({ at }) => at.slice(0, 10)))].slice(0, SHOWN_DAYS);
  return (
    <Block id="days" title={view.sea.days.title} aside={<DemoMark issued={reply.issued} view={view} />}>
      <ul className={styles.dayList}>
        {dates.map((date, index) => {
          const hours = reply.hours.filter(({ at }) => at.startsWith(date));
          const waves = pick(hours, 'waveHeight');
          const sky = days.find((day) => day.date === date);
          return (
            <li key={date}>
              <p>
                <b>{nameDay(date, index, view)}</b> <small>{formatDayMonth(date, view.style.language)}</small>
              </p>
              {sky === undefined || isGated(date) ? (
                <span />
              ) : (
                <SkyIcon
                  code={sky.code}
                  skyCode={sky.skyCode}
                  badge={sky.badge}
                  isDay={true}
                  size={36}
                  speakIn={view.style.language}
                />
              )}
              <p>
                {waves.length === 0 ? null : (
                  <b>{preventUnitBreaks(view.sea.days.upTo(formatMetres(Math.max(...waves), view)))}</b>
                )}
              </p>
              <p>{preventUnitBreaks(describeDay(hours, view))}</p>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
