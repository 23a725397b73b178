import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file, statedLast] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '');
// A line is {"hash":"<64 digits>","record":<the record, byte by byte as it was hashed>}
const START = '{"hash":"'.length;
const MIDDLE = START + 64 + '","record":'.length;
const say = (text) => process.stdout.write(`${text}\n`);
const fail = (day, why) => {
  say(`WRONG at ${day}: ${why}`);
  process.exit(1);
};

let before = null;
let lostHours = 0;
for (const [index, line] of lines.entries()) {
  const [hash, content] = [line.slice(START, START + 64), line.slice(MIDDLE, -1)];
  const expected = before === null ? `line ${index + 1}` : `the day after ${before.day}`;
  const named = /"day":"(\d{4}-\d\d-\d\d)"/.exec(content)?.[1] ?? expected;
  const computed = createHash('sha256').update(content, 'utf8').digest('hex');
  if (computed !== hash) fail(named, 'bytes of this day were changed');
  const record = JSON.parse(content);
  const follows = before === null || (record.previous === before.hash && record.number === before.number + 1);
  if (!follows) fail(named, `it does not follow from ${before.day}: a day is missing, out of order or replaced`);
  if (record.demo) say(`${named}: demonstration weather, it proves nothing`);
  lostHours += record.lost.length;
  before = { day: record.day, number: record.number, hash };
}
if (before === null) fail('the file', 'it has no day');
const first = JSON.parse(lines[0].slice(MIDDLE, -1));
say(`${lines.length} days, ${first.day} to ${before.day}, each as it was closed; ${lostHours} lost hours`);
say(`hash before the first day: ${first.previous}`);
say(`hash of the last day:      ${before.hash}`);
if (statedLast && statedLast !== before.hash) fail(before.day, 'the last hash is not the one of the statement');
