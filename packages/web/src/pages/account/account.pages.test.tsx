import type { RouteId } from '@portal/routes/route-id';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ACCOUNT_ISLANDS } from '#islands/account-island.table.ts';
import type { Page } from '#pages/page.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { activitiesPage } from './activities-page.tsx';
import { callsPage } from './calls-page.tsx';
import { bulletinsPage, catchmentPage } from './catchment-page.tsx';
import { dashboardPage } from './dashboard-page.tsx';
import { dataPage } from './data-page.tsx';
import { expertBulletinsPage } from './expert-bulletins-page.tsx';
import { recordsPage } from './records-page.tsx';
import { rulePage } from './rule-page.tsx';
import { windPage } from './wind-page.tsx';

const PAGES: readonly (readonly [Page, RouteId])[] = [
  [dashboardPage, 'dashboard'],
  [rulePage, 'dashboard:rule'],
  [activitiesPage, 'dashboard:activities'],
  [callsPage, 'dashboard:calls'],
  [catchmentPage, 'dashboard:catchments'],
  [bulletinsPage, 'dashboard:catchments'],
  [dataPage, 'dashboard:data'],
  [expertBulletinsPage, 'dashboard:bulletins'],
  [recordsPage, 'dashboard:records'],
  [windPage, 'dashboard:wind'],
];

it.each(PAGES)('%o names the island that fills it, so that its modules load with the page', async (page, routeId) => {
  const outcome = await page(makeSampleRequest({ routeId, language: 'vi' }), async () => {
    throw new Error('a shell asks for no data');
  });
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  const [, island = ''] = /data-island="([\w-]+)"/.exec(renderToStaticMarkup(outcome.body)) ?? [];
  expect(ACCOUNT_ISLANDS).toHaveProperty([island]);
  expect(outcome.head.island).toBe(island);
});
