import { expect, it } from 'vitest';
import { writeLanguageLinks } from './language-switch.tsx';

it('leads to the same page in both languages with its query, and lets nothing out of the attribute', () => {
  const query = { q: '"><b>', zoom: '6' };
  const links = writeLanguageLinks({ routeId: 'weather:now', language: 'en', parameters: { location: 'hue' }, query });
  expect(links).toContain('href="/thoi-tiet-hue/hien-tai?q=%22%3E%3Cb%3E&amp;zoom=6" hreflang="vi"');
  expect(links).toContain('href="/weather-hue/now?q=%22%3E%3Cb%3E&amp;zoom=6" hreflang="en"');
  expect(links.match(/aria-current/g)).toHaveLength(1);
  expect(links).toMatch(/hreflang="en"[^>]*aria-current="true"/);
});
