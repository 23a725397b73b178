/**
 * `node test/faults/corruption/make-expectations.ts`: checks with ecCodes (Debian's libeccodes-dev and a C compiler)
 * which changes of the samples it refuses, and writes `eccodes-refusals.table.ts`. Run it only after samples or changes
 * have changed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIELD_SAMPLES, readSample, toDigest } from './field-samples.ts';
import { type Change, listChanges } from './list-changes.ts';

const here = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url));

function toBytes(changes: readonly Change[]): Uint8Array {
  return Buffer.concat(
    changes.map(({ offset, bytes }) => {
      const head = Buffer.alloc(8);
      head.writeUInt32LE(offset, 0);
      head.writeUInt32LE(bytes.length, 4);
      return Buffer.concat([head, bytes]);
    }),
  );
}

/** `0101…` as bits, the first one highest, in base 64. */
function packBits(digits: string): string {
  const bytes = Buffer.alloc(Math.ceil(digits.length / 8));
  for (const [at, digit] of [...digits].entries()) {
    if (digit === '1') bytes[at >>> 3] = (bytes[at >>> 3] ?? 0) | (0x80 >>> (at & 7));
  }
  return bytes.toString('base64');
}

const folder = mkdtempSync(join(tmpdir(), 'troi-viet-eccodes-'));
try {
  const program = join(folder, 'ask-eccodes');
  const built = spawnSync('cc', ['-O2', here('ask-eccodes.c'), '-o', program, '-leccodes'], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`ask-eccodes.c cannot be built: ${built.stderr}`);
  const lines: string[] = [];
  for (const sample of FIELD_SAMPLES) {
    const bytes = readSample(sample);
    if (bytes === null) throw new Error(`${sample.path} is not at hand`);
    writeFileSync(join(folder, 'changes'), toBytes(listChanges(bytes, sample.changes, sample.seed)));
    const ran = spawnSync(program, [sample.path, join(folder, 'changes')], { encoding: 'utf8' });
    const refused = ran.status === 0 ? packBits(ran.stdout.trim()) : null;
    lines.push(`  '${sample.name}': { sample: '${toDigest(bytes)}', refused: ${JSON.stringify(refused)} },`);
    process.stdout.write(
      `${sample.name}: ${refused === null ? 'not read' : `${ran.stdout.split('1').length - 1} refused`}\n`,
    );
  }
  writeFileSync(
    here('eccodes-refusals.table.ts'),
    `/** What ecCodes 2.28 says of a sample: \`refused\` has a bit for each change, in base 64; null where it cannot read the packing. */
export interface Refusals {
  /** First digits of the SHA-256 of the sample that was asked for. */
  readonly sample: string;
  readonly refused: string | null;
}

/** By the name of the sample. Made by make-expectations.ts. */
export const ECCODES_REFUSALS: Readonly<Record<string, Refusals>> = {
${lines.join('\n')}
};
`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
