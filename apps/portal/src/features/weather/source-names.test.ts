import { SOURCE_NAMES } from '@portal/content/messages/source-names';
import { SOURCES } from '@portal/forecast/sources/registry';
import { expect, test } from 'vitest';

// Runs of the source "folder" have the name that the operator's mapping gives them.
const names = SOURCES.map(({ name }) => name).filter((name) => name !== 'folder');

test('every source of the registry has a name on the pages, and no other has', () => {
  expect(Object.keys(SOURCE_NAMES.vi).sort()).toEqual([...names].sort());
  expect(Object.keys(SOURCE_NAMES.en).sort()).toEqual([...names].sort());
});
