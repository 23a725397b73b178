import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@portal/testing/runs/small-run';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ArchiveFileError, openArchiveFile } from './archive-file.ts';
import { readAllCells } from './damaged-cells.ts';
import { type ArchiveContent, writeArchiveFile } from './write-archive-file.ts';

interface Facts {
  readonly kind: 'trial';
  readonly text: string;
}

const isTrial = (facts: unknown): facts is Facts =>
  typeof facts === 'object' && facts !== null && 'kind' in facts && facts.kind === 'trial';

const contents = fc
  .record({
    cells: fc.integer({ min: 1, max: 9 }),
    words: fc.integer({ min: 1, max: 7 }),
    text: fc.string({ unit: 'grapheme' }),
    high: fc.boolean(),
  })
  .chain(({ cells, words, text, high }) =>
    fc.int16Array({ minLength: cells * words, maxLength: cells * words }).map(
      (values): ArchiveContent<Facts> => ({
        facts: { kind: 'trial', text },
        cells,
        words,
        values,
        surfaceHeightM: high
          ? Float32Array.from({ length: cells }, (_, cell) => (cell === 0 ? Number.NaN : cell))
          : null,
      }),
    ),
  );

function withFile<Result>(path: string, use: (file: ReturnType<typeof openArchiveFile<Facts>>) => Result): Result {
  const file = openArchiveFile(path, isTrial);
  try {
    return use(file);
  } finally {
    file.close();
  }
}

const SMALL: ArchiveContent<Facts> = {
  facts: { kind: 'trial', text: 'Đà Lạt' },
  cells: 4,
  words: 3,
  values: Int16Array.from({ length: 12 }, (_, i) => i - 6),
  surfaceHeightM: null,
};

describe('an archive file', () => {
  test('gives back any content, cell by cell in any order', async () => {
    const path = join(makeFolder(onTestFinished), 'a.trial');
    await fc.assert(
      fc.asyncProperty(contents, fc.infiniteStream(fc.nat()), async (content, picks) => {
        await writeArchiveFile(path, content, 'w');
        withFile(path, (file) => {
          expect(file.facts).toEqual(content.facts);
          expect(file.surfaceHeightM).toEqual(content.surfaceHeightM);
          expect(readAllCells(file)).toEqual({ values: content.values, damage: [] });
          const cells = [...picks.take(4)].map((pick) => pick % content.cells);
          const into = new Int16Array(4 * content.words);
          file.readCells(cells, into);
          const expected = cells.flatMap((cell) => [
            ...content.values.subarray(cell * content.words, (cell + 1) * content.words),
          ]);
          expect([...into]).toEqual(expected);
        });
      }),
      { numRuns: 60 },
    );
    expect(readdirSync(join(path, '..'))).toEqual(['a.trial']);
  });

  test('notices any changed byte, and loses no more than its cell', async () => {
    const path = join(makeFolder(onTestFinished), 'a.trial');
    await fc.assert(
      fc.asyncProperty(contents, fc.nat(), fc.integer({ min: 1, max: 255 }), async (content, pick, change) => {
        await writeArchiveFile(path, content, 'w');
        const bytes = readFileSync(path);
        const at = pick % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ change;
        writeFileSync(path, bytes);
        const firstCell = bytes.length - content.cells * (content.words * 2 + 4);
        if (at < firstCell) {
          expect(() => openArchiveFile(path, isTrial)).toThrow(ArchiveFileError);
          return;
        }
        const hit = Math.floor((at - firstCell) / (content.words * 2 + 4));
        const { values, damage } = withFile(path, readAllCells);
        expect(damage).toEqual([`${path}: cell ${hit} differs from its checksum`]);
        const expected = content.values.map((value, i) => (Math.floor(i / content.words) === hit ? -32_768 : value));
        expect(values).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  test('knows cells that changed places', async () => {
    const path = join(makeFolder(onTestFinished), 'a.trial');
    await writeArchiveFile(path, SMALL, 'w');
    const bytes = readFileSync(path);
    const block = SMALL.words * 2 + 4;
    const first = bytes.length - 4 * block;
    const swapped = Buffer.concat([
      bytes.subarray(0, first),
      bytes.subarray(first + block, first + 2 * block),
      bytes.subarray(first, first + block),
      bytes.subarray(first + 2 * block),
    ]);
    writeFileSync(path, swapped);
    expect(withFile(path, readAllCells).damage).toHaveLength(2);
  });

  test('refuses in one line what is cut off, too long, empty or of another kind', async () => {
    const folder = makeFolder(onTestFinished);
    const path = join(folder, 'a.trial');
    const explain = (bytes: Buffer) => {
      writeFileSync(path, bytes);
      try {
        openArchiveFile(path, isTrial).close();
      } catch (error) {
        if (error instanceof ArchiveFileError) return error.message.replace(path, 'a');
        throw error;
      }
      return 'opened';
    };
    await writeArchiveFile(path, SMALL, 'w');
    const whole = readFileSync(path);
    expect(explain(whole)).toBe('opened');
    expect(explain(whole.subarray(0, -1))).toBe(`a: ${whole.length - 1} bytes, expected ${whole.length}`);
    expect(explain(Buffer.concat([whole, Buffer.of(0)]))).toBe(
      `a: ${whole.length + 1} bytes, expected ${whole.length}`,
    );
    expect(explain(whole.subarray(0, 20))).toBe('a: the header does not fit the file');
    expect(explain(Buffer.of())).toBe('a: 0 bytes are no archive file');
    expect(explain(Buffer.from('<html>no archive file at all</html>'))).toBe('a: is no archive file of this version');
    await writeArchiveFile(path, { ...SMALL, facts: { kind: 'other' } }, 'w');
    expect(explain(readFileSync(path))).toBe('a: is an archive file of another kind');
  });

  test('tells a cell behind an end that came after it was opened', async () => {
    const path = join(makeFolder(onTestFinished), 'a.trial');
    await writeArchiveFile(path, SMALL, 'w');
    withFile(path, (file) => {
      truncateSync(path, 60);
      expect(() => file.readCells([3], new Int16Array(3))).toThrow(/ends at byte/);
    });
  });

  test('is read on when another one has taken its place', async () => {
    const path = join(makeFolder(onTestFinished), 'a.trial');
    await writeArchiveFile(path, SMALL, 'w');
    const file = openArchiveFile(path, isTrial);
    onTestFinished(file.close);
    await writeArchiveFile(path, { ...SMALL, values: new Int16Array(12) }, 'w');
    const into = new Int16Array(3);
    file.readCells([0], into);
    expect([...into]).toEqual([-6, -5, -4]);
    expect(withFile(path, (fresh) => readAllCells(fresh).values)).toEqual(new Int16Array(12));
  });

  test('leaves the system’s own error to a folder in its place', () => {
    const path = join(makeFolder(onTestFinished), 'a.trial');
    mkdirSync(path);
    expect(() => openArchiveFile(path, isTrial)).toThrow(/EISDIR/);
  });
});
