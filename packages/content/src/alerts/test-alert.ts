import type { AlertText } from '@portal/domain/alert/alert-text';
import type { Language } from '@portal/domain/language/language';
import { BRAND } from '../brand.ts';

const TITLES = { vi: `Tin thử từ ${BRAND.name}`, en: `Test message from ${BRAND.name}` };
const FIRST = {
  vi: 'Đây là tin thử: kênh này nhận được cảnh báo của bạn.',
  en: 'This is a test: your alerts reach you through this channel.',
};
const MORE = {
  vi: 'Khi trời sắp mưa, tin thật sẽ nói rõ nơi, giờ và mức mưa.',
  en: 'A real one will say where, when and how hard it will rain.',
};

/** Test message of a channel; must not be mistaken for weather. `path` is the page with details. */
export const composeTestAlert = (language: Language, path: string): AlertText => ({
  title: TITLES[language],
  first: FIRST[language],
  short: null,
  more: [MORE[language]],
  path,
});
