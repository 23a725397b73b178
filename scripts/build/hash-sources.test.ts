import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources } from './hash-sources.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'src', 'deep'), { recursive: true });
  writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'a');
  writeFileSync(join(root, 'package.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const hashNow = () => hashSources(root, ['src'], ['package.json', 'absent.json']);

it('stays the same while no source changes, and when only a test does', () => {
  const before = hashNow();
  writeFileSync(join(root, 'src', 'a.test.ts'), 'test');
  expect(hashNow()).toBe(before);
});

it('changes with a content, a name, a new file and a single file', () => {
  const seen = new Set([hashNow()]);
  writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'b');
  seen.add(hashNow());
  renameSync(join(root, 'src', 'deep', 'a.ts'), join(root, 'src', 'deep', 'c.ts'));
  seen.add(hashNow());
  writeFileSync(join(root, 'src', 'b.ts'), '');
  seen.add(hashNow());
  writeFileSync(join(root, 'package.json'), '{"a":1}');
  seen.add(hashNow());
  expect(seen.size).toBe(5);
});
