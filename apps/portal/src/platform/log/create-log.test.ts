import { expect, it } from 'vitest';
import { createLog, toLoggableUrl } from './create-log.ts';

it('writes one JSON object a line', () => {
  const lines: string[] = [];
  createLog({ readable: false, write: (line) => lines.push(line) }).info({ requestId: 'abc' }, 'hello');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 30, msg: 'hello', requestId: 'abc' });
});

it('says in each line which host, roles and version wrote it, but not to people at a terminal', () => {
  const origin = { host: 'web-1', role: 'web,worker', version: '0.1.0' };
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  createLog({ readable: false, write, origin }).info('hello');
  createLog({ readable: true, write, origin }).info('hello');
  expect(JSON.parse(lines[0]!)).toMatchObject({ ...origin, msg: 'hello' });
  expect(lines[1]).not.toContain('web-1');
});

it('writes readable lines with fields and the stack of an error', () => {
  const lines: string[] = [];
  const log = createLog({ readable: true, write: (line) => lines.push(line) });
  log.error({ err: new Error('broken'), requestId: 'abc' }, 'failed');
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d ERROR failed requestId=abc\nError: broken\n {4}at /);
});

it('cuts coordinates to two decimals, in the query and in the path', () => {
  expect(toLoggableUrl('/api/v1/weather/now?lat=21.028511&lng=105.8041')).toBe(
    '/api/v1/weather/now?lat=21.02&lng=105.80',
  );
  expect(toLoggableUrl('/api/v1/weather/now?lat=-21.02&lng=5')).toBe('/api/v1/weather/now?lat=-21.02&lng=5');
  expect(toLoggableUrl('/thoi-tiet-21.028511,105.804123/hien-tai')).toBe('/thoi-tiet-21.02,105.80/hien-tai');
});

it('keeps what people type out of the log', () => {
  expect(toLoggableUrl('/tim-kiem?q=12+ng%C3%B5+5&lang=en')).toBe('/tim-kiem?q=*&lang=en');
  expect(toLoggableUrl('/login?redirect=%2Fx&an.na@x.vn=1')).toBe('/login?redirect=*&*');
  expect(toLoggableUrl('/api/v1/weather/now?location=an%40x.vn')).toBe('/api/v1/weather/now?location=*');
  expect(toLoggableUrl('/an@example.vn')).toBe('/*');
});

it('shows no password or key of an address, and cuts what is endless', () => {
  const lines: string[] = [];
  const log = createLog({ readable: false, write: (line) => lines.push(line) });
  log.warn({ err: new Error('http://u:secretpw@h/x') }, 'https://h/x?apikey=secretpw: not there');
  log.warn('<'.repeat(400_000));
  expect(lines[0]).not.toContain('secretpw');
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'https://h/x?apikey=…: not there' });
  expect(JSON.parse(lines[1]!).msg).toBe(`${'<'.repeat(4000)}… (400000 characters)`);
});
