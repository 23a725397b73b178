import { describe, expect, it } from 'vitest';
import { findFieldSource } from './describe-fields.ts';
import { FIELD_SOURCES } from './field-sources.table.ts';
import { listReplyFields } from './list-reply-fields.ts';
import { toOpenApi } from './openapi.ts';

const FIELDS = listReplyFields();
const document = toOpenApi({ origin: 'https://example.vn', title: 'API', version: '1' }) as {
  components: { schemas: Record<string, { properties: Record<string, Record<string, unknown>> }> };
};
const getField = (schema: string, field: string) => document.components.schemas[schema]?.properties[field];

describe('the sources of the fields', () => {
  it('are named for every field of the replies, and for nothing else', () => {
    expect(Object.keys(FIELD_SOURCES).sort()).toEqual(FIELDS.map(({ name }) => name).sort());
  });

  it('say what null means of every field that may be null, and of no other', () => {
    const wrong = FIELDS.filter(
      ({ name, nullable }) => (FIELD_SOURCES[name]?.[1] === undefined) !== (nullable === 'never'),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('stand in the document of the API, after unit and meaning', () => {
    expect(getField('Hour', 'temperature')).toMatchObject({
      'x-source': 'run',
      description: expect.stringMatching(/^°C at 2 m\. Source: forecast model run.*\. Null: no available run/),
    });
    expect(getField('Hour', 'at')?.description).not.toContain('Null:');
  });

  it('follow the schema where its values come from elsewhere', () => {
    expect(getField('PastHour', 'temperature')?.['x-source']).toBe('archive');
    expect(findFieldSource('rain', 'OutlookWeek')?.origin).toBe('climate');
    expect(findFieldSource('rain', 'Hour')?.origin).toBe('course');
    expect(findFieldSource('unheardOf', 'Hour')).toBeNull();
  });

  it('are said of replies, not of what callers send nor of problems', () => {
    expect(getField('Problem', 'status')).not.toHaveProperty('x-source');
    expect(getField('WeatherBatchBody', 'locations')).not.toHaveProperty('x-source');
  });
});
