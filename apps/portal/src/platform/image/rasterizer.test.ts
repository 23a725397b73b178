import { afterEach, expect, it } from 'vitest';
import { createRasterizer, type Rasterizer } from './rasterizer.ts';

const opened: Rasterizer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ stop }) => stop()));
});

function open(mostWaiting = 10): Rasterizer {
  const rasterizer = createRasterizer({ fontFiles: [], fontFamily: 'none', mostWaiting });
  opened.push(rasterizer);
  return rasterizer;
}

const square = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="M0 0h9v9H0z"/></svg>`;
const widthOf = (png: Buffer | null | undefined) => png?.readUInt32BE(16);

it('draws each drawing at its own size', async () => {
  const { toPng } = open();
  const pngs = await Promise.all([toPng(square(40)), toPng(square(70)), toPng(square(90))]);
  expect(pngs.map(widthOf)).toEqual([40, 70, 90]);
  expect(pngs[0]?.subarray(1, 4).toString()).toBe('PNG');
});

it('refuses a broken drawing and goes on with the next', async () => {
  const { toPng } = open();
  const broken = toPng('<svg');
  const whole = toPng(square(40));
  await expect(broken).rejects.toThrow(/SVG/i);
  expect(widthOf(await whole)).toBe(40);
});

it('takes no more than may wait', async () => {
  const { toPng } = open(2);
  const accepted = Array.from({ length: 5 }, () => toPng(square(40)));
  expect(accepted.map((picture) => picture !== null)).toEqual([true, true, true, false, false]);
  await Promise.all(accepted);
  expect(widthOf(await toPng(square(40)))).toBe(40);
});

it('lets nobody wait for ever when it is stopped', async () => {
  const { toPng, stop } = open();
  const waiting = [toPng(square(40)), toPng(square(50))].map((picture) =>
    picture?.catch((error: Error) => error.message),
  );
  await stop();
  expect(await waiting[1]).toBe('the portal is stopping');
  expect(await waiting[0]).toBe('the portal is stopping');
});
