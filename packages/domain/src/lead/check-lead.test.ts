import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLead, findLeadError } from './check-lead.ts';
import { LEAD_LIMITS } from './lead.ts';

const GOOD = {
  name: 'Nguyễn Thu Hà',
  numberPhone: '0912 345 678',
  email: 'ha.nguyen@congty.vn',
  content: 'Công ty Hà',
  page: 'solutions-for-businesses',
};

const errorsOf = (body: unknown) => {
  const checked = checkLead('consultation', body);
  return checked.ok ? {} : checked.errors;
};

describe('a lead', () => {
  it('is stored clean', () => {
    const body = {
      ...GOOD,
      name: '  Nguyễn\u0000 Thu\t Hà \u202e',
      page: 'Hydropower solutions',
      content: ' ',
      more: 1,
    };
    expect(checkLead('consultation', body)).toEqual({
      ok: true,
      lead: {
        kind: 'consultation',
        name: 'Nguyễn Thu Hà',
        phone: '+84912345678',
        email: 'ha.nguyen@congty.vn',
        company: null,
        area: 'solutions-for-hydropower',
        place: null,
        problem: null,
      },
    });
  });

  it('is whole letters and single spaces also where something unseen stood between', () => {
    const checked = checkLead('consultation', { ...GOOD, name: 'Hu\u00ea\u200b\u0301 \u0000 Lan' });
    expect(checked.ok && checked.lead.name).toBe('Huế Lan');
  });

  it('has a company and a problem where the form asks for them', () => {
    const body = { ...GOOD, company: 'Công ty\nHà', problem: 'Gió\r\n\r\n\r\nmưa' };
    const checked = checkLead('stormInform', body);
    expect(checked.ok && [checked.lead.company, checked.lead.problem]).toEqual(['Công ty Hà', 'Gió\n\nmưa']);
  });

  it.each([undefined, null, '', ' '])('of a storm has an area only where one was chosen: %j', (page) => {
    const checked = checkLead('stormInform', { ...GOOD, page, place: ' Vinh Hải,\nPhú Yên ' });
    expect(checked.ok && [checked.lead.area, checked.lead.place]).toEqual([null, 'Vinh Hải, Phú Yên']);
    expect(checkLead('userInform', { ...GOOD, page })).toEqual({ ok: false, errors: { page: 'errorNotPage' } });
  });

  it('of a storm has no area that there is not', () => {
    for (const page of ['roofs', 5, []]) {
      expect(checkLead('stormInform', { ...GOOD, page })).toEqual({ ok: false, errors: { page: 'errorNotPage' } });
    }
  });

  it.each([undefined, null, 5, 'text', [], [GOOD], {}])('has every needed field: %j', (body) => {
    expect(errorsOf(body)).toEqual({
      name: 'errorNotName',
      numberPhone: 'errorNotPhone',
      email: 'errorNotMail',
      page: 'errorNotPage',
    });
  });

  it.each([
    ['name', 'a'],
    ['content', 'ầ'],
  ] as const)('has at most so many characters of %s', (field, letter) => {
    expect(findLeadError('userInform', field, letter.repeat(LEAD_LIMITS[field]))).toBeNull();
    expect(findLeadError('userInform', field, '😀'.repeat(LEAD_LIMITS[field]))).toBeNull();
    expect(findLeadError('userInform', field, letter.repeat(LEAD_LIMITS[field] + 1))).toBe('errorTooLong');
  });

  it('has a problem of at most 2,000 characters and an e-mail of at most 254', () => {
    expect(findLeadError('userInform', 'problem', 'g'.repeat(2000))).toBeNull();
    expect(findLeadError('userInform', 'problem', 'g'.repeat(2001))).toBe('errorTooLong');
    expect(findLeadError('userInform', 'email', `${'a'.repeat(249)}@b.vn`)).toBeNull();
    expect(findLeadError('userInform', 'email', `${'a'.repeat(250)}@b.vn`)).toBe('errorTooLong');
    expect(findLeadError('userInform', 'numberPhone', '0'.repeat(21))).toBe('errorTooLong');
    expect(findLeadError('userInform', 'numberPhone', '0'.repeat(20))).toBe('errorValidPhone');
  });

  it.each(['a', 'a@b', 'a@@b.vn', 'a b@c.vn', 'a@b..vn', 'a@b.v', '<a@b.vn>', 'a@b.vn,c@d.vn', '@b.vn', 'a@.vn'])(
    'has a well-formed e-mail, not %s',
    (email) => {
      expect(findLeadError('userInform', 'email', email)).toBe('errorValidMail');
    },
  );

  it.each(['a@b.vn', "o'brien+x@mail.example.com", 'hà@côngty.vn'])('may have the e-mail %s', (email) => {
    expect(findLeadError('userInform', 'email', email)).toBeNull();
  });

  it.each([5, true, {}, ['x']])('has texts only, not %j', (value) => {
    expect(errorsOf({ ...GOOD, name: value, content: value })).toEqual({
      name: 'errorNotName',
      content: 'errorNotText',
    });
  });

  it.each(['toString', '__proto__', '', 'businesses', '/giai-phap'])('is about one of three areas, not %j', (page) => {
    expect(errorsOf({ ...GOOD, page })).toEqual({ page: 'errorNotPage' });
  });

  it('never throws and keeps no control character, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string({ unit: 'binary' }), (body, name) => {
        checkLead('userInform', body);
        const checked = checkLead('consultation', { ...GOOD, name });
        return !checked.ok || !/\p{Cc}|\p{Cs}/u.test(checked.lead.name);
      }),
    );
  });
});
