import type { FaultReason } from '#platform/text-files/file-fault.ts';

const PARTS: readonly (readonly [RegExp, FaultReason])[] = [
  [/<script\b/i, { vi: 'đoạn mã <script> sẽ bị bỏ', en: 'its <script> is taken out' }],
  [
    /<iframe\b/i,
    { vi: 'khung <iframe> sẽ bị bỏ; hãy dẫn liên kết', en: 'its <iframe> is taken out; link to it instead' },
  ],
  [/<(?:form|input|button)\b/i, { vi: 'biểu mẫu sẽ bị bỏ', en: 'its form is taken out' }],
  [/<style\b|\sstyle\s*=/i, { vi: 'kiểu dáng riêng sẽ bị bỏ', en: 'its own styles are taken out' }],
  [
    /!\[[^\]]*\]\(\s*<?(?:[a-z]+:)?\/\/|<img\b[^>]*\bsrc\s*=\s*["']?(?:[a-z]+:)?\/\//i,
    {
      vi: 'ảnh của trang khác sẽ bị bỏ; hãy để ảnh cạnh bài',
      en: 'a picture of another site is taken out; put it beside the post',
    },
  ],
];

/** What a reader will not see of a post's texts, told before it is published: pages carry nothing foreign. */
export function findRemovedParts(text: string): readonly FaultReason[] {
  return PARTS.flatMap(([pattern, reason]) => (pattern.test(text) ? [reason] : []));
}
