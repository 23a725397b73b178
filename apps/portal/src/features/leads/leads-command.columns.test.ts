import { expect, it } from 'vitest';
import { disarmCell, toLeadCsv } from './leads-command.ts';
import type { StoredLead } from './store.ts';

const LEAD: StoredLead = {
  bucket: 1,
  id: '0192a3b4-c5d6-7fff-bfff-ffffffffffff',
  kind: 'stormInform',
  receivedAt: Date.parse('2026-11-21T09:00:00+07:00') / 1000,
  name: '=HYPERLINK("http://x")',
  phone: '+84912345678',
  email: 'a@b.vn',
  company: 'Nhà, vườn "Hà"',
  area: 'solutions-for-agriculture',
  place: '@Hà Tĩnh',
  problem: 'Gió\nmưa',
  language: 'vi',
  consentVersion: '2026-11-21',
  wantsAdvertising: false,
  suspicious: true,
};

it('writes leads so that no spreadsheet takes words for a formula', () => {
  const [head, ...row] = toLeadCsv([LEAD]).split('\r\n');
  expect(head?.startsWith('\ufeff"id","receivedAt","form"')).toBe(true);
  expect(row.join('\r\n')).toBe(
    '"0192a3b4-c5d6-7fff-bfff-ffffffffffff","2026-11-21T09:00:00+07:00","stormInform","solutions-for-agriculture",' +
      `"'=HYPERLINK(""http://x"")","'+84912345678","a@b.vn","Nhà, vườn ""Hà""","Gió\nmưa","vi","no","2026-11-21","yes","'@Hà Tĩnh"\r\n`,
  );
});

it.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1'])('disarms %j', (text) => {
  expect(disarmCell(text)).toBe(`'${text}`);
});

it.each(['', 'a=1', '1-1', 'Nguyễn'])('leaves %j', (text) => {
  expect(disarmCell(text)).toBe(text);
});
