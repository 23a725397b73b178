import { splitLanguages } from '../split-languages.ts';

export const leadMailMessages = splitLanguages({
  subjects: {
    consultation: ['Yêu cầu tư vấn', 'Consultation request'],
    stormInform: ['Đăng ký báo trước bão', 'Storm notice sign-up'],
    userInform: ['Liên hệ', 'Contact'],
  },
  /** Subject prefix of a form possibly sent by a bot. */
  suspicious: ['[Có thể do máy gửi]', '[Possibly automated]'],
  receivedAt: ['Nhận lúc', 'Received at'],
  problem: ['Vấn đề thời tiết', 'Weather problem'],
  language: ['Ngôn ngữ', 'Language'],
  languageNames: { vi: ['Tiếng Việt', 'Tiếng Việt'], en: ['English', 'English'] },
  advertising: ['Nhận quảng cáo', 'Wants advertising'],
  yes: ['có', 'yes'],
  no: ['không', 'no'],
  id: ['Mã', 'Id'],
});
