import type { Language } from '@portal/domain/language/language';
import type { LeadKind } from '@portal/domain/lead/lead';

interface LeadMailMessages {
  readonly subjects: Readonly<Record<LeadKind, string>>;
  /** Subject prefix of a form possibly sent by a bot. */
  readonly suspicious: string;
  readonly receivedAt: string;
  readonly problem: string;
  readonly language: string;
  readonly languageNames: Readonly<Record<Language, string>>;
  readonly advertising: string;
  readonly yes: string;
  readonly no: string;
  readonly id: string;
}

export const leadMailMessages: Readonly<Record<Language, LeadMailMessages>> = {
  vi: {
    subjects: { consultation: 'Yêu cầu tư vấn', stormInform: 'Đăng ký báo trước bão', userInform: 'Liên hệ' },
    suspicious: '[Có thể do máy gửi]',
    receivedAt: 'Nhận lúc',
    problem: 'Vấn đề thời tiết',
    language: 'Ngôn ngữ',
    languageNames: { vi: 'Tiếng Việt', en: 'English' },
    advertising: 'Nhận quảng cáo',
    yes: 'có',
    no: 'không',
    id: 'Mã',
  },
  en: {
    subjects: { consultation: 'Consultation request', stormInform: 'Storm notice sign-up', userInform: 'Contact' },
    suspicious: '[Possibly automated]',
    receivedAt: 'Received at',
    problem: 'Weather problem',
    language: 'Language',
    languageNames: { vi: 'Tiếng Việt', en: 'English' },
    advertising: 'Wants advertising',
    yes: 'yes',
    no: 'no',
    id: 'Id',
  },
};
