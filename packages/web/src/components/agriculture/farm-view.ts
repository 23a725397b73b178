import type { AgricultureMessages } from '@portal/content/messages/agriculture-messages';
import type { FarmPagesMessages } from '@portal/content/messages/farm-pages-messages';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { CropId } from '@portal/domain/agriculture/crop';
import {
  formatDegreesApart,
  formatNumber,
  formatTemperature,
  type ValueStyle,
} from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

/** Context shared by all blocks of a farming page. */
export interface FarmView extends PageView {
  readonly farm: FarmPagesMessages;
  readonly agriculture: AgricultureMessages;
  readonly crop: CropId;
}

export type FarmReply = EndpointReply<typeof weatherAgriculture>;

const DEGREES = /(−?\d+)(?:–(\d+))?°(?!C)/g;
const SPEED = /(\d+(?:–\d+)?) km\/h/g;

/** Converts advice written in whole °C and km/h to the visitor's units. */
export function toFarmText(text: string, style: ValueStyle, degreesAre: 'level' | 'difference' = 'level'): string {
  let shown = text;
  if (style.temperatureUnit === 'F') {
    const write = (degrees: string) => {
      const celsius = Number(degrees.replace('−', '-'));
      return degreesAre === 'level' ? formatTemperature(celsius, style) : formatDegreesApart(celsius, style);
    };
    shown = shown.replace(DEGREES, (_range, low: string, high: string | undefined) =>
      high === undefined ? write(low) : `${write(low).replace('°', '')}–${write(high)}`,
    );
  }
  if (style.windUnit === 'ms') shown = shown.replace(SPEED, (_range, speeds: string) => `${toMs(speeds, style)} m/s`);
  return shown;
}

function toMs(speeds: string, style: ValueStyle): string {
  return speeds
    .split('–')
    .map((speed) => formatNumber(Number(speed) / 3.6, style, 1))
    .join('–');
}

/** Lead of a farming reply: a quoted warning unchanged, else the advice in the visitor's units. */
interface FarmLead {
  readonly alert: string | null;
  readonly lead: string | null;
}

/** Separates a quoted warning from advice; both null where nothing is known. */
export function toFarmLead(
  reply: Pick<FarmReply, 'alert' | 'text'> | null,
  { style }: Pick<FarmView, 'style'>,
): FarmLead {
  const { alert = null, text = null } = reply ?? {};
  return { alert, lead: alert !== null || text === null ? null : toFarmText(text, style) };
}
