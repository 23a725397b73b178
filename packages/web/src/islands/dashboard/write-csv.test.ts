import { expect, it } from 'vitest';
import { makeMessage } from './dashboard.fixture.ts';
import { listEntries } from './list-events.ts';
import { writeCsv } from './write-csv.ts';

it('writes the log for spreadsheets: quoted, in UTF-8, and never as a formula', () => {
  const entries = listEntries([
    makeMessage({ text: 'Mưa to, "rất to".', outcome: 'right', happened: true }),
    makeMessage({
      id: 'm2',
      event: { key: 'r1.2', kind: 'start', at: '2026-07-21T09:00:00+07:00' },
      sentAt: null,
      state: 'withheld',
      reason: 'quiet',
      text: '=1+1',
      issued: { demo: true },
    }),
  ]);
  expect(writeCsv(entries, () => '@nhà', 'vi').split('\r\n')).toEqual([
    '\ufeffthoi_gian,noi,noi_dung,kenh,trang_thai,ly_do,ket_qua,ban_noi_co_mua,minh_hoa',
    `2026-07-22T14:10:00+07:00,'@nhà,"Mưa to, ""rất to"".",email,sent,,Đúng (theo bạn),Có,Không`,
    `2026-07-21T09:00:00+07:00,'@nhà,'=1+1,không gửi: giờ yên lặng,withheld,quiet,Không gửi,,Có`,
    '',
  ]);
});
