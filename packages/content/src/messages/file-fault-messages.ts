import type { Language } from '@portal/domain/language/language';

type Bilingual = Readonly<Record<Language, string>>;

const same = (text: string): Bilingual => ({ vi: text, en: text });

/** Names of file parts, used in reasons. */
export const FILE_PARTS = {
  frontMatter: { vi: 'phần đầu', en: 'front matter' },
  brand: same('brand.yaml'),
  person: { vi: 'hồ sơ một người', en: 'a person' },
  job: { vi: 'tin tuyển dụng', en: 'a job' },
  partner: { vi: 'đối tác', en: 'a partner' },
  press: { vi: 'bài báo', en: 'a press article' },
  post: { vi: 'bài', en: 'a post' },
} as const;

/** Why a file by operators or editors is refused before its fields are read. */
export const fileFaults = {
  tooManyBytes: (most: number): Bilingual => ({ vi: `lớn hơn ${most} byte`, en: `larger than ${most} bytes` }),
  noFile: { vi: 'không phải là tệp', en: 'is not a file' },
  notThere: { vi: 'không có tệp này', en: 'there is no such file' },
  systemError: same,
  taken: (field: string, key: string, owner: string): Bilingual => ({
    vi: `${field}: "${key}" đã là của ${owner}`,
    en: `${field}: "${key}" already belongs to ${owner}`,
  }),
  tooLong: (most: number): Bilingual => ({ vi: `dài quá ${most} ký tự`, en: `longer than ${most} characters` }),
  noFrontMatter: {
    vi: 'không bắt đầu bằng phần đầu giữa hai dòng ---',
    en: 'does not begin with front matter between two lines of ---',
  },
  partTooLong: (part: Bilingual, most: number): Bilingual => ({
    vi: `${part.vi} dài quá ${most} ký tự`,
    en: `${part.en} is longer than ${most} characters`,
  }),
  notYaml: (part: Bilingual, fault: string): Bilingual => ({
    vi: `${part.vi} không đúng YAML: ${fault}`,
    en: `${part.en} is not YAML: ${fault}`,
  }),
  partEmpty: (part: Bilingual): Bilingual => ({ vi: `${part.vi} còn trống`, en: `${part.en} is empty` }),
  noText: { vi: 'không có nội dung dưới phần đầu', en: 'has no text below its front matter' },
  noEnglishText: {
    vi: 'không có phần tiếng Anh dưới dòng <!-- english -->',
    en: 'has no English text below a line <!-- english -->',
  },
  noPicture: (picture: string): Bilingual => ({
    vi: `không có ảnh ${picture} cạnh tệp`,
    en: `there is no picture ${picture} next to it`,
  }),
} as const;

const field = (name: string, vi: string, en: string): Bilingual => ({ vi: `${name}: ${vi}`, en: `${name}: ${en}` });

/** Why a field of such a file is refused; `name` is the field, `value` its content. */
export const fieldFaults = {
  unknown: (names: readonly string[], owner: Bilingual, known: readonly string[]): Bilingual => {
    const [quoted, list] = [names.map((name) => `"${name}"`).join(', '), known.join(', ')];
    return {
      vi: `${quoted} không phải là mục của ${owner.vi} (${list})`,
      en: `${quoted} ${names.length === 1 ? 'is not a field' : 'are not fields'} of ${owner.en} (${list})`,
    };
  },
  /** Nested fields belong to this field. */
  owner: same,
  missing: (name: string): Bilingual => field(name, 'còn thiếu', 'is missing'),
  bothMissing: (name: string): Bilingual => field(`${name}, ${name}En`, 'còn thiếu', 'are missing'),
  noText: (name: string): Bilingual => field(name, 'không phải là chữ', 'is not text'),
  tooLong: (name: string, most: number): Bilingual =>
    field(name, `dài quá ${most} ký tự`, `longer than ${most} characters`),
  noList: (name: string): Bilingual =>
    field(name, 'không phải là danh sách, ví dụ [mưa, bão]', 'is not a list, such as [mưa, bão]'),
  tooMany: (name: string, most: number): Bilingual => field(name, `quá ${most} mục`, `more than ${most} items`),
  noWord: (name: string, shown: string): Bilingual =>
    field(name, `${shown} không phải là chuỗi chữ`, `${shown} is not text`),
  noFlag: (name: string): Bilingual => field(name, 'không phải là true hay false', 'is neither true nor false'),
  noGroup: (name: string): Bilingual => field(name, 'không phải là nhóm mục', 'is not a list of fields'),
  noDay: (name: string, value: string): Bilingual =>
    field(name, `"${value}" không đúng dạng YYYY-MM-DD`, `"${value}" is not YYYY-MM-DD`),
  noMoment: (name: string, shown: string): Bilingual =>
    field(
      name,
      `${shown} không đúng dạng YYYY-MM-DD hay YYYY-MM-DD HH:MM`,
      `${shown} is not YYYY-MM-DD or YYYY-MM-DD HH:MM`,
    ),
  noAddress: (name: string, value: string): Bilingual =>
    field(name, `"${value}" không phải địa chỉ https`, `"${value}" is not an https address`),
  noPictureName: (name: string, value: string): Bilingual =>
    field(
      name,
      `"${value}" không phải tên ảnh để cạnh tệp`,
      `"${value}" is not the name of a picture next to the file`,
    ),
  noOrder: (value: string): Bilingual =>
    field('order', `"${value}" không phải số từ 0 đến 999`, `"${value}" is not a number from 0 to 999`),
  noneOf: (name: string, value: string, first: string, second: string): Bilingual =>
    field(name, `"${value}" không phải ${first} hay ${second}`, `"${value}" is neither ${first} nor ${second}`),
  noPhone: (name: string, value: string): Bilingual =>
    field(name, `"${value}" không phải số điện thoại`, `"${value}" is not a phone number`),
  noEmail: (name: string, value: string): Bilingual =>
    field(name, `"${value}" không phải địa chỉ email`, `"${value}" is not an e-mail address`),
  noLinks: (name: string, most: number): Bilingual =>
    field(
      name,
      `không phải danh sách tối đa ${most} mục {name, url}`,
      `is not a list of at most ${most} items {name, url}`,
    ),
} as const;
