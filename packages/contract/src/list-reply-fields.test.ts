import { describe, expect, it } from 'vitest';
import { ENDPOINTS_BY_ID } from './endpoint-list.ts';
import { listReplyFields } from './list-reply-fields.ts';

const FIELDS = new Map(listReplyFields().map((field) => [field.name, field]));

describe('the fields of the replies', () => {
  it.each([
    ['temperature', ['°C'], 'always'],
    ['rain', ['mm'], 'sometimes'],
    ['rainRate', ['mm/h'], 'always'],
    ['shortWave', ['W/m²'], 'always'],
    ['gdd', ['°C·day'], 'always'],
    ['windDirection', ['degrees'], 'always'],
    ['lat', ['degrees'], 'never'],
    ['uvIndex', [], 'always'],
    ['width', [], 'never'],
    ['text', [], 'sometimes'],
    ['place', [], 'sometimes'],
  ] as const)('are read from the schemas: %s', (name, units, nullable) => {
    expect(FIELDS.get(name)).toMatchObject({ units, nullable });
  });

  it('are listed once, under the subject whose call has them first', () => {
    const two = listReplyFields([ENDPOINTS_BY_ID.nowcastSteps, ENDPOINTS_BY_ID.weatherNow]);
    expect(two.filter(({ name }) => name === 'rainProbability')).toEqual([
      { name: 'rainProbability', tag: 'map', units: ['%'], nullable: 'always' },
    ]);
    expect(two.find(({ name }) => name === 'dewPoint')?.tag).toBe('weather');
  });

  it('have one unit each, so that a name never misleads', () => {
    const several = [...FIELDS.values()].filter(({ units }) => units.length > 1);
    expect(several.map(({ name }) => name)).toEqual([]);
  });
});
