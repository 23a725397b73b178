import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

const vi = {
  balanceRight: 'Tôi đã kiểm tra: lưu lượng, diện tích và mưa đúng như vậy',
  skill: {
    none: 'Không dùng được: không hơn gì lấy lưu lượng trung bình.',
    weak: 'Yếu: chỉ nên xem xu thế, không nên dựa vào trị số.',
    satisfactory: 'Đạt: dùng được để tham khảo.',
    good: 'Tốt.',
    veryGood: 'Rất tốt.',
  },
  candidate: {
    heading: 'Mô hình vừa hiệu chỉnh, đang chờ bạn quyết định',
    waits: 'Dự báo vẫn dùng mô hình cũ cho đến khi bạn chấp nhận.',
    useless: 'Mô hình này không được dùng. Hãy kiểm tra đơn vị lưu lượng, diện tích và cột mưa.',
    accept: 'Dùng mô hình này',
    drop: 'Bỏ mô hình này',
    inUse: 'Mô hình đang dùng',
  },
};

const en: Wording<typeof vi> = {
  balanceRight: 'I have checked: flow, area and rain are right',
  skill: {
    none: 'Not usable: no better than the mean flow.',
    weak: 'Weak: read the trend, do not rely on the figures.',
    satisfactory: 'Satisfactory: usable as guidance.',
    good: 'Good.',
    veryGood: 'Very good.',
  },
  candidate: {
    heading: 'The new model waits for your decision',
    waits: 'Forecasts use the old model until you accept the new one.',
    useless: 'This model is not used. Check the unit of the flow, the area and the rain.',
    accept: 'Use this model',
    drop: 'Discard this model',
    inUse: 'Model in use',
  },
};

/** Skill of a calibrated model, acceptance of a candidate, and a doubtful water balance. */
export const catchmentModelMessages: Readonly<Record<Language, typeof vi>> = { vi, en };
