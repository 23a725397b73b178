import { expect, it } from 'vitest';
import { listPathParameters, toCallPath } from './path-parameters.ts';

it('fills the path and leaves the others to the query', () => {
  expect(listPathParameters('/api/v1/storms/{id}')).toEqual(['id']);
  expect(toCallPath('/api/v1/storms/{id}', { id: 'jtwc-wp2226', lang: 'en' })).toBe(
    '/api/v1/storms/jtwc-wp2226?lang=en',
  );
  expect(toCallPath('/api/v1/storms', {})).toBe('/api/v1/storms');
});

it('lets no value leave its part of the path', () => {
  expect(toCallPath('/api/v1/storms/{id}', { id: '../x?y' })).toBe('/api/v1/storms/..%2Fx%3Fy');
});
