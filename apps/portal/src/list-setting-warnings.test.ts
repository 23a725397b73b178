import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isTriedOut, readConfig } from './config.ts';
import { listSettingWarnings } from './list-setting-warnings.ts';

const GONE = join(import.meta.dirname, 'no-such-folder');
const warningsOf = (env: Record<string, string>) => listSettingWarnings(readConfig({ DATA_DIR: GONE, ...env }));

it('has nothing to say of usual settings, be the folder of news not there yet', () => {
  expect(warningsOf({ TRUST_PROXY: '1', PUBLIC_URL: 'https://weather.example', SOURCE_FOLDER_PATH: GONE })).toEqual([]);
});

it.each(['0.0.0.0/0', '::/0', '10.0.0.1, 0.0.0.0/0'])('warns of TRUST_PROXY=%s', (TRUST_PROXY) => {
  expect(warningsOf({ TRUST_PROXY, PUBLIC_URL: 'https://weather.example' })).toEqual([
    expect.stringMatching(/^TRUST_PROXY: every address is believed/),
  ]);
});

it.each([
  [{ TRUST_PROXY: '1' }, false, /^PUBLIC_URL: is not set though TRUST_PROXY lets others/],
  [{ HOST: '0.0.0.0' }, false, /^PUBLIC_URL: is not set though HOST lets others/],
  [{ TRUST_PROXY: '1', HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:3000' }, true, null],
  [{ PUBLIC_URL: 'https://weather.example' }, false, null],
  [{ HOST: '::1' }, true, null],
  [{}, true, null],
])(
  'plays partners only where nobody else reaches the portal, and warns where that may be forgotten: %j',
  (env, isPlayed, line) => {
    expect(isTriedOut(readConfig({ DATA_DIR: GONE, ...env }))).toBe(isPlayed);
    expect(warningsOf(env)).toEqual(line === null ? [] : [expect.stringMatching(line)]);
  },
);

it('names folders that are set and not there', () => {
  const settings = { SOURCES: 'folder', SOURCE_FOLDER_PATH: GONE, NEWS_DIR: GONE };
  expect(warningsOf(settings).map((line) => line.split(':')[0])).toEqual(['NEWS_DIR', 'SOURCE_FOLDER_PATH']);
  expect(warningsOf({ NEWS_DIR: import.meta.dirname })).toEqual([]);
});

it('names a bank that is not known, and a secret of the bank feed that can be guessed', () => {
  const bank = { VIETQR_ACCOUNT: '0011001234567', VIETQR_ACCOUNT_NAME: 'CONG TY A' };
  const good = { ...bank, VIETQR_BANK_BIN: '970436', BANK_FEED_SECRET: 'x'.repeat(16) };
  expect(warningsOf(good)).toEqual([]);
  const lines = warningsOf({ ...good, VIETQR_BANK_BIN: '000000', BANK_FEED_SECRET: 'x'.repeat(15) });
  expect(lines).toEqual([expect.stringMatching(/^VIETQR_BANK_BIN: /), expect.stringMatching(/^BANK_FEED_SECRET: /)]);
});
