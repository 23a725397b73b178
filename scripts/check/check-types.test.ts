import { expect, it } from 'vitest';
import { findProjects } from './check-types.ts';

it.each([
  [['packages/domain/src/geo/lat-lng.ts'], ['packages/domain']],
  [['packages/domain/src/geo/lat-lng.test.ts', 'test/http/pages.test.ts'], []],
  [
    ['apps/portal/src/main.ts', 'packages/web/src/pages/home/home-page.tsx'],
    ['packages/web', 'apps/portal'],
  ],
  [['scripts/check.ts', 'vitest.config.ts'], []],
  [['docs/develop/map.md', 'packages/web/src/styles/base.css'], []],
])('files are compiled by their projects: %j', (paths, projects) => {
  expect(findProjects(paths)).toEqual(projects);
});
