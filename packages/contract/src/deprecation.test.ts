import { describe, expect, it } from 'vitest';
import { countNoticeDays, LEAST_NOTICE_DAYS, toDeprecationHeaders } from './deprecation.ts';
import { ENDPOINTS, ENDPOINTS_BY_ID } from './endpoint-list.ts';
import { toOperation } from './openapi-operation.ts';

const ENDING = { since: '2026-12-01', sunset: '2027-12-01', see: '/api/docs#weatherHours' } as const;

describe('the end of a call', () => {
  it('is announced by three headers, from midnight in Vietnam', () => {
    expect(toDeprecationHeaders(ENDING)).toEqual({
      deprecation: `@${Date.parse('2026-12-01T00:00:00+07:00') / 1000}`,
      sunset: 'Tue, 30 Nov 2027 17:00:00 GMT',
      link: '</api/docs#weatherHours>; rel="deprecation"; type="text/html"',
    });
  });

  it('stands in the document of the API, and only there', () => {
    const { weatherHours24 } = ENDPOINTS_BY_ID;
    const ending = toOperation({ ...weatherHours24, deprecated: ENDING }) as {
      deprecated: boolean;
      description: string;
      responses: Record<string, { headers?: object }>;
    };
    expect(ending.deprecated).toBe(true);
    expect(ending.description).toContain('2027-12-01');
    expect(Object.keys(ending.responses['200']?.headers ?? {})).toEqual(
      expect.arrayContaining(['Deprecation', 'Sunset', 'Link']),
    );
    expect(toOperation(weatherHours24)).not.toHaveProperty('deprecated');
  });

  it('refuses what is no date', () => {
    expect(() => toDeprecationHeaders({ ...ENDING, sunset: '2027-13-01' })).toThrow(RangeError);
  });

  it('comes twelve months after its announcement at the earliest', () => {
    expect(countNoticeDays(ENDING)).toBe(LEAST_NOTICE_DAYS);
    for (const { deprecated } of ENDPOINTS) {
      if (deprecated !== undefined) expect(countNoticeDays(deprecated)).toBeGreaterThanOrEqual(LEAST_NOTICE_DAYS);
    }
  });
});
