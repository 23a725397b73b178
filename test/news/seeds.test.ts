import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSeedFolder } from '../../apps/portal/src/features/news/find-seed-folder.ts';
import { makePlaceNamer } from '../../apps/portal/src/features/news/make-place-namer.ts';
import { makePostRules } from '../../apps/portal/src/features/news/make-post-rules.ts';
import { parsePost } from '../../apps/portal/src/features/news/post.ts';
import { createPlaces } from '../../apps/portal/src/features/places/service.ts';
import { toPlainText } from '../../apps/portal/src/platform/text-files/render-markdown.ts';

const namePlace = makePlaceNamer(createPlaces());
const rules = makePostRules((slug) => namePlace(slug, 'vi') !== null);
const folder = findSeedFolder();
const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
const NATIONAL = ['tin-thoi-tiet', 'tin-bao', 'khi-hau-viet-nam', 'thoi-tiet-va-doi-song'];
const TRADES = ['tin-nong-nghiep', 'tin-thuy-dien', 'thoi-tiet-cho-doanh-nghiep'];

describe('the posts that come along', () => {
  it.each(names)('%s is a sample with an English summary, a scene and places, 350 to 750 words long', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const parsed = parsePost(text, rules);
    expect(parsed).toMatchObject({ ok: true, value: { sample: true, url: name.replace('.md', '') } });
    if (!parsed.ok) return;
    const { titleEn, summaryEn, cover, places, body } = parsed.value;
    expect(titleEn?.length).toBeGreaterThan(20);
    expect(summaryEn?.length).toBeGreaterThan(80);
    expect(cover).not.toBeNull();
    expect(places.length).toBeGreaterThan(0);
    const words = toPlainText(body).split(' ').length;
    expect(words).toBeGreaterThan(350);
    expect(words).toBeLessThan(750);
  });

  it('are at least two dozen over every section that is not the company’s own', () => {
    const categories = names.map((name) => {
      const parsed = parsePost(readFileSync(join(folder, name), 'utf8'), rules);
      return parsed.ok ? parsed.value.category : '';
    });
    expect(names.length).toBeGreaterThanOrEqual(24);
    for (const category of [...NATIONAL, ...TRADES]) expect(categories).toContain(category);
    expect(categories.filter((category) => category === 'thoi-tiet-cho-doanh-nghiep').length).toBeGreaterThanOrEqual(4);
  });
});
