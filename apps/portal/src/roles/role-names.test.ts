import { expect, it } from 'vitest';
import { parseRoles } from './role-names.ts';

it('means every role unless some are named', () => {
  expect([...parseRoles([])]).toEqual(['web', 'worker', 'ingest']);
  expect([...parseRoles(['--roles=web'])]).toEqual(['web']);
  expect([...parseRoles(['--roles', 'ingest,web'])]).toEqual(['ingest', 'web']);
});

it('refuses roles and arguments that do not exist, in one line', () => {
  expect(() => parseRoles(['--roles=web,cook'])).toThrow(
    '--roles: "web,cook" is not a list of roles (web, worker, ingest)',
  );
  expect(() => parseRoles(['--roles='])).toThrow(/^--roles: /);
  expect(() => parseRoles(['--port=1'])).toThrow(/^command line: "--port=1" is not understood/);
  expect(() => parseRoles(['web'])).toThrow(/^command line: /);
});
