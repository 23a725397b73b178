import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoint-list.ts';
import { listReplyFields } from './list-reply-fields.ts';
import { listSchemaFields } from './list-schema-fields.ts';

const { replies, shapes } = listSchemaFields();
const findReply = (id: string) => replies.find(({ endpoint }) => endpoint.id === id)?.reply;
const findShape = (name: string) => shapes.find((shape) => shape.name === name);

describe('the fields of the schemas', () => {
  it('are listed for every call, and with those of the shared types name every field there is', () => {
    expect(replies.map(({ endpoint }) => endpoint.id)).toEqual(ENDPOINTS.map(({ id }) => id));
    const names = new Set(
      [...replies.map(({ reply }) => reply), ...shapes].flatMap(({ fields }) => fields.map(({ name }) => name)),
    );
    const missing = listReplyFields().filter(({ name }) => !names.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('have unit, type, source and what null says', () => {
    expect(findShape('Hour')?.fields.find(({ name }) => name === 'temperature')).toEqual({
      path: 'temperature',
      name: 'temperature',
      type: 'number',
      isList: false,
      shape: null,
      unit: '°C',
      origin: 'run',
      whenNull: 'noRun',
    });
    expect(findShape('Hour')?.fields.find(({ name }) => name === 'at')?.whenNull).toBeNull();
    expect(findShape('PastHour')?.fields.find(({ name }) => name === 'rain')?.origin).toBe('archive');
  });

  it('lead to the shared types, also out of lists, and into groups that only one call has', () => {
    expect(findReply('weatherHours24')?.fields.find(({ name }) => name === 'hours')).toMatchObject({
      path: 'hours[]',
      isList: true,
      shape: 'Hour',
    });
    expect(
      findReply('weatherAqi')
        ?.fields.map(({ path }) => path)
        .some((path) => path.endsWith('pollutants.pm25')),
    ).toBe(true);
    expect(findReply('solutions')?.whole).toEqual({ shape: null, isList: true });
  });

  it('all have a source', () => {
    const all = [...replies.map(({ reply }) => reply), ...shapes].flatMap(({ name, fields }) =>
      fields.map((field) => ({ schema: name, ...field })),
    );
    expect(all.filter(({ origin }) => origin === null)).toEqual([]);
    expect(all.length).toBeGreaterThan(300);
  });
});
