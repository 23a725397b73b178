import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CompareTable, findCompared } from './compare-table.tsx';

const PLANS = ['Cộng đồng', 'Happy Rain', 'Gói 1', 'Gói 2'];
const ROWS = [
  ['Mỗi tháng', 'miễn phí', '9.000 đ', '490.000 đ', '990.000 đ'],
  ['Mỗi giờ', '30', '60', '150', '150'],
];

describe('the two columns compared on a phone', () => {
  it('are those of the address, else the initial ones', () => {
    expect(findCompared(PLANS, {}, [1, 2])).toEqual([1, 2]);
    expect(findCompared(PLANS, { plan: 'goi-2', with: 'cong-dong' }, [1, 2])).toEqual([3, 0]);
    expect(findCompared(PLANS, { plan: 'goi-9', with: 'goi-2' }, [1, 2])).toEqual([1, 3]);
  });

  it('are never one column twice', () => {
    expect(findCompared(PLANS, { plan: 'goi-2', with: 'goi-2' }, [1, 2])).toEqual([3, 1]);
    expect(findCompared(PLANS, { plan: 'happy-rain', with: 'happy-rain' }, [1, 2])).toEqual([1, 2]);
  });
});

describe('the table of plans', () => {
  const html = renderToStaticMarkup(
    <CompareTable
      id="plans"
      label="Gói"
      columns={['Gói', ...PLANS]}
      rows={ROWS}
      initial={[1, 2]}
      page={{ path: '/api-thoi-tiet', query: { place: 'hue', plan: 'goi-2', with: 'goi-1' } }}
      language="vi"
    />,
  );

  it('sends the choice without a script, with the rest of the address', () => {
    expect(html).toContain('action="/api-thoi-tiet#plans"');
    expect(html).toContain('<input type="hidden" name="place" value="hue"/>');
    expect(html.match(/<select/g)).toHaveLength(2);
    expect(html.match(/name="(plan|with)"/g)).toEqual(['name="plan"', 'name="with"']);
  });

  it('has every cell, and marks the two and the rows in which they differ', () => {
    for (const cell of ROWS.flat()) expect(html).toContain(`>${cell}</t`);
    expect(html).toMatch(/data-place="2"[^>]*>490\.000 đ/);
    expect(html).toMatch(/data-place="1"[^>]*>990\.000 đ/);
    expect(html.match(/data-differs/g)).toHaveLength(1);
  });
});
