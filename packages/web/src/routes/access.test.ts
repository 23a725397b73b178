import { findAccessRedirect, mayEnter, toRequiredRoles } from '@portal/domain/account/may-enter';
import { expect, it } from 'vitest';
import { ROUTES } from './route.table.ts';

const listIds = (role: 'USER' | null) =>
  ROUTES.filter(({ access }) => !mayEnter(toRequiredRoles(access), role)).map(({ id }) => id);

it('lets a guest into every route but the dashboard, and leads from there to the login and back', () => {
  expect(listIds(null)).toEqual(['dashboard']);
  expect(findAccessRedirect(toRequiredRoles('USER'), null, '/dashboard', null)).toBe('/login?redirect=%2Fdashboard');
});

it('lets somebody who is signed in into everything that is not for guests only', () => {
  expect(listIds('USER').sort()).toEqual(
    [
      ...['login', 'register', 'password-reset'],
      ...['happy-rain', 'happy-rain-cho-lai-xe', 'happy-rain-van-phong', 'happy-rain-nong-nghiep'],
    ].sort(),
  );
});
