import { siteMessages } from '@portal/content/messages/site-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LimitTable } from './site-example.tsx';

const STYLE = { language: 'en', temperatureUnit: 'C', windUnit: 'ms' } as const;

/** The rows as text: quantity with its kinds of work, limit, worst value. */
function listRows(hour: object): string[] {
  const hours = [{ at: '2026-08-03T14:00:00+07:00', ...hour }];
  const html = renderToStaticMarkup(
    <LimitTable
      works={['openStage', 'motorbikes', 'containers']}
      hours={hours}
      style={STYLE}
      words={siteMessages.en}
    />,
  );
  const [, body = ''] = html.split('<tbody>');
  return body
    .split('<tr>')
    .slice(1)
    .map((row) => row.replace(/<\/tr>.*/, '').replaceAll(/(<[^>]+>)+/g, '|'));
}

it('shows each limit once with the work that it stops, those of one quantity together', () => {
  const rows = listRows({ gustMs: 15, thunder: 1 });
  expect(rows.map((row) => row.split('|').slice(1, 4).join('; '))).toEqual([
    'Chance of rain; Open-air stage; ≤\u00a060%',
    'Gusts; Open-air stage; ≤\u00a013.8\u00a0m/s',
    'Gusts; Motorbikes · Box and container lorries; ≤\u00a017.1\u00a0m/s',
    'Lightning risk; Open-air stage · Motorbikes; below “likely”',
    'Hourly rain; Motorbikes; ≤\u00a02.5\u00a0mm',
  ]);
});

it('assesses the worst value by each limit in a cell of its own, and none where it is not known', () => {
  const rows = listRows({ gustMs: 15, thunder: 1 });
  expect(rows[1]).toContain('15.0\u00a0m/s|Outside limits');
  expect(rows[2]).toContain('15.0\u00a0m/s|Close to limit');
  expect(rows[3]).toContain('possible|Close to limit');
  expect(rows[4]).toMatch(/\|–\|–\|$/);
});

it('never runs value and verdict into one text', () => {
  const html = renderToStaticMarkup(
    <LimitTable
      works={['openStage']}
      hours={[{ at: '2026-08-03T14:00:00+07:00', thunder: 0 }]}
      style={{ ...STYLE, language: 'vi' }}
      words={siteMessages.vi}
    />,
  );
  expect(html).toMatch(/<td>không có nguy cơ<\/td><td><span [^>]*><svg .*<\/svg>Trong ngưỡng<\/span>/);
  expect(html).not.toMatch(/không\s*(<[^>]+>\s*)*đạt/);
});
