import type { CallApi } from '@portal/contract/call-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { showBasin, showFarmWork, showLimits } from './solution-examples.tsx';

const request = makeSampleRequest({ routeId: 'solutions', path: '/solutions' });
const refuse = (async () => ({ ok: false, problem: { errorCode: 'internal' } })) as unknown as CallApi;

describe.each([
  ['hydropower', showBasin],
  ['agriculture', showFarmWork],
  ['businesses', showLimits],
])('the live example for %s', (_name, show) => {
  it('says why it is empty where the weather does not come, and leaves the page alone', async () => {
    const { block } = await show(request, refuse);
    const html = renderToStaticMarkup(block);
    expect(html).toContain('<h3');
    expect(html).not.toContain('<svg');
  });
});
