import {
  formatDegreesApart,
  formatNumber,
  formatTemperature,
  type ValueStyle,
} from '#components/weather/format-values.ts';

const DEGREES = /(−?\d+)(?:–(\d+))?°(?!C)/g;
const SPEED = /(\d+(?:–\d+)?) km\/h/g;

/** A sentence of advice, which comes in whole °C and km/h, in the visitor's units. */
export function toFarmText(text: string, style: ValueStyle, degreesAre: 'level' | 'difference' = 'level'): string {
  let shown = text;
  if (style.temperatureUnit === 'F') {
    const write = (degrees: string) => {
      const celsius = Number(degrees.replace('−', '-'));
      return degreesAre === 'level' ? formatTemperature(celsius, style) : formatDegreesApart(celsius, style);
    };
    shown = shown.replace(DEGREES, (_told, low: string, high: string | undefined) =>
      high === undefined ? write(low) : `${write(low).replace('°', '')}–${write(high)}`,
    );
  }
  if (style.windUnit === 'ms') shown = shown.replace(SPEED, (_told, speeds: string) => `${toMs(speeds, style)} m/s`);
  return shown;
}

function toMs(speeds: string, style: ValueStyle): string {
  return speeds
    .split('–')
    .map((speed) => formatNumber(Number(speed) / 3.6, style, 1))
    .join('–');
}
