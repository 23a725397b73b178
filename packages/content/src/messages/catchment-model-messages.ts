import { splitLanguages } from '../split-languages.ts';

/** Skill of a calibrated model, acceptance of a candidate, and a doubtful water balance. */
export const catchmentModelMessages = splitLanguages({
  balanceRight: [
    'Tôi đã kiểm tra: lưu lượng, diện tích và mưa đúng như vậy',
    'I have checked: flow, area and rain are right',
  ],
  skill: {
    none: ['Không dùng được: không hơn gì lấy lưu lượng trung bình.', 'Not usable: no better than the mean flow.'],
    weak: ['Yếu: chỉ nên xem xu thế, không nên dựa vào trị số.', 'Weak: read the trend, do not rely on the figures.'],
    satisfactory: ['Đạt: dùng được để tham khảo.', 'Satisfactory: usable as guidance.'],
    good: ['Tốt.', 'Good.'],
    veryGood: ['Rất tốt.', 'Very good.'],
  },
  candidate: {
    heading: ['Mô hình vừa hiệu chỉnh, đang chờ bạn quyết định', 'The new model is awaiting your decision'],
    waits: [
      'Dự báo vẫn dùng mô hình cũ cho đến khi bạn chấp nhận.',
      'Forecasts use the old model until you accept the new one.',
    ],
    useless: [
      'Mô hình này không được dùng. Hãy kiểm tra đơn vị lưu lượng, diện tích và cột mưa.',
      'This model is not used. Check the unit of the flow, the area and the rain.',
    ],
    accept: ['Dùng mô hình này', 'Use this model'],
    drop: ['Bỏ mô hình này', 'Discard this model'],
    inUse: ['Mô hình đang dùng', 'Model in use'],
  },
});
