import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSeasonalReader, writeSeasonalOutlook } from './seasonal-store.ts';

it('is read again a minute after it has changed, and a damaged file counts as none', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'seasonal-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  let now = 1_795_230_000;
  const problems: string[] = [];
  const read = createSeasonalReader(
    dataDir,
    () => now,
    (line) => problems.push(line),
  );
  expect(read()).toBeNull();
  writeSeasonalOutlook(dataDir, { issueMonth: '2026-11', months: [] });
  expect(read()).toBeNull();
  now += 60;
  expect(read()).toEqual({ issueMonth: '2026-11', months: [] });
  writeFileSync(join(dataDir, 'seasonal', 'nmme.json'), '{"issueMonth":');
  now += 60;
  expect(read()).toBeNull();
  expect(problems).toEqual([]);
});
