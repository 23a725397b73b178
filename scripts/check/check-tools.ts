import { runTool } from './run-tool.ts';

/** Format and lint of these paths, in the root or a folder with a biome.json; a warning counts as a fault. */
export const checkFormat = (paths: readonly string[], folder?: string): Promise<string[]> =>
  runTool('biome', ['ci', '--error-on-warnings', '--colors=off', '--no-errors-on-unmatched', ...paths], folder);

/** Files, exports and dependencies that nothing uses, and settings of knip.json that match nothing, in the root or a folder. */
export const checkDeadCode = (folder?: string): Promise<string[]> =>
  runTool('knip', ['--no-progress', '--treat-config-hints-as-errors'], folder);
