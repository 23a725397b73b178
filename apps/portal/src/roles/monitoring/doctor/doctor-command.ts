import { Command } from 'commander';
import type { Finding } from './finding.ts';

export interface DoctorOptions {
  /** Also asks every chosen provider. */
  readonly probe: boolean;
}

const SHOWN = { ok: 'ok     ', warning: 'WARNING', fault: 'FAULT  ' } as const;
const EXIT_CODES = { ok: 0, warning: 1, fault: 2 } as const;

const toLine = ({ check, level, line, todo }: Finding): string =>
  `${SHOWN[level]}  ${check}: ${line}${todo === null ? '' : ` → ${todo}`}`;

function summarize(findings: readonly Finding[]): string {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  return `faults: ${count('fault')}, warnings: ${count('warning')}, passed: ${count('ok')}`;
}

/** 0: all well, 1: warnings, 2: faults. */
const toExitCode = (findings: readonly Finding[]): number =>
  Math.max(0, ...findings.map(({ level }) => EXIT_CODES[level]));

/** `doctor`: checks an installation and says what to do, one line per finding. Changes nothing. */
export function makeDoctorCommand(examine: (options: DoctorOptions) => Promise<readonly Finding[]>): Command {
  return new Command('doctor')
    .option('--probe', 'also ask each chosen source and feed for one small thing')
    .option('--json', 'as JSON')
    .action(async ({ probe = false, json = false }: { probe?: boolean; json?: boolean }) => {
      const findings = await examine({ probe });
      const text = json ? JSON.stringify(findings, null, 2) : [...findings.map(toLine), summarize(findings)].join('\n');
      process.stdout.write(`${text}\n`);
      process.exitCode = toExitCode(findings);
    });
}
