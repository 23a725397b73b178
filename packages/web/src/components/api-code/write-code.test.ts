import { expect, it } from 'vitest';
import { type SampleCall, writeAllCode } from './write-code.ts';

const CALL: SampleCall = { method: 'GET', url: 'https://x.vn/now?location=hue', body: null, needsKey: false };
const find = (call: SampleCall, id: string, sheetUrl: string | null = null): string | undefined =>
  writeAllCode(call, sheetUrl).find((sample) => sample.id === id)?.code;

it('writes PHP that ends with an error where the call does', () => {
  expect(find(CALL, 'php')).toBe(`<?php
$text = file_get_contents('https://x.vn/now?location=hue');
if ($text === false) exit(1);
print_r(json_decode($text, true));`);
});

it('writes key and body for PHP, and lets no quote or backslash end a text early', () => {
  const code = find({ ...CALL, method: 'POST', body: `{"a": "it's \\\\"}`, needsKey: true }, 'php');
  expect(code).toContain("'method' => 'POST'");
  expect(code).toContain("'header' => ['X-API-Key: ' . getenv('TROI_VIET_KEY'), 'Content-Type: application/json']");
  expect(code).toContain(`'content' => '{"a": "it\\'s \\\\\\\\"}'`);
});

it('reads a file as text in every language', () => {
  const file = { ...CALL, isText: true };
  expect(find(file, 'typescript')).toContain('const text = await response.text();');
  expect(find(file, 'typescript')).not.toContain('json()');
  expect(find(file, 'python')).toContain('reply = response.read().decode()');
  expect(find(file, 'python')).not.toContain('import json');
  expect(find(file, 'php')).toContain('echo $text;');
});

it('writes a formula for a file of commas only, and none for a call with a key: a sheet sends none', () => {
  const url = 'https://x.vn/now?location=hue&format=csv';
  expect(find(CALL, 'sheet', url)).toBe(`=IMPORTDATA("${url}")`);
  expect(find(CALL, 'sheet')).toBeUndefined();
  expect(find({ ...CALL, needsKey: true }, 'sheet', url)).toBeUndefined();
  expect(find({ ...CALL, method: 'POST' }, 'sheet', url)).toBeUndefined();
});
