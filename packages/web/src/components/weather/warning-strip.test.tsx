import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeView } from './make-sample-weather.ts';
import { readText } from './read-text.ts';
import { type OfficialWarning, WarningStrip } from './warning-strip.tsx';

const storm: OfficialWarning = {
  id: 'storm-17',
  issuer: 'NCHMF',
  number: 'DBQG-TLDB 17/2026',
  level: 1,
  headline: 'Dông kèm lốc, sét và gió giật mạnh',
  issuedAt: '2026-08-03T13:40:00+07:00',
  expiresAt: '2026-08-03T18:00:00+07:00',
  link: 'https://nchmf.example/17',
};
const vi = makeView('vi');
const draw = (warnings: readonly OfficialWarning[], view = vi) =>
  renderToStaticMarkup(<WarningStrip warnings={warnings} view={view} />);
const tell = (warnings: readonly OfficialWarning[], view = vi) =>
  readText(<WarningStrip warnings={warnings} view={view} />);

describe('the strip of official warnings', () => {
  it('is not there where there is no warning: it never says that all is well', () => {
    expect(draw([])).toBe('');
  });

  it('says level by number and word, what, until when, by whom, under which number and when', () => {
    expect(tell([storm])).toBe(
      'Cảnh báo chính thức|Cấp 1|thấp|Dông kèm lốc, sét và gió giật mạnh|, đến 18:00|Bản tin DBQG-TLDB 17/2026 của NCHMF, 13:40',
    );
    expect(tell([{ ...storm, headline: 'Thunderstorms' }], makeView('en'))).toBe(
      'Official warnings|Level 1|low|Thunderstorms|, until 18:00|Bulletin DBQG-TLDB 17/2026 of NCHMF, 13:40',
    );
  });

  it('leads to the bulletin and has the colour of the level', () => {
    const html = draw([{ ...storm, level: 4 }]);
    expect(html).toContain('href="https://nchmf.example/17"');
    expect(html).toContain('class="level level4"');
  });

  it('puts the highest level first and one without a level last', () => {
    const text = tell([
      { ...storm, id: 'a', level: null, headline: 'Không cấp' },
      { ...storm, id: 'b', level: 2, headline: 'Cấp hai' },
      { ...storm, id: 'c', level: 3, headline: 'Cấp ba' },
    ]);
    expect(text).toMatch(/Cấp 3\|lớn\|Cấp ba.*Cấp 2\|trung bình\|Cấp hai.*\|Không cấp/);
    expect(text).not.toContain('Cấp null');
  });

  it('tells the day of what is not of today, and no end that the bulletin does not give', () => {
    const old = { ...storm, issuedAt: '2026-08-02T21:00:00+07:00', expiresAt: null };
    expect(tell([old])).toContain('|Dông kèm lốc, sét và gió giật mạnh|Bản tin DBQG-TLDB 17/2026 của NCHMF, 21:00 2/8');
  });
});
