import { writeBulletinSkeleton } from '@portal/content/expert-bulletin/write-skeleton';
import type { BulletinRequest } from '@portal/domain/expert-bulletin/bulletin-request';
import { describe, expect, it } from 'vitest';
import { parseBulletinFile, readBulletinText, readOrderId } from './bulletin-file.ts';

const ID = '019ec0de-0000-7000-8000-0123456789ab';
const START = Date.parse('2026-11-22T06:00:00+07:00') / 1000;
const REQUEST: BulletinRequest = {
  place: { name: 'Sân "A": Mỹ Đình', lat: 21.02, lng: 105.76 },
  fromAt: START,
  toAt: START + 36_000,
  purpose: 'event',
  concerns: ['rain'],
  language: 'vi',
  remarks: 'Dừng khi mưa\n---\n{{rain.total}}',
  neededAt: START - 3600,
  emails: ['a@vidu.vn'],
};
const EXPERTS = [
  { name: 'An', role: { vi: 'Dự báo viên', en: 'Forecaster' } },
  { name: 'Bình', role: { vi: 'Trưởng ca', en: 'Shift lead' } },
];
const ORDER = { id: ID, request: REQUEST };
const SKELETON = writeBulletinSkeleton({ id: ID, language: 'vi', request: REQUEST, experts: ['An'] });

const refuse = (text: string, experts = EXPERTS, order = ORDER) => {
  const parsed = parseBulletinFile(text, order, experts);
  return parsed.ok ? [] : parsed.reasons.map(({ vi }) => vi);
};
const change = (name: string, value: string) => SKELETON.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);

describe('an editor’s file', () => {
  it('is read as its skeleton was written, whatever the client wrote', () => {
    const parsed = parseBulletinFile(SKELETON, ORDER, EXPERTS);
    expect(parsed).toMatchObject({
      ok: true,
      value: { orderId: ID, language: 'vi', author: { name: 'An', role: 'Dự báo viên' } },
    });
    expect(readOrderId(SKELETON)).toBe(ID);
    const { text, firstLine } = readBulletinText(SKELETON);
    expect(SKELETON.split('\n')[firstLine - 1]).toBe(text.split('\n')[0]);
    expect(text).not.toContain('Dừng khi mưa');
  });

  it('has no author of its own making', () => {
    const none = writeBulletinSkeleton({ id: ID, language: 'vi', request: REQUEST, experts: [] });
    expect(refuse(none, [])).toEqual(['author: còn thiếu']);
    const two = writeBulletinSkeleton({ id: ID, language: 'vi', request: REQUEST, experts: ['An', 'Bình'] });
    expect(refuse(two)).toEqual(['author: còn thiếu']);
    expect(refuse(change('author', 'Cường'))).toEqual(['author: không có trong people/; các chuyên gia: An, Bình']);
    expect(parseBulletinFile(change('author', 'Cường'), ORDER, [])).toMatchObject({
      ok: true,
      value: { author: { name: 'Cường', role: null } },
    });
  });

  it.each([
    ['order', '019ec0de-0000-7000-8000-000000000000', 'không phải mã yêu cầu'],
    ['language', 'fr', 'không phải vi hay en'],
    ['language', 'en', 'khách không đặt'],
    ['place', 'Hà Nội', 'khác yêu cầu'],
    ['from', '2026-11-22T07:00', 'khác yêu cầu'],
    ['to', '2026-11-23T07:00', 'khác yêu cầu'],
    ['title', '""', 'còn thiếu'],
    ['title', 'x'.repeat(121), 'dài quá 120'],
    ['titel', 'x', ''],
  ])('is that of its order: %s may not be %.40s', (name, value, reason) => {
    const text = name === 'titel' ? SKELETON.replace('title:', 'titel:') : change(name, value);
    const reasons = refuse(text);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.join('\n')).toContain(reason);
  });

  it('is refused without front matter', () => {
    expect(refuse('## Kết luận')).toHaveLength(1);
    expect(readOrderId('## Kết luận')).toBeNull();
    expect(readOrderId('---\norder: "; drop table"\n---\n')).toBeNull();
  });
});
