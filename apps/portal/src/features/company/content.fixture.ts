import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FACTS = `legalName:
  vi: Công ty cổ phần Mẫu
  en: Sample Joint Stock Company
address: {vi: 'Số 1, phố Mẫu, Hà Nội', en: '1 Sample Street, Hanoi'}
hotline: '+84 24 3000 0000'
hotlineHours: {vi: cả ngày đêm, en: day and night}
email: chao@mau.example
socialLinks:
  - {name: Facebook, url: 'https://social.example/mau'}
licence: {number: 12/GP-BTNMT, validTo: '2030-01-01'}
`;

const PERSON = `---
name: Người Mẫu
group: expert
role: Dự báo viên chính
roleEn: Lead forecaster
focus: Bão và mưa lớn miền Trung
focusEn: Storms and heavy rain in central Vietnam
portrait: nguoi-mau.svg
agreed: 2026-10-01
---

Đọc mô hình cho **miền Trung** từ năm 2010.

<!-- english -->

Has read models for **central Vietnam** since 2010.
`;

const JOB = `---
title: Kỹ sư dữ liệu radar
titleEn: Radar data engineer
place: Hà Nội
placeEn: Hanoi
pay: 25–35 triệu đồng mỗi tháng
payEn: 25–35 million dong a month
closes: 2026-12-20
answered: 2026-12-31
---

Nhận dữ liệu radar và làm cho nó dùng được.

<!-- english -->

Take in radar data and make them useful.
`;

const PARTNER = `---
name: Hợp tác xã Mẫu
url: https://htx.example
agreed: 2026-09-15
---

Cùng đo mưa ở 12 ruộng.

<!-- english -->

Measuring rain together in 12 fields.
`;

const PRESS = `---
title: Dự báo theo từng xã
outlet: Báo Mẫu
url: https://bao.example/du-bao
date: 2026-08-02
---
`;

const PORTRAIT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#4c439b" d="M0 0h8v8H0z"/></svg>';

/** An operator's files by path, free of faults on 21 November 2026. */
export const SAMPLE_CONTENT: Readonly<Record<string, string>> = {
  'brand.yaml': FACTS,
  'people/nguoi-mau.md': PERSON,
  'people/nguoi-mau.svg': PORTRAIT,
  'jobs/ky-su-ra-da.md': JOB,
  'partners/htx-mau.md': PARTNER,
  'press/bao-mau.md': PRESS,
};

export function writeContent(folder: string, files: Readonly<Record<string, string>> = SAMPLE_CONTENT): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
