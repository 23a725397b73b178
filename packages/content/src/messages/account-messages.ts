import { ACCOUNT_LIMITS } from '@portal/domain/account/account-limits.table';
import type { AccountErrorCode, AccountField } from '@portal/domain/account/check-account';
import type { Language } from '@portal/domain/language/language';

interface AccountMessages {
  /** Field names for mid-sentence, after "please enter". */
  readonly fields: Readonly<Record<AccountField, string>>;
  readonly errors: Readonly<Record<AccountErrorCode, string>>;
  /** Required checkboxes. */
  readonly boxes: Readonly<Record<'acceptTerms' | 'ofAge' | 'confirm', string>>;
}

/** Errors of account forms; `{0}` is the field or the limit (decisions, "Messages"). */
const accountMessages: Readonly<Record<Language, AccountMessages>> = {
  vi: {
    fields: {
      username: 'tên đăng nhập',
      email: 'địa chỉ email',
      phone: 'số điện thoại',
      name: 'họ và tên',
      language: 'ngôn ngữ',
      password: 'mật khẩu',
      oldPassword: 'mật khẩu hiện tại',
      newPassword: 'mật khẩu mới',
      confirmPassword: 'mật khẩu xác nhận',
      acceptTerms: 'điều khoản sử dụng',
      ofAge: 'tuổi',
      confirm: 'xác nhận',
      endAccess: 'lựa chọn',
    },
    errors: {
      required: 'Vui lòng nhập {0}',
      tooLong: 'Tối đa {1} ký tự',
      tooShort: `Mật khẩu cần ít nhất ${ACCOUNT_LIMITS.passwordShortest} ký tự`,
      wrongEmail: 'Email không đúng định dạng',
      wrongPhone: 'Số điện thoại không đúng định dạng',
      digitsOnly: 'Vui lòng chỉ nhập chữ số',
      wrongLanguage: 'Ngôn ngữ là vi hoặc en',
      notMatching: 'Mật khẩu xác nhận không khớp',
      samePassword: 'Mật khẩu mới phải khác mật khẩu cũ',
      commonPassword: 'Mật khẩu này quá dễ đoán, vui lòng chọn mật khẩu khác',
      notAccepted: 'Cần ô này để tạo tài khoản',
      wrongChoice: 'Giá trị là true hoặc false',
    },
    boxes: {
      acceptTerms: 'Vui lòng đồng ý với điều khoản sử dụng để tạo tài khoản',
      ofAge: 'Cần ô này để tạo tài khoản',
      confirm: 'Cần ô này để xóa tài khoản',
    },
  },
  en: {
    fields: {
      username: 'your username',
      email: 'your email address',
      phone: 'your phone number',
      name: 'your full name',
      language: 'a language',
      password: 'a password',
      oldPassword: 'your current password',
      newPassword: 'a new password',
      confirmPassword: 'the password again',
      acceptTerms: 'the terms of use',
      ofAge: 'your age',
      confirm: 'your confirmation',
      endAccess: 'a choice',
    },
    errors: {
      required: 'Please enter {0}',
      tooLong: 'Maximum {1} characters',
      tooShort: `A password needs at least ${ACCOUNT_LIMITS.passwordShortest} characters`,
      wrongEmail: 'Wrong e-mail format',
      wrongPhone: 'Wrong phone format',
      digitsOnly: 'Digits only',
      wrongLanguage: 'The language is vi or en',
      notMatching: 'Confirm password must match',
      samePassword: 'New password must differ from the old one',
      commonPassword: 'This password is too easy to guess; please choose another',
      notAccepted: 'This box is needed to create an account',
      wrongChoice: 'The value is true or false',
    },
    boxes: {
      acceptTerms: 'Please accept the terms of use to create an account',
      ofAge: 'This box is needed to create an account',
      confirm: 'This box is needed to delete the account',
    },
  },
};

/** Too many attempts, and when to retry. */
export const describeTooManyTries = (seconds: number): Readonly<Record<Language, string>> => ({
  vi: `Thử quá nhiều lần. Hãy thử lại sau ${seconds} giây.`,
  en: `Too many tries. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
});

export function describeAccountError(field: AccountField, code: AccountErrorCode, language: Language): string {
  const words = accountMessages[language];
  if (code === 'notAccepted' && (field === 'acceptTerms' || field === 'ofAge' || field === 'confirm'))
    return words.boxes[field];
  const limit = field === 'name' ? ACCOUNT_LIMITS.name : ACCOUNT_LIMITS.passwordLongest;
  return words.errors[code].replace('{0}', words.fields[field]).replace('{1}', String(limit));
}
