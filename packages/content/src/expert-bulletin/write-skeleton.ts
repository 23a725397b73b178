import {
  type BulletinConcern,
  type BulletinRequest,
  formatLocalMinute,
} from '@portal/domain/expert-bulletin/bulletin-request';
import type { HourColumn } from '@portal/domain/expert-bulletin/placeholder.table';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { bulletinOrderMessages } from '../messages/bulletin-order-messages.ts';
import { expertBulletinMessages } from '../messages/expert-bulletin-messages.ts';
import { pair, splitLanguages } from '../split-languages.ts';

/** An order at the start of writing. */
export interface BulletinDraft {
  readonly id: string;
  readonly language: Language;
  readonly request: BulletinRequest;
  /** Experts in the company's files, in file order. */
  readonly experts: readonly string[];
}

/** Rows that fit a page next to its text. */
const MOST_ROWS = 16;
const STEPS = [1, 2, 3, 6, 12];

const COLUMNS: Readonly<Record<BulletinConcern, readonly HourColumn[]>> = {
  rain: ['rain', 'chance'],
  wind: ['wind', 'gust'],
  thunder: ['thunder'],
  heat: ['temperature', 'humidity'],
  cold: ['temperature'],
  waves: ['wave', 'wind'],
  visibility: ['visibility', 'humidity'],
};

const SENTENCES = splitLanguages({
  rain: [
    'Mưa tổng cộng {{rain.total}}, nhiều nhất trong một giờ {{rain.max}} ({{rain.max.at}}).',
    'Rain totals {{rain.total}}, at most {{rain.max}} in one hour ({{rain.max.at}}).',
  ],
  wind: [
    'Gió mạnh nhất {{wind.max}} lúc {{wind.max.at}}, hướng {{wind.direction}}; gió giật mạnh nhất {{gust.max}} lúc {{gust.max.at}}.',
    'The strongest wind is {{wind.max}} at {{wind.max.at}}, from the {{wind.direction}}; the strongest gust is {{gust.max}} at {{gust.max.at}}.',
  ],
  thunder: ['Trong thời gian này {{thunder}}.', 'In this period: {{thunder}}.'],
  heat: [
    'Nhiệt độ cao nhất {{temperature.max}} lúc {{temperature.max.at}}, cảm nhận đến {{feels.max}}.',
    'The highest temperature is {{temperature.max}} at {{temperature.max.at}}; it feels like up to {{feels.max}}.',
  ],
  cold: [
    'Nhiệt độ thấp nhất {{temperature.min}} lúc {{temperature.min.at}}.',
    'The lowest temperature is {{temperature.min}} at {{temperature.min.at}}.',
  ],
  waves: ['Sóng cao nhất {{wave.max}} lúc {{wave.max.at}}.', 'The highest waves are {{wave.max}} at {{wave.max.at}}.'],
  visibility: [
    'Tầm nhìn thấp nhất {{visibility.min}} lúc {{visibility.min.at}}.',
    'The lowest visibility is {{visibility.min}} at {{visibility.min.at}}.',
  ],
});

const CHARTS: Readonly<Record<BulletinConcern, string | null>> = {
  rain: 'rain',
  wind: 'gust',
  thunder: null,
  heat: 'temperature',
  cold: 'temperature',
  waves: 'wave',
  visibility: null,
};

const HEADINGS = splitLanguages({
  conclusion: ['Kết luận', 'Conclusion'],
  conclusionTask: [
    'Viết một câu: làm, chưa làm, hay chờ tới mấy giờ.',
    'Write one sentence: go, not yet, or wait until when.',
  ],
  course: ['Diễn biến', 'Course of the weather'],
  courseLead: ['Tại {{place}}, {{period}}:', 'At {{place}}, {{period}}:'],
  courseTask: ['Viết điều cần để ý trong diễn biến này.', 'Write what matters in this weather.'],
  days: ['Từng ngày', 'Day by day'],
  other: ['Khả năng khác', 'What else may happen'],
  otherTask: [
    'Điều gì có thể làm dự báo sai, và dấu hiệu để nhận ra sớm.',
    'What could prove the forecast wrong, and the signs to see it early.',
  ],
  next: ['Lần cập nhật tới', 'The next update'],
  nextTask: ['Giờ phát bản sau, và gọi ai.', 'When the next version comes, and whom to call.'],
  author: ['điền tên người viết', 'fill in the author'],
  authors: pair([(names: string) => `một trong: ${names}`, (names) => `one of: ${names}`]),
  title: pair([
    (purpose: string, place: string) => `${purpose} tại ${place}`,
    (purpose, place) => `${purpose} at ${place}`,
  ]),
  wanted: ['Khách ghi', 'Client’s note'],
});

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Front matter: identifies the order, and has fields for the editor. */
function writeFrontMatter({ id, language, request, experts }: BulletinDraft): string {
  const words = HEADINGS[language];
  const { place, purpose, fromAt, toAt, concerns, remarks } = request;
  const messages = expertBulletinMessages[language];
  const wanted = concerns.map((concern) => messages.concerns[concern]).join(', ');
  const [only] = experts;
  const author =
    experts.length === 1 && only !== undefined
      ? `author: ${JSON.stringify(only)}`
      : `author: "" # ${experts.length === 0 ? words.author : words.authors(experts.join(', '))}`;
  return [
    '---',
    `order: ${id}`,
    `language: ${language}`,
    `title: ${JSON.stringify(words.title(messages.purposes[purpose], place.name))}`,
    `place: ${JSON.stringify(place.name)}`,
    `from: ${formatLocalMinute(fromAt)}`,
    `to: ${formatLocalMinute(toAt)}`,
    author,
    `# ${bulletinOrderMessages[language].form.concerns}: ${wanted}`,
    ...(remarks === '' ? [] : remarks.split('\n').map((line) => `# ${words.wanted}: ${line}`)),
    '---',
  ].join('\n');
}

/** Initial file for an editor: values are placeholders, and `[[…]]` marks what a person must write. */
export function writeBulletinSkeleton(draft: BulletinDraft): string {
  const { language, request } = draft;
  const { fromAt, toAt, concerns } = request;
  const words = HEADINGS[language];
  const hours = (toAt - fromAt) / HOUR_SECONDS;
  const step = STEPS.find((one) => hours / one <= MOST_ROWS) ?? 12;
  const columns = unique(concerns.flatMap((concern) => COLUMNS[concern])).slice(0, 7);
  const charts = unique(concerns.flatMap((concern) => CHARTS[concern] ?? [])).slice(0, 3);
  const days = (startOfVietnamDay(toAt - 1) - startOfVietnamDay(fromAt)) / DAY_SECONDS + 1;
  const task = (text: string): string => `[[${text}]]`;
  const course = [
    `${words.courseLead}`,
    concerns.map((concern) => `- ${SENTENCES[language][concern]}`).join('\n'),
    task(words.courseTask),
    ...(hours / step > 48 ? [] : [`{{table hours step=${step} show=${columns.join(',')}}}`]),
    ...(hours < 3 ? [] : charts.map((chart) => `{{chart ${chart}}}`)),
  ];
  const parts = [
    `## ${words.conclusion}`,
    task(words.conclusionTask),
    `## ${words.course}`,
    ...course,
    ...(days > 1 ? [`## ${words.days}`, '{{table days}}'] : []),
    `## ${words.other}`,
    task(words.otherTask),
    `## ${words.next}`,
    task(words.nextTask),
  ];
  return `${writeFrontMatter(draft)}\n\n${parts.join('\n\n')}\n`;
}
