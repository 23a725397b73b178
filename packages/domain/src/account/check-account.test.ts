import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkAccountUpdate,
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
  parseAccountName,
} from './check-account.ts';

const RULES = { isCommon: (password: string) => password.toLowerCase() === 'matkhau123' };
const FORM = {
  email: ' An@Vidu.VN ',
  phone: '0912 345 678',
  password: 'trời sắp mưa',
  confirmPassword: 'trời sắp mưa',
  acceptTerms: true,
  ofAge: 'on',
};

describe('a registration', () => {
  it('is read as it is stored', () => {
    expect(checkRegistration(FORM, RULES)).toEqual({
      ok: true,
      value: {
        email: 'an@vidu.vn',
        phone: '+84912345678',
        password: 'trời sắp mưa'.normalize('NFKC'),
        wantsAdvertising: false,
      },
    });
  });

  it.each([
    ['email', '', 'required'],
    ['email', 'an@vidu', 'wrongEmail'],
    ['email', `${'a'.repeat(250)}@a.vn`, 'wrongEmail'],
    ['phone', '0212 34', 'wrongPhone'],
    ['phone', '(024) 38-25', 'wrongPhone'],
    ['phone', 'khong có', 'digitsOnly'],
    ['phone', '09123x5678', 'digitsOnly'],
    ['phone', 5, 'wrongPhone'],
    ['password', '1234567', 'tooShort'],
    ['password', 'a'.repeat(129), 'tooLong'],
    ['password', 'MatKhau123', 'commonPassword'],
    ['password', 'an@vidu.vn', 'commonPassword'],
    ['password', undefined, 'required'],
    ['confirmPassword', 'trời sắp nắng', 'notMatching'],
    ['confirmPassword', '', 'required'],
    ['acceptTerms', false, 'notAccepted'],
    ['ofAge', undefined, 'notAccepted'],
  ])('names what is wrong: %s %j is %s', (field, value, code) => {
    const checked = checkRegistration({ ...FORM, [field]: value }, RULES);
    expect(checked).toMatchObject({ ok: false, errors: { [field]: code } });
  });

  it.each([8, 128])('takes a password of %i characters, also of several bytes', (length) => {
    const password = 'ắ'.repeat(length);
    expect(checkRegistration({ ...FORM, password, confirmPassword: password }, RULES).ok).toBe(true);
  });

  it('takes a password however its tone marks are typed', () => {
    const checked = checkRegistration({ ...FORM, confirmPassword: FORM.password.normalize('NFD') }, RULES);
    expect(checked.ok).toBe(true);
  });

  it('may go without a phone', () => {
    const { phone: _phone, ...rest } = FORM;
    expect(checkRegistration(rest, RULES)).toMatchObject({ ok: true, value: { phone: null } });
  });

  it('takes anything and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(checkRegistration(body, RULES).ok).toBe(false);
      }),
    );
  });
});

describe('a new password', () => {
  it('has its repetition beside it', () => {
    expect(checkNewPassword({ password: 'mười hai con giáp', confirmPassword: 'x' }, RULES)).toEqual({
      ok: false,
      errors: { confirmPassword: 'notMatching' },
    });
  });

  it('differs from the old one', () => {
    const body = { oldPassword: 'trời sắp mưa', newPassword: 'trời sắp mưa', confirmPassword: 'trời sắp mưa' };
    expect(checkPasswordChange(body, RULES)).toEqual({ ok: false, errors: { newPassword: 'samePassword' } });
    const changed = { ...body, newPassword: 'trời sắp nắng', confirmPassword: 'trời sắp nắng' };
    expect(checkPasswordChange(changed, RULES).ok).toBe(true);
  });
});

describe('an update', () => {
  it('changes what is named and nothing else', () => {
    expect(checkAccountUpdate({ name: ' An  Nguyễn ', role: 'ADMIN' })).toEqual({
      ok: true,
      value: { name: 'An Nguyễn' },
    });
    expect(checkAccountUpdate({ phone: '', name: null })).toEqual({ ok: true, value: { name: null, phone: null } });
    expect(checkAccountUpdate({})).toEqual({ ok: true, value: {} });
  });

  it.each([
    [{ name: 'a'.repeat(101) }, { name: 'tooLong' }],
    [{ name: 5 }, { name: 'required' }],
    [{ language: 'fr' }, { language: 'wrongLanguage' }],
    [{ email: 'x' }, { email: 'wrongEmail' }],
    [{ phone: '113' }, { phone: 'wrongPhone' }],
  ])('refuses %j', (body, errors) => {
    expect(checkAccountUpdate(body)).toEqual({ ok: false, errors });
  });
});

it.each([
  ['An@vidu.vn', { kind: 'email', value: 'an@vidu.vn' }],
  ['0912 345 678', { kind: 'phone', value: '+84912345678' }],
  ['024 3825 3536', null],
  ['an', null],
  [null, null],
])('reads the name of an account: %j', (text, name) => {
  expect(parseAccountName(text)).toEqual(name);
});
