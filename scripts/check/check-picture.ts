import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseImports } from './cruise-imports.ts';
import { drawPicture } from './draw-picture.ts';
import { ROOT } from './run-tool.ts';

const FILE = join(ROOT, 'ARCHITECTURE.md');
const PICTURE = /(<!-- picture: npm run picture -->\n```text\n)([\s\S]*?)(\n```\n<!-- \/picture -->)/;

/** Whether the picture in ARCHITECTURE.md is the one that today's imports draw. */
export async function checkPicture(): Promise<string[]> {
  const text = readFileSync(FILE, 'utf8');
  const drawn = drawPicture((await cruiseImports()).modules);
  const written = PICTURE.exec(text)?.[2];
  if (written === undefined) return ['ARCHITECTURE.md has no picture between its marks'];
  return written === drawn ? [] : ['the picture is older than the imports: npm run picture'];
}

/** Writes today's picture into ARCHITECTURE.md. */
export async function writePicture(): Promise<void> {
  const picture = drawPicture((await cruiseImports()).modules);
  const text = readFileSync(FILE, 'utf8');
  writeFileSync(
    FILE,
    text.replace(PICTURE, (_all, before: string, _old: string, after: string) => before + picture + after),
  );
}
