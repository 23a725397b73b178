import type { Language } from '@portal/domain/language/language';

type Bilingual = Readonly<Record<Language, string>>;

/** Why a post is refused, beyond the faults shared by all edited files. */
export const postFaults = {
  noPicture: (file: string): Bilingual => ({
    vi: `không có ảnh ${file} cạnh bài`,
    en: `there is no picture ${file} next to it`,
  }),
  badUrl: (value: string): Bilingual => ({
    vi: `url: "${value}" phải là chữ thường không dấu, số và gạch nối đơn`,
    en: `url: "${value}" is not lower-case letters, digits and single hyphens`,
  }),
  reservedUrl: (value: string): Bilingual => ({
    vi: `url: "${value}" là địa chỉ sẵn có của cổng`,
    en: `url: "${value}" is already an address of the portal`,
  }),
  badCover: (value: string): Bilingual => ({
    vi: `cover: "${value}" không phải tên cảnh vẽ, cũng không phải tên ảnh để cạnh bài`,
    en: `cover: "${value}" is neither a scene nor the name of a picture next to the post`,
  }),
  badCategory: (value: string, list: string): Bilingual => ({
    vi: `category: "${value}" không phải là chuyên mục (${list})`,
    en: `category: "${value}" is not a category (${list})`,
  }),
  badPlaces: (names: readonly string[]): Bilingual => {
    const all = names.join(', ');
    return {
      vi: `places: ${all} không phải là địa điểm`,
      en: `places: ${all} ${names.length === 1 ? 'is not a place' : 'are not places'}`,
    };
  },
  noEnglishTitle: {
    vi: 'phần tiếng Anh dưới <!-- english --> cần có titleEn',
    en: 'a text below <!-- english --> needs a titleEn',
  },
} as const;

/** Parts of a post that its page omits, for a warning to the editor. */
export const REMOVED_PARTS = {
  script: { vi: 'đoạn mã <script> sẽ bị bỏ', en: 'its <script> is removed' },
  frame: {
    vi: 'khung <iframe> sẽ bị bỏ; hãy đặt liên kết thay vào',
    en: 'its <iframe> is removed; link to it instead',
  },
  form: { vi: 'biểu mẫu sẽ bị bỏ', en: 'its form is removed' },
  style: { vi: 'kiểu dáng riêng sẽ bị bỏ', en: 'its own styles are removed' },
  foreignPicture: {
    vi: 'ảnh của trang khác sẽ bị bỏ; hãy để ảnh cạnh bài',
    en: 'a picture from another site is removed; put it next to the post',
  },
} as const;
