import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSamplePost } from '../post.fixture.ts';
import { toCoverPath, toPicturePath } from './cover-path.ts';
import { makePicture } from './make-picture.ts';

const post = makeSamplePost({ cover: 'Ảnh bão.png' });
const broken = makeSamplePost({ url: 'hong', cover: 'hong.jpg' });
const name = (toCoverPath(post) ?? '').replace(/^\/news-images\/|-640\.webp$/g, '');
let folder = '';
const make = (file: string) => makePicture(file, () => [post, broken], folder);
async function measure(file: string) {
  const made = await make(file);
  if (made === null) return null;
  const { format, width, height } = await sharp(made.body).metadata();
  return { type: made.contentType, format, width, height };
}

describe('a picture of a post', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    const wide = sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#336699' } });
    writeFileSync(join(folder, 'Ảnh bão.png'), await wide.png().toBuffer());
    writeFileSync(join(folder, 'hong.jpg'), 'no picture');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    [320, 160],
    [640, 320],
    [1200, 600],
  ])('is made %i px wide', async (width, height) => {
    expect(await measure(`${name}-${width}.webp`)).toEqual({ type: 'image/webp', format: 'webp', width, height });
  });

  it('is made of the pictures in the text too', async () => {
    const inside = makeSamplePost({ url: 'trong-bai', body: 'Mây ![](anh-bao.png)' });
    writeFileSync(join(folder, 'anh-bao.png'), readFileSync(join(folder, 'Ảnh bão.png')));
    const file = toPicturePath(inside, 'anh-bao.png', 640).replace('/news-images/', '');
    expect((await makePicture(file, () => [post, inside], folder))?.contentType).toBe('image/webp');
    expect(await makePicture(file, () => [post], folder)).toBeNull();
  });

  it('is cut to 1200 × 630 for sharing', async () => {
    const shared = { type: 'image/jpeg', format: 'jpeg', width: 1200, height: 630 };
    expect(await measure(`${name}-share.jpg`)).toEqual(shared);
    expect(await measure('scene-storm-share.jpg')).toEqual(shared);
  });

  it('comes in no other width, under no other name and from no other folder', async () => {
    for (const file of [`${name}-641.webp`, `${name}-640.png`, 'khac-640.webp', 'scene-nothing-640.webp']) {
      expect(await make(file)).toBeNull();
    }
    expect(await make('..%2F..%2Fetc%2Fpasswd-640.webp')).toBeNull();
  });

  it.each([
    ['runs a script', '<script>fetch("https://example.com")</script><rect width="40" height="20" fill="#fff"/>'],
    ['names a file', '<image href="file:///etc/passwd" width="40" height="20"/>'],
    ['names another site', '<image href="http://127.0.0.1:9/x.png" width="40" height="20"/>'],
    ['holds a page', '<foreignObject width="40" height="20"><iframe src="https://example.com"/></foreignObject>'],
  ])('that is drawn by an SVG which %s is pixels and nothing else', async (_what, inside) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`;
    writeFileSync(join(folder, 've.svg'), svg);
    const drawn = makeSamplePost({ url: 've', cover: 've.svg' });
    const made = await makePicture((toCoverPath(drawn) ?? '').replace('/news-images/', ''), () => [drawn], folder);
    expect(made?.contentType).toBe('image/webp');
    expect(made?.body.toString('latin1')).not.toMatch(/script|root:|iframe/);
  });

  it.each([
    [
      'grows without end',
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;">]><svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><text>&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;</text></svg>',
    ],
    ['is wider than a wall', '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'],
    ['is cut short', '<svg xmlns="http://www.w3.org/2000/svg" width="40"'],
  ])('that is an SVG which %s is refused', async (_what, svg) => {
    writeFileSync(join(folder, 've.svg'), svg);
    const drawn = makeSamplePost({ url: 've', cover: 've.svg' });
    await expect(
      makePicture((toCoverPath(drawn) ?? '').replace('/news-images/', ''), () => [drawn], folder),
    ).rejects.toThrow();
  });

  it('that is no picture is refused', async () => {
    const path = (toCoverPath(broken) ?? '').replace('/news-images/', '');
    await expect(make(path)).rejects.toThrow(/unsupported image format/);
  });
});
