import type { Language } from '@portal/domain/language/language';

/** Texts of the scores of gusts and fog. */
interface EventScoreMessages {
  readonly heading: string;
  readonly what: string;
  /** Force of a gust, and its threshold with unit. */
  readonly gust: (force: number, threshold: string) => string;
  readonly fog: string;
  readonly columns: readonly string[];
  readonly few: string;
  readonly none: string;
}

const vi: EventScoreMessages = {
  heading: 'Gió giật và sương mù',
  what: 'Mỗi lượt là một ngày ở một trạm. Bản tin không nêu gió giật thì gió mạnh nhất quyết định; trạm không báo đủ gió thì không tính. Sương mù là tầm nhìn dưới 1 km không do mưa.',
  gust: (force, threshold) => `Giật từ cấp ${force} (${threshold})`,
  fog: 'Sương mù',
  columns: ['Hiện tượng', 'N', 'Xảy ra', 'Báo trúng', 'Báo giả', 'Bỏ sót', 'POD', 'FAR', 'CSI'],
  few: 'quá ít',
  none: 'Chưa có lượt nào để đối chiếu.',
};

const en: EventScoreMessages = {
  heading: 'Gusts and fog',
  what: 'A case is a day at a station. Where no report names a gust, the strongest wind decides; a station that leaves its wind unsaid does not count. Fog is a visibility below 1 km that rain does not explain.',
  gust: (force, threshold) => `Gusts from force ${force} (${threshold})`,
  fog: 'Fog',
  columns: ['Event', 'N', 'Came', 'Hits', 'False alarms', 'Missed', 'POD', 'FAR', 'CSI'],
  few: 'too few',
  none: 'There is no case to compare yet.',
};

/** Texts by language. */
export const eventScoreMessages: Readonly<Record<Language, EventScoreMessages>> = { vi, en };
