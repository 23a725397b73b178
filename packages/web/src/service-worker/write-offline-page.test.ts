import { expect, it } from 'vitest';
import { writeOfflinePage } from './write-offline-page.ts';

it('says why nothing is shown, and what can be', () => {
  const cached = [{ path: '/thoi-tiet-hue/hien-tai?a=1&b=2', title: 'Huế <b>', ageMs: 7_200_000 }];
  const html = writeOfflinePage({ language: 'vi', why: 'tooOld', cachedPages: cached, style: '/assets/s.css' });
  expect(html).toContain('quá 24 giờ nên không hiển thị');
  expect(html).toContain('<a href="/thoi-tiet-hue/hien-tai?a=1&amp;b=2">Huế &lt;b&gt;</a> <span>2 giờ trước</span>');
});

it('stands without anything cached, in English too', () => {
  const html = writeOfflinePage({ language: 'en', why: 'missing', cachedPages: [], style: '/assets/s.css' });
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('has not been saved on your device');
  expect(html).not.toContain('<ul>');
  expect(html).toContain('href="/?lang=en"');
});
