import { SOURCE_NAMES } from '@portal/content/messages/source-names';
import { SOURCES } from '@portal/forecast/sources/registry';
import { expect, test } from 'vitest';

// Runs of the source "folder" are named by the operator's mapping.
const names = SOURCES.map(({ name }) => name).filter((name) => name !== 'folder');

test('every source of the registry, and what the map shows of radar and satellites, has a name on the pages', () => {
  const shown = [...names, 'radar', 'satellite'].sort();
  expect(Object.keys(SOURCE_NAMES.vi).sort()).toEqual(shown);
  expect(Object.keys(SOURCE_NAMES.en).sort()).toEqual(shown);
});
