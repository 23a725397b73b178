import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface ToolOutput {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the project's installed tools under this Node, in the root by default, and collects what it says. */
export function captureTool(tool: string, words: readonly string[], folder = ROOT): Promise<ToolOutput> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules', '.bin', tool), words, { cwd: folder });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}

/** Runs a tool as a check: no lines when it is content, else what it said. */
export async function runTool(tool: string, words: readonly string[], folder = ROOT): Promise<string[]> {
  const { code, stdout, stderr } = await captureTool(tool, words, folder);
  if (code === 0) return [];
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
  return [`${tool} ended with ${code}`, ...lines.slice(0, 200)];
}
