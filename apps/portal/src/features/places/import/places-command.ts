import { Command } from 'commander';
import { forgetImport, keepImport, readImport } from './import-store.ts';
import { NOTHING_IMPORTED, type PlaceImport } from './place-import.ts';
import { readPlaceFile } from './read-place-file.ts';

const WARDS = 3321;

/** `places`: exact points and borders of an operator. Throws PlaceImportError for a file that is refused. */
export function makePlacesCommand(getDataDir: () => string): Command {
  const command = new Command('places');
  command
    .command('import')
    .description(
      'Take in points ({"wards": [{"code", "name", "lat", "lng"}]}) or ward borders (TopoJSON with the properties code and name). A running portal notices within a second.',
    )
    .argument('<files...>', 'JSON files; all are taken in or none')
    .action((files: string[]) => {
      const taken = files.map(readPlaceFile).reduce(join);
      keepImport(getDataDir(), taken);
      process.stdout.write(toText(readImport(getDataDir())));
    });
  command
    .command('status')
    .description('Tell what is taken in.')
    .action(() => {
      process.stdout.write(toText(readImport(getDataDir())));
    });
  command
    .command('reset')
    .description("Forget what was taken in and go back to the portal's own positions.")
    .action(() => {
      forgetImport(getDataDir());
      process.stdout.write(toText(NOTHING_IMPORTED));
    });
  return command;
}

function join(first: PlaceImport, second: PlaceImport): PlaceImport {
  return { points: second.points ?? first.points, boundaries: second.boundaries ?? first.boundaries };
}

function toText({ points, boundaries }: PlaceImport): string {
  const count = (list: readonly unknown[] | null) => (list === null ? 'none' : `${list.length} of ${WARDS} wards`);
  return `points: ${count(points)}\nborders: ${count(boundaries)}\n`;
}
