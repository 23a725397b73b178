import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEEDS } from '@portal/forecast/sources/feeds.table';
import { RECOMMENDED_SOURCES, SOURCE_OFFERS } from '@portal/forecast/sources/registry';
import { describe, expect, it } from 'vitest';
import { nameAddressSetting, readConfig } from '../../apps/portal/src/config.ts';
import { SETTINGS } from '../../apps/portal/src/setting.table.ts';
import { describeSettings } from './describe-settings.ts';

/** Names of all variables that the portal's settings read. */
function listReadNames(): string[] {
  const names = new Set<string>();
  const unset = new Proxy<Record<string, string>>({}, { get: (_, name) => void names.add(String(name)) });
  readConfig(unset);
  return [...names].sort();
}

describe('the document of settings', () => {
  it('names what readConfig reads, no more and no less', () => {
    const addresses = [...SOURCE_OFFERS, ...FEEDS].map(nameAddressSetting);
    expect([...SETTINGS.map(({ name }) => name), ...addresses].sort()).toEqual(listReadNames());
  });

  it('gives defaults that change nothing when they are set', () => {
    const valued = SETTINGS.filter(({ value }) => value !== undefined);
    expect(valued.length).toBeGreaterThan(10);
    for (const { name, value } of valued)
      expect({ name, config: readConfig({ [name]: value }) }).toEqual({ name, config: readConfig({}) });
  });

  it('says of every setting either its default or what happens without it', () => {
    expect(SETTINGS.filter(({ value, unset }) => (value === undefined) === (unset === undefined))).toEqual([]);
  });

  it('lists the recommended sources as they are', () => {
    expect(SETTINGS.find(({ name }) => name === 'SOURCES')?.meaning).toContain(RECOMMENDED_SOURCES.always.join(','));
  });

  it('is what `npm run settings` writes', () => {
    expect(readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8')).toBe(describeSettings());
  });
});
