import type { RicePlanting } from '@portal/domain/agriculture/rice-field';
import type { RiceRiskKind } from '@portal/domain/agriculture/rice-risk';
import type { RiceStage } from '@portal/domain/agriculture/rice-stage.table';
import type { Language } from '@portal/domain/language/language';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';

/** A risk as it happens, and what to do; `value` is formatted, `when` a day such as `thứ Hai`. */
interface RiskWords {
  readonly fact: Pair<(value: string, when: string, days: number) => string>;
  readonly advice: Pair;
}

/** A field of rice by its day of sowing. Functions take formatted values. */
export const riceMessages = splitLanguages({
  title: ['Ruộng lúa của bạn', 'Your rice field'],
  invite: [
    'Cho biết ngày gieo để xem lúa đang ở giai đoạn nào, những ngày tới thời tiết có hại gì.',
    'Enter the day of sowing to see the stage of your rice and what the coming weather may do to it.',
  ],
  stages: {
    seedling: ['Mạ', 'Seedling'],
    tillering: ['Đẻ nhánh', 'Tillering'],
    booting: ['Làm đòng', 'Booting'],
    flowering: ['Trổ bông', 'Flowering'],
    filling: ['Ngậm sữa – chắc xanh', 'Grain filling'],
    ripe: ['Chín, thu hoạch', 'Ripe, harvest'],
  } satisfies Record<RiceStage, Pair>,
  form: {
    sown: ['Ngày gieo', 'Day of sowing'],
    variety: ['Giống', 'Variety'],
    days: pair([(days: number) => `${days} ngày`, (days) => `${days} days`]),
    planting: ['Cách gieo', 'Planting'],
    plantings: {
      direct: ['Sạ (gieo thẳng)', 'Sown directly'],
      transplanted: ['Cấy (ghi ngày gieo mạ)', 'Transplanted (nursery day)'],
    } satisfies Record<RicePlanting, Pair>,
    submit: ['Xem ruộng này', 'Show this field'],
    note: [
      'Chỉ lưu trong trình duyệt này: lần sau mở trang là thấy ngay ruộng của bạn.',
      'Stored in this browser only: next time the page opens with your field.',
    ],
    remove: ['Xóa ruộng này', 'Remove this field'],
  },
  errors: {
    invalid: ['Ngày gieo chưa đúng: hãy ghi như 2026-06-15.', 'That is not a date: write it like 2026-06-15.'],
    tooOld: ['Ngày gieo đã quá một năm: vụ đó đã gặt.', 'Sown more than a year ago: that crop has been harvested.'],
    tooFar: ['Chỉ nhận ngày gieo trong vòng 60 ngày tới.', 'The day of sowing may be at most 60 days ahead.'],
  },
  risksTitle: ['Còn trong 15 ngày tới', 'Also within 15 days'],
  levels: { amber: ['Cân nhắc', 'Take care'], red: ['Đề phòng', 'Watch out'] },
  table: ['Các giai đoạn theo ngày gieo', 'Stages by the day of sowing'],
  stage: ['Giai đoạn', 'Stage'],
  dates: ['Từ – đến', 'From – to'],
  margin: pair([
    (days: number) => `Mỗi giai đoạn có thể sớm hoặc muộn ${days} ngày (đề xuất).`,
    (days) => `Each stage may come ${days} days sooner or later (our own rule).`,
  ]),
  chart: pair([
    (stage: string, day: number) => `Trục thời gian của vụ lúa: hôm nay ngày ${day}, ${stage}`,
    (stage, day) => `Timeline of the crop: today is day ${day}, ${stage}`,
  ]),
  today: ['hôm nay', 'today'],
  /** The field today. `stage` begins a sentence. */
  now: pair([
    (stage: string, day: number) => `Lúa ngày thứ ${day} sau gieo: ${stage.toLocaleLowerCase('vi')}`,
    (stage, day) => `Day ${day} after sowing: ${stage.toLowerCase()}`,
  ]),
  calm: [
    '15 ngày tới chưa thấy thời tiết gây hại: nên giữ lịch chăm sóc',
    'no harmful weather in the next 15 days: keep to your plan',
  ],
  unknown: ['chưa đủ số liệu để xét: xem lại sau', 'not enough data to judge: check again later'],
  before: pair([
    (sown: string, flowering: string, ripe: string) =>
      `Ruộng chưa gieo nên chưa có lời khuyên: gieo ${sown} thì trổ khoảng ${flowering}, chín khoảng ${ripe}.`,
    (sown, flowering, ripe) =>
      `Not sown yet, so there is no advice: sown on ${sown}, it flowers around ${flowering} and ripens around ${ripe}.`,
  ]),
  after: pair([
    (sown: string) => `Lúa gieo ${sown} đã qua thời gian gặt: vụ này không còn lời khuyên.`,
    (sown) => `Rice sown on ${sown} is past its harvest: there is no more advice for it.`,
  ]),
  offSeason: pair([
    (sown: string, region: string) =>
      `Ngày gieo ${sown} ngoài vụ gieo chính của ${region}: giai đoạn tính theo ngày, chưa tính theo lịch vùng.`,
    (sown, region) =>
      `${sown} lies outside the main sowing seasons of the ${region}: stages are counted in days, not checked against the regional calendar.`,
  ]),
  ifEarlyOrLate: [' (nếu lúa sớm hoặc muộn hơn dự tính)', ' (if the field is earlier or later than estimated)'],
  risks: {
    coldSeedling: {
      fact: pair([
        (value: string, when: string, days: number) => `Rét đậm ${days} ngày từ ${when}, trung bình xuống ${value}`,
        (value, when, days) => `Severe cold on ${days} days from ${when}, with a mean down to ${value}`,
      ]),
      advice: ['ngừng bón phân, giữ nước 3–5 cm', 'hold the fertiliser and keep 3–5 cm of water'],
    },
    coldBooting: {
      fact: pair([
        (value: string, when: string, days: number) =>
          `Lạnh ${days} ngày từ ${when}, trung bình xuống ${value} lúc làm đòng, hạt dễ lép`,
        (value, when, days) => `${days} cool days from ${when}, with a mean down to ${value}, may leave grains empty`,
      ]),
      advice: ['nên giữ nước trong ruộng, chưa bón đón đòng', 'keep water in the field, do not top-dress yet'],
    },
    coolFlowering: {
      fact: pair([
        (value: string, when: string) => `Trung bình chỉ ${value} ${when} lúc trổ, thụ phấn kém`,
        (value, when) => `A mean of only ${value} ${when} is poor for pollination`,
      ]),
      advice: ['nên giữ nước trong ruộng', 'keep water in the field'],
    },
    heatFlowering: {
      fact: pair([
        (value: string, when: string) => `Nóng ${value} ${when} lúc trổ, hạt dễ lép`,
        (value, when) => `Heat of ${value} ${when} at flowering may leave grains empty`,
      ]),
      advice: ['nên giữ đủ nước trong ruộng', 'keep the field well watered'],
    },
    rainFlowering: {
      fact: pair([
        (value: string, when: string) => `Mưa ${value} mm vào sáng ${when} lúc hoa nở, thụ phấn kém`,
        (value, when) => `${value} mm of rain in the morning ${when} while flowers are open harms pollination`,
      ]),
      advice: ['không nên phun thuốc buổi sáng', 'do not spray in the morning'],
    },
    windRipening: {
      fact: pair([
        (value: string, when: string) => `Gió giật ${value} km/h ${when}, lúa nặng bông dễ đổ`,
        (value, when) => `Gusts of ${value} km/h ${when} may flatten heavy ears`,
      ]),
      advice: ['nên rút nước, ruộng chín thì gặt trước', 'drain the field, and cut what is ripe before'],
    },
    blast: {
      fact: pair([
        (value: string) => `Thời tiết thuận cho đạo ôn ${value} trên 100`,
        (value) => `Weather favours blast, ${value} of 100`,
      ]),
      advice: [
        'nên thăm ruộng, có vết bệnh thì ngừng bón đạm',
        'check the field, and stop nitrogen where you find spots',
      ],
    },
  } satisfies Record<RiceRiskKind, RiskWords>,
});

export type RiceMessages = (typeof riceMessages)[Language];
