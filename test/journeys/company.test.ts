import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CONTENT, writeContent } from '../../apps/portal/src/features/company/content.fixture.ts';
import { readPage } from './read-page.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

/** Pages built from the operator's files, by what they show of the files in both languages. */
const PAGES = [
  ['/ve-chung-toi/doi-ngu-chuyen-gia', 'Dự báo viên chính', '/about-us/experts', 'Lead forecaster'],
  ['/ve-chung-toi/doi-tac', 'Cùng đo mưa ở 12 ruộng', '/about-us/partners', 'Measuring rain together'],
  ['/tuyen-dung', '25–35 triệu đồng', '/recruitment', '25–35 million dong'],
  ['/bao-chi-viet-ve-chung-toi', 'Dự báo theo từng xã', '/newspapers-write-about-us', 'Báo Mẫu · 2 August 2026'],
] as const;

let portal: RunningPortal;
let folder: string;

async function read(path: string): Promise<string> {
  const { status, html } = await readPage(portal.origin, path);
  expect([path, status]).toEqual([path, 200]);
  return html;
}
const getFrame = (html: string): string => html.replace(/<main[\s\S]*<\/main>/, '');
const getMain = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** Waits until a page contains a text: files are ingested within seconds. */
const waitFor = (path: string, text: string) =>
  expect.poll(async () => (await read(path)).includes(text), { interval: 250 }).toBe(true);

describe.skipIf(!PAGES_ARE_BUILT)('what the operator says of the company', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'company-journey-'));
    portal = await startPortal({ CONTENT_DIR: folder });
  });
  afterAll(async () => {
    await portal.stop();
    rmSync(folder, { recursive: true });
  });

  it('leaves pages without anything out of menu, footer and sitemap, with a sentence and a way on', async () => {
    const [frames, sitemap] = [
      [getFrame(await read('/')), getFrame(await read('/?lang=en'))],
      await read('/sitemap-pages.xml'),
    ];
    for (const [vi, , en] of PAGES) {
      for (const path of [vi, en]) {
        const html = await read(path);
        expect([path, html.includes('name="robots" content="noindex"')]).toEqual([path, true]);
        expect([path, (getMain(html).match(/<p[ >]/g) ?? []).length < 4, /<a [^>]*href/.test(getMain(html))]).toEqual([
          path,
          true,
          true,
        ]);
        expect([path, ...frames.map((frame) => frame.includes(`href="${path}"`))]).toEqual([path, false, false]);
        expect([path, sitemap.includes(`${path}<`)]).toEqual([path, false]);
      }
    }
    expect(getMain(await read('/ve-chung-toi/gioi-thieu-cong-ty'))).not.toContain('Ban lãnh đạo');
    expect(getMain(await read('/giai-phap/giai-phap-thuy-dien'))).not.toContain('24/7 qua đường dây nóng');
  });

  it('stands on its pages in both languages within seconds, and leads to them', async () => {
    writeContent(folder, SAMPLE_CONTENT);
    await waitFor('/ve-chung-toi/doi-ngu-chuyen-gia', 'Người Mẫu');
    const [frames, sitemap] = [
      [getFrame(await read('/')), getFrame(await read('/?lang=en'))],
      await read('/sitemap-pages.xml'),
    ];
    for (const [vi, textVi, en, textEn] of PAGES) {
      for (const [path, text] of [
        [vi, textVi],
        [en, textEn],
      ] as const) {
        const html = await read(path);
        expect([path, getMain(html).includes(text)]).toEqual([path, true]);
        expect([path, html.includes('content="noindex"')]).toEqual([path, false]);
        expect([path, frames.some((frame) => frame.includes(`href="${path}"`))]).toEqual([path, true]);
        expect([path, sitemap.includes(`${path}<`)]).toEqual([path, true]);
      }
    }
  });

  it('states its facts in footer, contact page and structured data, and its hotline with its hours', async () => {
    const [vi, en] = [await read('/lien-he'), await read('/?lang=en')];
    expect(getMain(vi)).toContain('+84 24 3000 0000</a> · cả ngày đêm');
    expect(getFrame(en)).toContain('Sample Joint Stock Company · 1 Sample Street, Hanoi');
    expect(en).toContain('"legalName":"Sample Joint Stock Company"');
    expect(getMain(await read('/giai-phap/giai-phap-thuy-dien'))).toContain('24/7 qua đường dây nóng');
  });

  it('shows portraits from here, small and as WebP', async () => {
    const [, path = ''] =
      /<img src="(\/company-images\/[^"]+)"/.exec(await read('/ve-chung-toi/doi-ngu-chuyen-gia')) ?? [];
    const picture = await fetch(portal.origin + path);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(picture.headers.get('cache-control')).toContain('max-age=2592000');
    expect((await fetch(`${portal.origin}/company-images/people-brand-yaml-1-240.webp`)).status).toBe(404);
  });

  it('stays what it was where a file becomes faulty', async () => {
    writeFileSync(join(folder, 'brand.yaml'), 'hotline: [');
    const partner = (SAMPLE_CONTENT['partners/htx-mau.md'] ?? '').replace('12 ruộng', '14 ruộng');
    writeFileSync(join(folder, 'partners/htx-mau.md'), partner);
    await waitFor('/ve-chung-toi/doi-tac', '14 ruộng');
    expect(getMain(await read('/lien-he'))).toContain('+84 24 3000 0000');
  });
});
