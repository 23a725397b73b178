/** `npm run settings`: writes docs/settings.md from the table of settings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSettings } from './settings/describe-settings.ts';

writeFileSync(join(import.meta.dirname, '..', 'docs', 'settings.md'), describeSettings());
