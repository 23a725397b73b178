import { request } from 'node:http';
import type { Figure } from '../measure/figure.ts';

interface Frames {
  readonly basis: string;
  readonly frames: readonly { readonly url: string; readonly lead: number }[];
}

/** Bytes of a reply on the wire, including its headers; throws unless it is 200. */
function weigh(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asked = request(url, { agent: false, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
    response.once('end', () => {
      if (response.statusCode === 200) resolve(response.socket.bytesRead);
      else reject(new Error(`${url} was answered with ${response.statusCode}`));
    });
    response.once('error', reject);
    response.resume();
  });
  asked.once('error', reject);
  asked.end();
  return promise;
}

async function weighAll(origin: string, frames: Frames['frames']): Promise<number> {
  let bytes = 0;
  for (const { url } of frames) bytes += await weigh(new URL(url, origin).href);
  return bytes / 1000;
}

/** Size on the wire of Vietnam's rain from now on, 19 frames, and of their list. */
export async function weighFrames(origin: string): Promise<Figure[]> {
  const address = `${origin}/api/v1/weather/map/nowcasting`;
  const { frames, basis } = (await (await fetch(address)).json()) as Frames;
  const [coming, seen] = [frames.filter(({ lead }) => lead >= 0), frames.filter(({ lead }) => lead < 0)];
  return [
    {
      name: 'map.rain.kb',
      value: await weighAll(origin, coming),
      unit: 'KB',
      budget: { most: 300 },
      note: `${coming.length} frames from now on, basis ${basis}, brotli, heads counted`,
    },
    { name: 'map.rain.seen.kb', value: await weighAll(origin, seen), unit: 'KB', note: `${seen.length} frames before` },
    { name: 'map.rain.list.kb', value: (await weigh(address)) / 1000, unit: 'KB', note: 'their list' },
  ];
}
