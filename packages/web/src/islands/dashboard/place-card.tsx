import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import type { OwnPlace } from '@portal/contract/own/places';
import type { OwnRule } from '@portal/contract/own/rules';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toPath } from '@portal/routes/to-path';
import { Bones } from '#components/ui/bones.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Icon } from '#components/ui/icon.tsx';
import { formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { type DrawnSky, listSkyUses, nameShown } from '#components/weather/sky.ts';
import type { PlaceWeather } from './dashboard-data.ts';
import { formatWhen } from './format-when.ts';
import styles from './places.module.css';
import { RainBarsCard } from './rain-bars-card.tsx';
import { DemoMark } from './small-parts.tsx';

/** Sky icon built in the browser, where markup must not come from a string. */
function LiveSky({ sky, style }: { readonly sky: DrawnSky; readonly style: ValueStyle }) {
  return (
    <svg className={styles.sky} width="40" height="40" role="img" aria-label={nameShown(sky, style.language)}>
      {listSkyUses(sky).map((address) => address !== '' && <use key={address} href={address} />)}
    </svg>
  );
}

function findNextOf(place: OwnPlace, rules: readonly OwnRule[]): string | null {
  const moments = rules
    .filter(({ active, placeIds }) => active && placeIds.includes(place.id))
    .flatMap(({ nextTrigger }) => nextTrigger?.at ?? []);
  return moments.sort()[0] ?? null;
}

interface PlaceCardProps {
  readonly place: OwnPlace;
  readonly rules: readonly OwnRule[];
  readonly weather: PlaceWeather | undefined;
  readonly isLate: boolean;
  /** When its weather was loaded, unless current. */
  readonly savedAt: string | null;
  readonly limit: string;
  readonly now: number;
  readonly style: ValueStyle;
  /** Below the values: tools of the places page. */
  readonly children?: React.ReactNode;
}

/** Why a place is paused; null where it is not. */
function describePause({ active, pausedBy }: OwnPlace, limit: string, language: ValueStyle['language']): string | null {
  const words = dashboardMessages[language].places;
  if (pausedBy !== undefined) return words.paused(limit);
  return active ? null : words.off;
}

function Foot({ place, rules, now, style }: Pick<PlaceCardProps, 'place' | 'rules' | 'now' | 'style'>) {
  const { language } = style;
  const words = dashboardMessages[language].places;
  const own = rules.filter(({ placeIds }) => placeIds.includes(place.id));
  const next = findNextOf(place, rules);
  return (
    <p className={styles.foot}>
      <span>{next === null ? words.noNext : words.next(formatWhen(next, now, language))}</span>
      <a className={styles.rulesLink} href={toLanguagePath('dashboard:rules', language)}>
        {own.length === 0 ? words.noRules : words.rules(own.length, own.filter(({ active }) => !active).length)}
      </a>
    </p>
  );
}

/** A place card: name, current sky and temperature, three-hour rain, and expected notifications. */
export function PlaceCard({ place, rules, weather, isLate, savedAt, limit, now, style, children }: PlaceCardProps) {
  const { language } = style;
  const words = dashboardMessages[language].places;
  const hour = weather?.now?.now ?? null;
  const nowcast = weather?.nowcast ?? null;
  const where = weather?.now?.place.displayName;
  const about =
    place.points === undefined
      ? where && [where.main, where.secondary].filter(Boolean).join(', ')
      : words.route(place.points.length);
  const pause = describePause(place, limit, language);
  const name =
    place.slug === null ? (
      place.name
    ) : (
      <a className={styles.name} href={toPath('weather:now', language, { location: place.slug })}>
        {place.name}
      </a>
    );
  return (
    <article className={`card stack ${styles.card}`} aria-label={place.name} data-off={pause === null ? undefined : ''}>
      <header>
        <span>
          <h2>{name}</h2>
          <small>{about}</small>
        </span>
        {hour !== null && (
          <>
            <LiveSky sky={hour} style={style} />
            <b className={styles.degrees}>{formatTemperature(hour.temperature, style)}</b>
          </>
        )}
      </header>
      {pause !== null && (
        <p className={styles.pause}>
          <Icon name="minus" size={16} />
          {pause}
        </p>
      )}
      <div className={styles.rain}>
        {nowcast !== null ? (
          <>
            <p className={styles.sentence}>
              {preventUnitBreaks(savedAt === null ? nowcast.sentence : words.saidAt(savedAt, nowcast.sentence))}
            </p>
            <RainBarsCard steps={nowcast.steps} label={words.bars(place.name)} />
          </>
        ) : isLate ? (
          <p className={styles.sentence}>{words.noWeather}</p>
        ) : (
          <Bones count={2} />
        )}
      </div>
      <Foot place={place} rules={rules} now={now} style={style} />
      {nowcast?.issued.demo && <DemoMark language={language} />}
      {children}
    </article>
  );
}
