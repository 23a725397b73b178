import { expect, it } from 'vitest';
import { cachePictures } from './cache-pictures.ts';
import type { MadePicture } from './make-picture.ts';

const picture = (file: string): MadePicture => ({ contentType: 'image/webp', body: Buffer.from(file) });

it('makes a picture once for all who ask at a time, and keeps it', async () => {
  const asked: string[] = [];
  const find = cachePictures(async (file) => {
    asked.push(file);
    return picture(file);
  });
  const made = await Promise.all([find('a'), find('a'), find('b'), find('a')]);
  expect(made.map((each) => each?.body.toString())).toEqual(['a', 'a', 'b', 'a']);
  await find('a');
  expect(asked).toEqual(['a', 'b']);
});

it('keeps neither what is no picture nor what failed', async () => {
  let times = 0;
  const find = cachePictures(async (file) => {
    times += 1;
    if (file === 'broken') throw new Error('is no picture');
    return null;
  });
  expect(await find('none')).toBeNull();
  expect(await find('none')).toBeNull();
  await expect(find('broken')).rejects.toThrow('is no picture');
  await expect(find('broken')).rejects.toThrow('is no picture');
  expect(times).toBe(4);
});

it('gives the oldest up', async () => {
  const asked: string[] = [];
  const find = cachePictures(async (file) => {
    asked.push(file);
    return picture(file);
  });
  for (let name = 0; name <= 200; name++) await find(String(name));
  await find('200');
  await find('0');
  expect(asked.slice(200)).toEqual(['200', '0']);
});
