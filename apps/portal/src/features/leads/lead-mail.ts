import { leadFormMessages } from '@portal/content/messages/lead-form-messages';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Mail } from '#platform/mail/mailer.ts';
import type { StoredLead } from './store.ts';

const SUBJECTS = {
  consultation: 'Yêu cầu tư vấn',
  stormInform: 'Đăng ký báo trước bão',
  userInform: 'Liên hệ',
} as const;

/** `+84912345678` as people here write it. */
function formatPhone(phone: string): string {
  return `0${phone.slice(3)}`.replace(/^(\d{4})(\d{3})(\d+)$/, '$1 $2 $3');
}

/** A lead as a letter to the sales people. Its id names the letter, so that one sent twice is seen as one. */
export function toLeadMail(lead: StoredLead, to: string): Mail {
  const words = leadFormMessages.vi;
  const areaName = lead.area === null ? null : words.areas[lead.area];
  const lines = [
    ['Nhận lúc', formatMoment(lead.receivedAt)],
    [words.fields.page, areaName],
    [words.fields.name, lead.name],
    [words.fields.numberPhone, formatPhone(lead.phone)],
    ['Email', lead.email],
    [words.fields.place, lead.place],
    [words.fields.company, lead.company],
    ['Vấn đề thời tiết', lead.problem],
    ['Ngôn ngữ', lead.language === 'vi' ? 'Tiếng Việt' : 'English'],
    ['Nhận quảng cáo', lead.wantsAdvertising ? 'có' : 'không'],
    ['Mã', lead.id],
  ] as const;
  return {
    id: lead.id,
    to,
    replyTo: { name: lead.name, address: lead.email },
    subject: [SUBJECTS[lead.kind], areaName ?? lead.place].filter((part) => part !== null).join(': '),
    text: lines.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])).join('\n'),
  };
}
