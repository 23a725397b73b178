import { WARNING_KINDS } from '@portal/domain/warning/warning-kind.table';
import { expect, it } from 'vitest';
import { KIND_WORDS } from './kind-words.table.ts';

it('has words for every kind of warning but `other`: bulletins name kinds in words', () => {
  const named = new Set(KIND_WORDS.map(([, kind]) => kind));
  expect(WARNING_KINDS.filter((kind) => !named.has(kind))).toEqual(['other']);
});
