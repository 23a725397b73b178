/** Sentences about invalid input, in both languages; `{0}` is the rule's limit or list. */
export const INPUT_MESSAGES = {
  required: { vi: 'Bắt buộc phải có.', en: 'Is required.' },
  empty: { vi: 'Không được để trống.', en: 'Must not be empty.' },
  repeated: { vi: 'Chỉ được ghi một lần.', en: 'Must be given only once.' },
  unknown: { vi: 'Không có tham số này; được dùng: {0}.', en: 'There is no such parameter; allowed: {0}.' },
  number: { vi: 'Phải là một số.', en: 'Must be a number.' },
  integer: { vi: 'Phải là số nguyên.', en: 'Must be a whole number.' },
  string: { vi: 'Phải là chuỗi ký tự.', en: 'Must be text.' },
  array: { vi: 'Phải là một danh sách.', en: 'Must be a list.' },
  object: { vi: 'Phải là một đối tượng JSON.', en: 'Must be a JSON object.' },
  minimum: { vi: 'Không được nhỏ hơn {0}.', en: 'Must not be less than {0}.' },
  maximum: { vi: 'Không được lớn hơn {0}.', en: 'Must not be more than {0}.' },
  minItems: { vi: 'Phải có ít nhất {0} mục.', en: 'Must have at least {0} items.' },
  maxItems: { vi: 'Không được quá {0} mục.', en: 'Must not have more than {0} items.' },
  minLength: { vi: 'Phải có ít nhất {0} ký tự.', en: 'Must have at least {0} characters.' },
  maxLength: { vi: 'Tối đa {0} ký tự.', en: 'Maximum {0} characters.' },
  oneOf: { vi: 'Phải là một trong: {0}.', en: 'Must be one of: {0}.' },
  pair: { vi: 'lat và lng phải đi cùng nhau.', en: 'lat and lng must be given together.' },
  place: {
    vi: 'Hãy cho biết địa điểm bằng lat và lng, location, hoặc province.',
    en: 'Give a place by lat and lng, location or province.',
  },
  northSouth: { vi: 'north phải lớn hơn south.', en: 'north must be greater than south.' },
  eastWest: { vi: 'east và west không được bằng nhau.', en: 'east and west must differ.' },
  moment: {
    vi: 'Phải là ngày YYYY-MM-DD hoặc thời điểm ISO 8601 có múi giờ, ví dụ 2026-11-20T07:00:00+07:00.',
    en: 'Must be a date YYYY-MM-DD or an ISO 8601 time with offset, such as 2026-11-20T07:00:00+07:00.',
  },
  fromTo: { vi: 'to phải sau from.', en: 'to must be after from.' },
  tooOld: { vi: 'Không được trước {0}.', en: 'Must not be before {0}.' },
  future: { vi: 'Không được ở tương lai.', en: 'Must not be in the future.' },
  invalid: { vi: 'Không hợp lệ.', en: 'Is not valid.' },
} as const;

/** Name of a sentence about invalid input. */
export type InputMessage = keyof typeof INPUT_MESSAGES;
