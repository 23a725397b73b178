import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../check/run-tool.ts';
import { readApi } from './read-api.ts';
import { writePythonClient } from './write-python.ts';
import { writeTypeScriptClient } from './write-typescript.ts';

/** Version of both clients: increase it when a method or an option changes what programs have to write. */
const VERSION = '1.0.0';
/** The portal that serves a client inserts its own address here (`roles/web/developer-files`). */
const BASE_URL = 'http://127.0.0.1:3000';

const MADE_BY = 'Made from the contract by `npm run clients`; do not edit.';
const NAME = `troi-viet-client/${VERSION}`;

const TYPESCRIPT_HEAD = `// Client of the Trời Việt weather API ${VERSION}. Licence: MIT. ${MADE_BY}
// Node 20 and later, Deno, Bun and browsers; needs nothing else.

const BASE_URL = '${BASE_URL}';
const CLIENT_NAME = '${NAME} (typescript)';
`;

const PYTHON_HEAD = `"""Client of the Trời Việt weather API ${VERSION}. Licence: MIT. Python 3.9 and later, standard library only.

${MADE_BY}
"""

from __future__ import annotations

import gzip
import http.client
import json
import time
import urllib.error
import urllib.parse
import urllib.request
from email.utils import parsedate_to_datetime
from typing import Any, Dict, List, Literal, Optional, Type, TypedDict, Union

BASE_URL = "${BASE_URL}"
CLIENT_NAME = "${NAME} (python)"
Language = Literal["vi", "en"]
`;

const read = (name: string): string => readFileSync(join(ROOT, 'scripts/clients/runtime', name), 'utf8');

/** The part copied into the client: everything below the marker line, with the class not exported. */
function readTransport(): string {
  const [, text = ''] = read('transport.ts').split(/^\/\/ What follows,.*\n/m);
  return text.replace('export class Transport', 'class Transport');
}

interface ClientFile {
  /** Folder of its package files in `clients`. */
  readonly language: 'typescript' | 'python';
  readonly fileName: string;
  readonly text: string;
}

/** Both clients for the current contract. */
export function makeClients(): readonly ClientFile[] {
  const api = readApi();
  const typescript = writeTypeScriptClient(api, TYPESCRIPT_HEAD, readTransport());
  const python = writePythonClient(api, PYTHON_HEAD, read('transport.py'));
  return [
    { language: 'typescript', fileName: 'troi-viet.ts', text: typescript },
    { language: 'python', fileName: 'troi_viet.py', text: python },
  ];
}
