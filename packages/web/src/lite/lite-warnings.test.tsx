import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/make-sample-warning.ts';
import { LiteWarnings } from './lite-warnings.tsx';

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
});
