import { parseArgs } from 'node:util';
import { SettingError } from '#platform/settings/setting-error.ts';

const ROLE_NAMES = ['web', 'worker', 'ingest'] as const;
/** Web serves visitors; worker runs database jobs, once for all processes; ingest makes and fetches runs. */
export type RoleName = (typeof ROLE_NAMES)[number];

function isRoleName(name: string): name is RoleName {
  return ROLE_NAMES.some((known) => known === name);
}

function readArguments(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { roles: { type: 'string' } } }).values.roles;
  } catch {
    throw new SettingError('command line', args.join(' '), `is not understood (only --roles=${ROLE_NAMES.join(',')})`);
  }
}

/** Roles of this process from its command line: `--roles=web,ingest`; default: all. */
export function parseRoles(args: readonly string[]): ReadonlySet<RoleName> {
  const text = readArguments(args);
  if (text === undefined) return new Set(ROLE_NAMES);
  const names = text.split(',');
  if (names.every(isRoleName)) return new Set(names);
  throw new SettingError('--roles', text, `is not a list of roles (${ROLE_NAMES.join(', ')})`);
}
