import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DryingParts } from './drying-block.tsx';
import { makeFarmReply, makeFarmView } from './farm.fixture.ts';

const view = makeFarmView('vi');
const drying = makeFarmReply('vi').drying ?? expect.fail();
const render = (changes: Partial<typeof drying> = {}) =>
  renderToStaticMarkup(<DryingParts drying={{ ...drying, ...changes }} isLayerChosen={false} view={view} />);

it('begins with the answer for today and lists the coming days with their verdicts', () => {
  const html = render();
  expect(html).toContain('href="/dashboard/rules/new?kind=drying"');
  expect(html.indexOf('gom lúa, phủ bạt trước 15:30')).toBeLessThan(html.indexOf('<svg'));
  expect(html).toMatch(/Nên<\/span>.*Cân nhắc<\/span>.*Không nên<\/span>/);
});

it('leads to a rule in the language of the page', () => {
  const english = <DryingParts drying={drying} isLayerChosen={false} view={makeFarmView('en')} />;
  expect(renderToStaticMarkup(english)).toContain('href="/dashboard/rules/new?lang=en&amp;kind=drying"');
});

it('folds the moisture of layers until one is chosen', () => {
  expect(render()).not.toMatch(/<details[^>]* open=""/);
  const chosen = renderToStaticMarkup(<DryingParts drying={drying} isLayerChosen={true} view={view} />);
  expect(chosen.match(/<details[^>]* open=""/g)).toHaveLength(1);
});

it('draws the moisture down towards the line of dry grain, from the wetter grain at the upper edge', () => {
  const html = render();
  // 28 % is the upper edge, 10 % the lower one of 120: 20.6 % lies at 49, 14 % at 93.
  // Nineteen of twenty-five hours pass before it dries again.
  expect(html).toContain('d="M0 0L456 0L600 49"');
  expect(html).toContain('d="M0 93H600"');
  expect(html).toContain('aria-label="Độ ẩm lúa giảm từ 28% xuống 21% theo các giờ phơi"');
});

it('has no chart where no hour dries, and no moisture for crops that are no rice', () => {
  const grain = drying.grain ?? expect.fail();
  expect(render({ grain: { ...grain, moisture: grain.moisture.slice(0, 1) } })).not.toContain('<figure');
  expect(render({ grain: null })).not.toContain('<form');
});

it('offers the layers in a form without script and keeps the choice', () => {
  const html = render();
  expect(html).toContain('<option value="medium" selected="">5 cm</option>');
  expect(html).toMatch(/<form [^>]*action="[^"]+#drying" method="get"/);
});
