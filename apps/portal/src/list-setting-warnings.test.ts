import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { listSettingWarnings } from './list-setting-warnings.ts';

const GONE = join(import.meta.dirname, 'no-such-folder');
const warningsOf = (env: Record<string, string>) => listSettingWarnings(readConfig({ DATA_DIR: GONE, ...env }));

it('has nothing to say of usual settings, be the folder of news not there yet', () => {
  expect(warningsOf({ TRUST_PROXY: '1', SOURCE_FOLDER_PATH: GONE })).toEqual([]);
});

it.each(['0.0.0.0/0', '::/0', '10.0.0.1, 0.0.0.0/0'])('warns of TRUST_PROXY=%s', (TRUST_PROXY) => {
  expect(warningsOf({ TRUST_PROXY })).toEqual([expect.stringMatching(/^TRUST_PROXY: every address is believed/)]);
});

it('names folders that are set and not there', () => {
  const settings = { SOURCES: 'folder', SOURCE_FOLDER_PATH: GONE, NEWS_DIR: GONE };
  expect(warningsOf(settings).map((line) => line.split(':')[0])).toEqual(['NEWS_DIR', 'SOURCE_FOLDER_PATH']);
  expect(warningsOf({ NEWS_DIR: import.meta.dirname })).toEqual([]);
});
