import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CruisedModule, cruiseImports } from './cruise-imports.ts';
import { drawPicture } from './draw-picture.ts';
import { ROOT } from './run-tool.ts';

const FILE = join(ROOT, 'ARCHITECTURE.md');
const PICTURE = /(<!-- picture: npm run picture -->\n```text\n)([\s\S]*?)(\n```\n<!-- \/picture -->)/;

/** Whether the picture in a text of ARCHITECTURE.md is the one that these imports draw. */
export function findStalePicture(text: string, modules: readonly CruisedModule[]): string[] {
  const written = PICTURE.exec(text)?.[2];
  if (written === undefined) return ['ARCHITECTURE.md has no picture between its marks'];
  return written === drawPicture(modules) ? [] : ['the picture is older than the imports: npm run picture'];
}

/** The same of today's text and imports. */
export async function checkPicture(): Promise<string[]> {
  return findStalePicture(readFileSync(FILE, 'utf8'), (await cruiseImports()).modules);
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
