import { expect, it } from 'vitest';
import { listServers } from './database-access.ts';

it.each([
  ['postgres://a:b@h1/portal', ['postgres://a:b@h1/portal']],
  ['postgres://a:b@/portal?host=/run/a,b', ['postgres://a:b@/portal?host=/run/a,b']],
  ['postgres://a:p,w@h1/portal', ['postgres://a:p,w@h1/portal']],
  ['postgres://a:b@h1:1,h2:2/portal', ['postgres://a:b@h1:1/portal', 'postgres://a:b@h2:2/portal']],
  [
    'postgresql://h1,h2/portal?target_session_attrs=read-write&sslmode=require',
    ['postgresql://h1/portal?sslmode=require', 'postgresql://h2/portal?sslmode=require'],
  ],
  [
    'postgres://h1,h2/portal?sslmode=require&target_session_attrs=read-write',
    ['postgres://h1/portal?sslmode=require', 'postgres://h2/portal?sslmode=require'],
  ],
  ['postgres://h1,h2/portal?target_session_attrs=any', ['postgres://h1/portal', 'postgres://h2/portal']],
])('lists the servers of %s', (url, servers) => {
  expect(listServers(url)).toEqual(servers);
});
