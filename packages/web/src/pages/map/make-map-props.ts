import { mapMessages } from '@portal/content/messages/map-messages';
import { toPath } from '@portal/routes/to-path';
import { describeClasses } from '#components/map/describe-classes.ts';
import type { MapAddress } from '#components/map/map-address.ts';
import { MAP_LAYERS } from '#components/map/map-layer.ts';
import { toMapWords } from '#components/map/to-map-words.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';

const MARK = 'LOCATION';

/** What the live map is given: words and addresses made here, so that the browser carries neither. */
export function makeMapProps(
  { layer }: MapAddress,
  usual: WeatherMapProps['usual'],
  style: ValueStyle,
  frames: WeatherMapProps['frames'],
  place: WeatherMapProps['place'],
): Omit<WeatherMapProps, 'ground'> {
  const words = mapMessages[style.language];
  const classes = MAP_LAYERS.map((name) => [name, describeClasses(name, words, style)] as const);
  return {
    style,
    layer,
    usual,
    // Strokes may be thousands: the live map asks for them itself.
    frames: frames === null ? null : { ...frames, lightning: [] },
    place,
    classes: Object.fromEntries(classes),
    words: toMapWords(words),
    list: { missing: words.table.missing, open: words.table.open },
    placePath: toPath('weather:now', style.language, { location: MARK }).replace(MARK, '{location}'),
  };
}
