import { ACCOUNT_LIMITS } from '@portal/domain/account/account-limits.table';
import type { AccountErrorCode, AccountField } from '@portal/domain/account/check-account';
import type { Language } from '@portal/domain/language/language';
import { splitLanguages } from '../split-languages.ts';

/** Errors of account forms; `{0}` is the field or the limit (decisions, "Messages"). */
const accountMessages = splitLanguages({
  /** Field names for mid-sentence, after "please enter". */
  fields: {
    username: ['tên đăng nhập', 'your username'],
    email: ['địa chỉ email', 'your email address'],
    phone: ['số điện thoại', 'your phone number'],
    name: ['họ và tên', 'your full name'],
    language: ['ngôn ngữ', 'a language'],
    password: ['mật khẩu', 'a password'],
    oldPassword: ['mật khẩu hiện tại', 'your current password'],
    newPassword: ['mật khẩu mới', 'a new password'],
    confirmPassword: ['mật khẩu xác nhận', 'the password again'],
    acceptTerms: ['điều khoản sử dụng', 'the terms of use'],
    ofAge: ['tuổi', 'your age'],
    confirm: ['xác nhận', 'your confirmation'],
    endAccess: ['lựa chọn', 'a choice'],
  },
  errors: {
    required: ['Vui lòng nhập {0}', 'Please enter {0}'],
    tooLong: ['Tối đa {1} ký tự', 'Maximum {1} characters'],
    tooShort: [
      `Mật khẩu cần ít nhất ${ACCOUNT_LIMITS.passwordShortest} ký tự`,
      `A password needs at least ${ACCOUNT_LIMITS.passwordShortest} characters`,
    ],
    wrongEmail: ['Email không đúng định dạng', 'Wrong e-mail format'],
    wrongPhone: ['Số điện thoại không đúng định dạng', 'Wrong phone format'],
    digitsOnly: ['Vui lòng chỉ nhập chữ số', 'Digits only'],
    wrongLanguage: ['Ngôn ngữ phải là vi hoặc en', 'The language must be vi or en'],
    notMatching: ['Mật khẩu xác nhận không khớp', 'Confirm password must match'],
    samePassword: ['Mật khẩu mới phải khác mật khẩu cũ', 'New password must differ from the old one'],
    commonPassword: [
      'Mật khẩu này quá dễ đoán, vui lòng chọn mật khẩu khác',
      'This password is too easy to guess; please choose another',
    ],
    notAccepted: ['Hãy đánh dấu ô này để tạo tài khoản', 'Please tick this box to create an account'],
    wrongChoice: ['Giá trị phải là true hoặc false', 'The value must be true or false'],
  },
  /** Required checkboxes. */
  boxes: {
    acceptTerms: [
      'Vui lòng đồng ý với điều khoản sử dụng để tạo tài khoản',
      'Please accept the terms of use to create an account',
    ],
    ofAge: [
      'Vui lòng xác nhận bạn đủ 16 tuổi hoặc có người giám hộ đồng ý',
      'Please confirm that you are 16 or older, or have your guardian’s consent',
    ],
    confirm: ['Hãy đánh dấu ô này để xóa tài khoản', 'Please tick this box to delete the account'],
  },
});

/** Too many attempts, and when to retry. */
export const describeTooManyTries = (seconds: number): Readonly<Record<Language, string>> => ({
  vi: `Thử quá nhiều lần. Hãy thử lại sau ${seconds} giây.`,
  en: `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
});

export function describeAccountError(field: AccountField, code: AccountErrorCode, language: Language): string {
  const words = accountMessages[language];
  if (code === 'notAccepted' && (field === 'acceptTerms' || field === 'ofAge' || field === 'confirm'))
    return words.boxes[field];
  const limit = field === 'name' ? ACCOUNT_LIMITS.name : ACCOUNT_LIMITS.passwordLongest;
  return words.errors[code].replace('{0}', words.fields[field]).replace('{1}', String(limit));
}
