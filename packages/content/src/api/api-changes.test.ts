import { parseDate } from '@portal/domain/time/vietnam-time';
import { describe, expect, it } from 'vitest';
import { API_VERSION, API_VERSIONS } from './api-changes.table.ts';

const toNumbers = (version: string): number[] => version.split('.').map(Number);
const isNewer = (one: number[], other: number[]): boolean => {
  const index = one.findIndex((part, at) => part !== other[at]);
  return index >= 0 && (one[index] ?? 0) > (other[index] ?? 0);
};

describe('the versions of the API', () => {
  it('are numbered and dated, the newest first', () => {
    for (const [index, { version, date }] of API_VERSIONS.entries()) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(parseDate(date)).not.toBeNull();
      const older = API_VERSIONS[index + 1];
      if (older === undefined) continue;
      expect(isNewer(toNumbers(version), toNumbers(older.version))).toBe(true);
      expect(date > older.date).toBe(true);
    }
    expect(API_VERSION).toBe('1.4.0');
  });

  it('say what changed in both languages', () => {
    const changes = API_VERSIONS.flatMap((one) => one.changes);
    expect(changes.filter(({ vi, en }) => vi === '' || en === '' || vi === en)).toEqual([]);
  });

  it('remove nothing that was not deprecated in an earlier version', () => {
    const last = API_VERSIONS.findLastIndex(({ changes }) => changes.some(({ kind }) => kind === 'deprecated'));
    const first = API_VERSIONS.findIndex(({ changes }) => changes.some(({ kind }) => kind === 'removed'));
    expect(first === -1 || first < last).toBe(true);
  });
});
