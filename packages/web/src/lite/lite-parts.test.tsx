import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { LiteWarnings } from './lite-parts.tsx';

const NOW = '2026-08-03T14:10:00+07:00';

describe('the light form of warnings', () => {
  it('says the same in words', () => {
    const light = (warnings: readonly OfficialWarning[]) =>
      renderToStaticMarkup(<LiteWarnings warnings={warnings} language="vi" nowAt={NOW} />);
    expect(light([])).toBe('');
    expect(light([makeSampleWarning()]).replaceAll(/<[^>]+>/g, '')).toBe(
      'Cấp 4, rất lớn: Tin bão khẩn cấp (cơn bão số 3). Tin số BDTL-17/14h00 của Trung tâm Dự báo khí tượng thủy văn quốc gia, phát lúc 13:40; có hiệu lực đến 14:00 4/8. Bản tin gốc',
    );
  });

  it('marks each with its level, and has no more than three beside a link to the others', () => {
    const warnings = ([5, 4, 3, null] as const).map((level) => ({ ...makeSampleWarning(), id: `w${level}`, level }));
    const light = (shown: readonly OfficialWarning[]) =>
      renderToStaticMarkup(<LiteWarnings warnings={shown} language="vi" nowAt={NOW} />);
    expect(light(warnings).match(/data-level="\d"/g)).toEqual(['data-level="5"', 'data-level="4"', 'data-level="3"']);
    expect(light(warnings)).toContain('<a href="/canh-bao-thien-tai">Xem thêm 1 cảnh báo đang có hiệu lực</a>');
    expect(light(warnings.slice(1))).not.toContain('Xem thêm');
  });
});
