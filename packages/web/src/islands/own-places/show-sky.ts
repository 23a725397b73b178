import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { listSkyUses } from '#components/weather/sky-use.ts';

/** Puts the drawing of an hour's sky into a piece of markup that has room for it. */
export function showSky(root: ParentNode, hour: Hour): void {
  const addresses = listSkyUses(hour);
  root.querySelectorAll('svg[data-slot="sky"] > use').forEach((use, index) => {
    const address = addresses[index] ?? '';
    if (address === '') use.removeAttribute('href');
    else use.setAttribute('href', address);
  });
}
