import type { VerdictChange } from '@portal/domain/decision/verdict-change';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { splitLanguages } from '../split-languages.ts';
import { nameBoardMoment } from './describe-board.ts';
import { fillPattern } from './describe-condition.ts';

const WORDS = splitLanguages({
  subject: ['{demo}{activity}, {site}: lời khuyên đã đổi', '{demo}{activity}, {site}: the advice has changed'],
  demo: ['Số liệu minh họa: ', 'Demo data: '],
  intro: [
    'Theo dự báo mới, lời khuyên 24 giờ tới cho {activity} ở {site} đã đổi:',
    'With the new forecast, the advice for the next 24 hours for {activity} at {site} has changed:',
  ],
  stop: ['{from}–{to}: trước là nên, nay KHÔNG NÊN.', '{from}–{to}: was go, now STOP.'],
  go: ['{from}–{to}: trước là không nên, nay NÊN.', '{from}–{to}: was stop, now GO.'],
  model: [
    'Đây là tính toán từ dự báo theo ngưỡng của bạn, không phải cảnh báo chính thức. Quy định của công trường luôn được ưu tiên.',
    'This is calculated from the forecast with your own limits. It is not an official warning, and site rules always take precedence.',
  ],
  link: ['Bảng việc của bạn: {link}', 'Your board: {link}'],
  stopLetters: [
    'Không muốn nhận nữa: mở bảng việc, sửa việc này và bỏ chọn gửi email.',
    'To stop these e-mails, open the board, edit this activity and untick them.',
  ],
});

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
