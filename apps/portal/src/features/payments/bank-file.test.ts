import { describe, expect, it } from 'vitest';
import { readBankFile } from './bank-file.ts';
import { OrdersError } from './orders-error.ts';

const HEAD = 'Ngày giao dịch,Mã giao dịch,Nội dung,Ghi có';

describe('a statement of a bank', () => {
  it.each([
    ['commas', `${HEAD}\n01/12/2026,FT1,HRABCDEFGHJK01,9000`],
    [
      'semicolons and a byte order mark',
      `\uFEFF${HEAD.replaceAll(',', ';')}\r\n01/12/2026;FT1;HRABCDEFGHJK01;9.000\r\n`,
    ],
    ['tabs', `${HEAD.replaceAll(',', '\t')}\n01/12/2026\tFT1\tHRABCDEFGHJK01\t9,000.00`],
    ['English names', 'id,amount,description\nFT1,+9000 VND,HRABCDEFGHJK01'],
    ['letters with marks apart', `${HEAD.normalize('NFD')}\n01/12/2026,FT1,HRABCDEFGHJK01,9 000 đ`],
  ])('is read with %s', (_how, text) => {
    expect(readBankFile(text)).toEqual([{ line: 2, transactionId: 'FT1', amount: 9000, purpose: 'HRABCDEFGHJK01' }]);
  });

  it.each([
    ['1.990.000', 1_990_000],
    ['1,990,000.00', 1_990_000],
    ['1990000', 1_990_000],
    ['7.900.000,00', 7_900_000],
  ])('has %s as %d dong', (text, amount) => {
    expect(readBankFile(`id;amount;purpose\nFT1;${text};x`)).toMatchObject([{ amount }]);
  });

  it('leaves out what went away and lines without money', () => {
    expect(readBankFile('id,amount,purpose\nFT1,-5000,a\nFT2,,b\n\nFT3,9000,c')).toMatchObject([
      { transactionId: 'FT3' },
    ]);
  });

  it.each([
    ['', 'the file is empty'],
    ['id,purpose\nFT1,x', 'no column of the file is one of: amount'],
    ['id,amount,purpose\nFT1,chín nghìn,x', 'line 2: “chín nghìn” is not an amount of money'],
    ['id,amount,purpose\nFT1,9000.5,x', 'line 2: “9000.5” is not an amount of money'],
    ['id,amount,purpose\nFT1,0,x', 'line 2: “0” is not an amount of money'],
    ['id,amount,purpose\n\nFT1,9000,x\n\nFT2,vài,x', 'line 5: “vài” is not an amount of money'],
    ['id,amount,purpose\n,9000,x', 'line 2: the transaction has no number'],
    ['id,amount,purpose\nFT1,"9000,x', 'not a table in CSV'],
  ])('is refused whole where it is %j', (text, message) => {
    expect(() => readBankFile(text)).toThrow(OrdersError);
    expect(() => readBankFile(text)).toThrow(message);
  });
});
