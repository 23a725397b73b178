import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeHour, makeView, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { HoursView } from './hours-view.tsx';

const vi = makeView('vi');

describe('the view of hours', () => {
  const draw = (chosen: 'chart' | 'table', csvPath?: string) =>
    renderToStaticMarkup(
      <HoursView
        chosen={chosen}
        hours={[makeHour(0), makeHour(1)]}
        parts={[]}
        point={SAMPLE_PLACE}
        title="t"
        caption="c"
        csvPath={csvPath}
        view={vi}
      />,
    );

  it('is the drawing or the table, never both', () => {
    expect(draw('chart')).toContain('<figure');
    expect(draw('chart')).not.toContain('<table');
    expect(draw('table')).toContain('<table');
    expect(draw('table')).not.toContain('<figure');
  });

  it('marks what is chosen and leads to the other by a link', () => {
    expect(draw('table')).toMatch(/\?view=table" rel="nofollow" aria-current="true"/);
    expect(draw('table')).toMatch(/\?view=chart" rel="nofollow">/);
  });

  it('offers the file where there is one', () => {
    expect(draw('chart', '/f.csv')).toContain('href="/f.csv"');
    expect(draw('chart')).not.toContain('download');
  });
});
