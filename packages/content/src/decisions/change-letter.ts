import type { VerdictChange } from '@portal/domain/decision/verdict-change';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Wording } from '../wording.ts';
import { nameBoardMoment } from './describe-board.ts';
import { fillPattern } from './describe-condition.ts';

const vi = {
  subject: '{demo}{activity}, {site}: lời khuyên đã đổi',
  demo: 'Số liệu minh họa: ',
  intro: 'Theo dự báo mới, lời khuyên 24 giờ tới cho {activity} ở {site} đã đổi:',
  stop: '{from}–{to}: trước là nên, nay KHÔNG NÊN.',
  go: '{from}–{to}: trước là không nên, nay NÊN.',
  model:
    'Đây là tính toán từ dự báo theo ngưỡng của bạn, không phải cảnh báo chính thức. Quy định của công trường luôn thắng.',
  link: 'Bảng việc của bạn: {link}',
  stopLetters: 'Không muốn nhận nữa: mở bảng việc, sửa việc này và bỏ chọn gửi thư.',
};
const en: Wording<typeof vi> = {
  subject: '{demo}{activity}, {site}: the advice has changed',
  demo: 'Demo data: ',
  intro: 'By the new forecast, the advice for the next 24 hours for {activity} at {site} has changed:',
  stop: '{from}–{to}: go before, now STOP.',
  go: '{from}–{to}: stop before, now GO.',
  model:
    'This is worked out from the forecast by your own limits. It is no official warning, and the rules of the site always win.',
  link: 'Your board: {link}',
  stopLetters: 'To get no more of these: open the board, edit this activity and untick the e-mails.',
};
const WORDS: Readonly<Record<Language, typeof vi>> = { vi, en };

/** Facts of an e-mail about changed advice. */
interface ChangeNews {
  readonly activity: string;
  readonly site: string;
  readonly changes: readonly VerdictChange[];
  readonly isDemo: boolean;
  readonly link: string;
}

/** Subject and text of that e-mail. */
export function writeChangeLetter(
  { activity, site, changes, isDemo, link }: ChangeNews,
  language: Language,
): { readonly subject: string; readonly text: string } {
  const words = WORDS[language];
  const names = { activity, site, demo: isDemo ? words.demo : '', link };
  const first = formatMoment(changes[0]?.fromAt ?? 0);
  const lines = changes.map(({ fromAt, toAt, now }) =>
    fillPattern(words[now], {
      from: nameBoardMoment(formatMoment(fromAt), first, language),
      to: nameBoardMoment(formatMoment(toAt), first, language),
    }),
  );
  const intro = fillPattern(words.intro, names);
  const parts = [isDemo ? `${words.demo}${intro}` : intro, lines.join('\n'), words.model];
  return {
    subject: fillPattern(words.subject, names),
    text: [...parts, fillPattern(words.link, names), words.stopLetters].join('\n\n'),
  };
}
