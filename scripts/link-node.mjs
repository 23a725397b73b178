// After `npm ci`: links the bundled Node if npm did not (npm 9). Runs on the machine's Node, so it avoids recent
// features.
import { existsSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
const link = `${modules}.bin/node`;
const bundled = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`].find(
  (name) => existsSync(`${modules}${name}/bin/node`),
);
if (bundled !== undefined && !existsSync(link)) symlinkSync(`../${bundled}/bin/node`, link);
