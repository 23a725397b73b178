import { describe, expect, it } from 'vitest';
import { ERROR_CATALOGUE } from './error-catalogue.table.ts';
import { AppError, toProblem } from './errors.ts';

describe('the error catalogue', () => {
  it('gives every error a stable path, an error status and text in both languages', () => {
    for (const entry of Object.values(ERROR_CATALOGUE)) {
      expect(entry.type).toMatch(/^\/problems\/[a-z-]+$/);
      expect(entry.status).toBeGreaterThanOrEqual(400);
      for (const text of [entry.title.vi, entry.title.en, entry.detail.vi, entry.detail.en]) {
        expect(text.normalize('NFC')).toBe(text);
        expect(text).not.toBe('');
      }
    }
    const types = Object.values(ERROR_CATALOGUE).map((entry) => entry.type);
    expect(new Set(types).size).toBe(types.length);
  });
});

describe('toProblem', () => {
  it('answers in the asked language with the request’s id', () => {
    expect(toProblem(new AppError('outsideCoverage'), 'en', 'r1')).toEqual({
      type: '/problems/outside-coverage',
      title: 'Outside coverage',
      status: 404,
      detail: 'Forecasts cover 5–24.5° N and 99–119.5° E.',
      errorCode: 'outsideCoverage',
      requestId: 'r1',
    });
    expect(toProblem(new AppError('noData'), 'vi', 'r2').title).toBe('Chưa có dữ liệu');
  });

  it('lists the wrong fields of bad input and prefers the detail of the case', () => {
    const error = new AppError('badInput', {
      detail: { vi: 'Sai.', en: 'Wrong.' },
      errors: [{ path: 'lat', message: 'Must be a number.' }],
    });
    expect(toProblem(error, 'en', 'r3')).toMatchObject({
      status: 400,
      detail: 'Wrong.',
      errors: [{ path: 'lat', message: 'Must be a number.' }],
    });
  });

  it('lists bad input that is no field’s, such as a body that is no JSON, as wrong as a whole', () => {
    const error = new AppError('badInput', { detail: { vi: 'Không phải JSON.', en: 'No JSON.' } });
    expect(toProblem(error, 'vi', 'r4').errors).toEqual([{ path: '', message: 'Không phải JSON.' }]);
    expect(toProblem(new AppError('notFound'), 'vi', 'r5')).not.toHaveProperty('errors');
  });
});
