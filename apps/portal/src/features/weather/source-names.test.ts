import { SOURCE_NAMES } from '@portal/content/messages/source-names';
import { SOURCES } from '@portal/forecast/sources/registry';
import { expect, test } from 'vitest';

// Runs of the source "folder" are named by the operator's mapping.
const names = SOURCES.map(({ name }) => name).filter((name) => name !== 'folder');

test('every source of the registry has a name on the pages, and no other has', () => {
  expect(Object.keys(SOURCE_NAMES.vi).sort()).toEqual([...names].sort());
  expect(Object.keys(SOURCE_NAMES.en).sort()).toEqual([...names].sort());
});
