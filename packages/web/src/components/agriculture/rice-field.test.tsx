import type { RiceFieldReply } from '@portal/contract/endpoints/agriculture-schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeFarmView, makeRiceField } from './farm.fixture.ts';
import { RiceFieldParts, type RiceForm } from './rice-field.tsx';

const FORM: RiceForm = { sown: '2026-05-24', variety: '100', planting: 'direct', error: null };
const render = (field: RiceFieldReply | null, form: Partial<RiceForm> = {}) =>
  renderToStaticMarkup(<RiceFieldParts field={field} form={{ ...FORM, ...form }} view={makeFarmView('vi')} />);

it('begins with the sentence, marks the stage of today, and keeps what was entered', () => {
  const html = render(makeRiceField('vi'));
  expect(html.indexOf('Lúa ngày thứ 71')).toBeGreaterThan(0);
  expect(html.indexOf('Lúa ngày thứ 71')).toBeLessThan(html.indexOf('<table'));
  expect(html).toMatch(/aria-current="date"><th[^>]*>Trổ bông \(hôm nay\)/);
  expect(html).toContain('value="2026-05-24"');
  expect(html).toContain('<option value="100" selected="">100 ngày');
  expect(html).toContain('name="crop" value="rice"');
  expect(html).toMatch(/<form [^>]*action="[^"]+#field" method="get"/);
  expect(html).toContain('5 ngày (đề xuất)');
});

it('draws no today for a field that is not there', () => {
  const field = makeRiceField('vi');
  const count = (state: RiceFieldReply['state']) =>
    render({ ...field, state }).match(/<path class="[^"]*today/g)?.length ?? 0;
  expect([count('flowering'), count('before'), count('after')]).toEqual([1, 0, 0]);
});

it('invites where nothing is entered, and names a mistake at its field', () => {
  expect(render(null, { sown: '' })).toContain('Cho biết ngày gieo');
  const html = render(null, { sown: '2026-02-31', error: 'invalid' });
  expect(html).toContain('aria-invalid="true" aria-describedby="sown-mistake"');
  expect(html).toContain('Ngày gieo chưa đúng');
});
