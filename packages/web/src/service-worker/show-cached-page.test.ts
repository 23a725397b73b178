import { offlineMessages } from '@portal/content/messages/offline-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import { describe, expect, it } from 'vitest';
import { replaceRelativeWords, showCachedPage, toDatedText } from './show-cached-page.ts';

const HOUR_MS = 3_600_000;
const MADE_AT = Date.parse('2026-11-21T23:50:00+07:00') / 1000;
const at = { clock: '23:50', date: (offset: number) => `${21 + offset}/11` };

const toPage = (language: 'vi' | 'en', body: string) =>
  `<!DOCTYPE html><html lang="${language}"><head><title>Thời tiết hiện tại</title></head><body><header>Hôm nay</header><main>${body}</main></body></html>`;

describe('a cached page', () => {
  const show = (ageMs: number, why: 'offline' | 'slow' = 'offline') =>
    showCachedPage({ html: toPage('vi', '<p>Bây giờ</p>'), madeAt: MADE_AT, ageMs }, why);

  it('says its age on top, with the day once that is over', () => {
    expect(show(9 * 60_000)).toContain('>Bạn đang ngoại tuyến · số liệu lúc 23:50, 9 phút trước</p>');
    expect(show(10 * 60_000)).toContain('số liệu lúc 23:50 ngày 21/11, 10 phút trước');
    expect(show(3 * HOUR_MS, 'slow')).toContain('Mạng chậm');
    expect(show(3 * HOUR_MS).indexOf('class="kept"')).toBeLessThan(show(3 * HOUR_MS).indexOf('<header>'));
  });

  it('speaks the language of the page', () => {
    const html = toPage('en', '<p>Today’s low 21°</p>');
    const shown = showCachedPage({ html, madeAt: MADE_AT, ageMs: 3 * HOUR_MS }, 'offline');
    expect(shown).toContain('You are offline · data from 23:50 on 21 Nov, 3 hours ago');
    expect(shown).toContain('<p>21 Nov’s low 21°</p>');
  });

  it('without data of its own is left as it is, and says that its parts name their time', () => {
    const html = toPage('vi', '<p>Hôm nay</p>').replace('<body>', '<body data-access="USER">');
    const shown = showCachedPage({ html, madeAt: MADE_AT, ageMs: 40 * HOUR_MS, isShell: true }, 'offline');
    expect(shown).toContain('<body data-access="USER"><aside class="kept"');
    expect(shown).toContain('Mỗi phần bên dưới ghi giờ của bản lưu.');
    expect(shown).toContain('<p>Hôm nay</p>');
    expect(shown).not.toContain('23:50');
  });

  it('drops quoted warnings from the second on at which they are over, and leaves their words alone', () => {
    const line = (name: string, hours: number) =>
      `<li class="w" data-warning="${MADE_AT + hours * 3600}"><q>Tin ${name} hôm nay</q></li>`;
    const body = `<section aria-label="x"><ul>${line('một', 1)}${line('hai', 2)}</ul></section>`;
    const reported = (ageMs: number) => showCachedPage({ html: toPage('vi', body), madeAt: MADE_AT, ageMs }, 'offline');
    expect(reported(HOUR_MS - 1)).toContain(body);
    expect(reported(HOUR_MS)).not.toContain('Tin một');
    expect(reported(HOUR_MS)).toContain('<q>Tin hai hôm nay</q>');
    expect(reported(2 * HOUR_MS)).toContain('<main></main>');
  });

  it('counts days over the end of a month', () => {
    const madeAt = Date.parse('2026-11-30T12:00:00+07:00') / 1000;
    const shown = showCachedPage({ html: toPage('vi', '<h2>Ngày mai</h2>'), madeAt, ageMs: 0 }, 'offline');
    expect(shown).toContain('<h2>Ngày 1/12</h2>');
  });
});

describe('words that point at the moment of reading', () => {
  it.each([
    ['vi', 'Bây giờ', 'Lúc 23:50'],
    ['vi', 'Chi tiết hiện tại', 'Chi tiết lúc 23:50'],
    ['vi', 'nhiệt độ cao nhất gần như hôm nay.', 'nhiệt độ cao nhất gần như ngày 21/11.'],
    ['vi', 'chiều và tối nay không mưa', 'chiều và tối 21/11 không mưa'],
    ['vi', '12 giờ tới', '12 giờ từ 23:50'],
    ['vi', 'Không mưa trong 3\u00a0giờ tới.', 'Không mưa trong 3 giờ từ 23:50.'],
    ['vi', '7 ngày tới', '7 ngày từ 21/11'],
    ['vi', 'Từ giờ tới trưa mai', 'Từ 23:50 tới trưa 22/11'],
    ['vi', 'Rạng sáng mai', 'Rạng sáng 22/11'],
    ['vi', 'Hồ Nay Bây giờn', 'Hồ Nay Bây giờn'],
    ['en', 'Weather now', 'Weather at 23:50'],
    ['en', 'Snow knows nowhere', 'Snow knows nowhere'],
    ['en', 'No rain through tonight', 'No rain through the night of 21/11'],
    ['en', 'Showers this evening and tomorrow', 'Showers the evening of 21/11 and 22/11'],
    ['en', 'Until noon tomorrow', 'Until noon 22/11'],
    ['en', 'Next 24 hours', '24 hours from 23:50'],
  ] as const)('are dated (%s): %s', (language, before, after) => {
    expect(toDatedText(before, offlineMessages[language].relative, at)).toBe(after);
  });

  it('are dated in texts, labels and the title, not in navigation and code', () => {
    const html =
      '<title>Hôm nay</title><main><nav><a href="/x" aria-label="Hiện tại">Hiện tại</a></nav>' +
      '<ol aria-label="Hôm nay" data-hôm-nay="1"><li>hôm nay</li></ol><script>hôm nay</script></main>';
    expect(replaceRelativeWords(html, offlineMessages.vi.relative, at)).toBe(
      '<title>Ngày 21/11</title><main><nav><a href="/x" aria-label="Hiện tại">Hiện tại</a></nav>' +
        '<ol aria-label="Ngày 21/11" data-hôm-nay="1"><li>ngày 21/11</li></ol><script>hôm nay</script></main>',
    );
  });

  it('are left to buttons, which act at the moment of reading', () => {
    const html = '<main><button type="button" aria-label="Ask now">Not now</button><p>Dry now</p></main>';
    expect(replaceRelativeWords(html, offlineMessages.en.relative, at)).toBe(html.replace('Dry now', 'Dry at 23:50'));
  });

  it('are all known: none is left of what the weather pages say', () => {
    const listTexts = (value: unknown): string[] => {
      if (typeof value === 'string') return [value];
      if (typeof value === 'function')
        return [String((value as (...values: string[]) => unknown)('7', '8', '9', '10'))];
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
    };
    const left = {
      vi: /bây giờ|hôm nay|ngày mai|hiện tại|lúc này|(sáng|chiều|tối|đêm|→) nay|\d tuần tới|giờ tới/i,
      en: /\b(now|today|tomorrow|tonight)\b/i,
    };
    for (const language of ['vi', 'en'] as const) {
      const { relative } = offlineMessages[language];
      const dated = listTexts(getWeatherMessages(language)).map((text) => toDatedText(text, relative, at));
      expect(dated.filter((text) => left[language].test(text))).toEqual([]);
    }
  });
});
