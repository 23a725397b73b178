import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkAccountUpdate,
  checkEndAccess,
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
  parseAccountEmail,
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
    const password = 'ắếốứịạửỡ'.repeat(length / 8);
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

describe('an address', () => {
  it.each([
    ['An@Vidu.VN', 'an@vidu.vn'],
    ['an@ｖidu.vn', 'an@vidu.vn'],
    ['an@vidu。vn', 'an@vidu.vn'],
    ['an@ⓥidu.vn', 'an@vidu.vn'],
    ['an@bücher.example', 'an@bücher.example'],
    ['ａn@vidu.vn', null],
    ['a\u00adn@vidu.vn', 'an@vidu.vn'],
    ['an@vi du.vn', null],
  ])('%j is %j', (text, email) => {
    expect(parseAccountEmail(text)).toBe(email);
  });

  it('of before is still the name that somebody signs in by', () => {
    expect(parseAccountName('ａn@vidu.vn')).toEqual({ kind: 'email', value: 'ａn@vidu.vn', typed: 'ａn@vidu.vn' });
    expect(parseAccountName('an@ｖidu.vn')).toEqual({ kind: 'email', value: 'an@vidu.vn', typed: 'an@ｖidu.vn' });
  });
});

describe('the choice whether keys and the like end too', () => {
  it.each([
    [true, true, true],
    ['on', true, true],
    [false, false, false],
    ['off', false, false],
    [undefined, true, false],
    [null, true, false],
    ['', true, false],
  ])('%j means %j at a reset and %j at a change', (endAccess, atReset, atChange) => {
    const fresh = { password: 'trời sắp nắng', confirmPassword: 'trời sắp nắng', endAccess };
    expect(checkNewPassword(fresh, RULES)).toEqual({
      ok: true,
      value: { password: 'trời sắp nắng', endAccess: atReset },
    });
    const { password: newPassword, ...rest } = fresh;
    const changed = checkPasswordChange({ ...rest, newPassword, oldPassword: 'trời sắp mưa' }, RULES);
    expect(changed.ok && changed.value.endAccess).toBe(atChange);
    expect(checkEndAccess({ endAccess }, false)).toEqual({ ok: true, value: atChange });
  });

  it.each(['maybe', 1, {}])('is none: %j', (endAccess) => {
    expect(checkEndAccess({ endAccess }, true)).toEqual({ ok: false, errors: { endAccess: 'wrongChoice' } });
  });
});

it.each([
  [{ user: { name: 'An', language: 'EN' } }, { name: 'An', language: 'en' }],
  [
    { name: 'An', language: 'VI' },
    { name: 'An', language: 'vi' },
  ],
  [{ user: 'An' }, {}],
])('an update reads %j', (body, value) => {
  expect(checkAccountUpdate(body)).toEqual({ ok: true, value });
});
