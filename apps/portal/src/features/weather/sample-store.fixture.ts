import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { afterAll, beforeAll } from 'vitest';
import { makeSampleRun } from './run.fixture.ts';

/** A store with a sample run around `now` while the tests of a file run. */
export function useSampleStore(now: EpochSeconds): { readonly store: RunStore } {
  const folder = mkdtempSync(join(tmpdir(), 'sample-run-'));
  let opened: RunStore | undefined;
  beforeAll(async () => {
    const { header, fields } = makeSampleRun(now, 7);
    await publishRun(folder, header, fields, { now });
    opened = openRunStore(folder);
  });
  afterAll(() => {
    opened?.close();
    rmSync(folder, { recursive: true });
  });
  return {
    get store() {
      if (opened === undefined) throw new Error('the store opens before the first test');
      return opened;
    },
  };
}
