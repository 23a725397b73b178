import { newsMessages } from '@portal/content/messages/news-messages';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherNow } from '@portal/contract/endpoints/weather';
import { toPath } from '@portal/routes/to-path';
import { formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './place-weather.module.css';

/** Weather of a place named in a post; `reply` is null where unavailable. */
export interface NamedPlaceWeather {
  readonly slug: string;
  readonly name: string;
  readonly reply: EndpointReply<typeof weatherNow> | null;
}

interface PlaceWeatherProps {
  readonly places: readonly NamedPlaceWeather[];
  readonly style: ValueStyle;
}

function Now({ reply, style }: { readonly reply: NamedPlaceWeather['reply']; readonly style: ValueStyle }) {
  if (reply === null) return <span className={styles.state}>{newsMessages[style.language].noWeather}</span>;
  const { now } = reply;
  return (
    <>
      <SkyIcon {...now} size={34} />
      <strong>{formatTemperature(now.temperature, style)}</strong>
      <span className={styles.state}>{now.text}</span>
    </>
  );
}

/** Current weather at the places of a post, each linked to its forecast. */
export function PlaceWeather({ places, style }: PlaceWeatherProps) {
  if (places.length === 0) return null;
  const words = newsMessages[style.language];
  const isDemo = places.some(({ reply }) => reply?.issued.demo === true);
  return (
    <section className={`card ${styles.block}`} aria-labelledby="place-weather">
      <h2 id="place-weather">{words.weatherNow}</h2>
      <p className={styles.note}>
        {words.weatherNote} {isDemo && <span className="demo">{words.demo}</span>}
      </p>
      <ul>
        {places.map(({ slug, name, reply }) => (
          <li key={slug}>
            <a href={toPath('weather:now', style.language, { location: slug })}>
              <span className={styles.name}>{name}</span>
              <Now reply={reply} style={style} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
