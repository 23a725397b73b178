import { Client } from 'pg';

/**
 * The server of a URL with several hosts that accepts writes. A frozen server may wake up after its standby was
 * promoted: of two that accept writes, the one with the later timeline counts.
 */
export interface PrimaryServer {
  /** Its address; null while none is known. */
  address(): string | null;
  /** Asks all servers now. Rejects with NoPrimaryError, or with the server's error if all refuse the user. */
  find(): Promise<string>;
  close(): void;
}

const ASK_EVERY_MS = 2000;
/** Shorter than a pause of the watch and a try to connect together: a switch-over takes seconds. */
const ANSWER_WITHIN_MS = 2500;
const READ_ONLY = '25006';
/** No such user, wrong password, no such database: waiting is useless. */
const USELESS = /^(28...|3D000)$/;

/** None of several servers accepts writes at present; `code` as PostgreSQL's or the system's. */
export class NoPrimaryError extends Error {
  readonly code: string;
  constructor(code: string) {
    super('no server accepts writes');
    this.name = 'NoPrimaryError';
    this.code = code;
  }
}

const STATE = `select case when pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' then null
  else pg_walfile_name(pg_current_wal_lsn()) end as "walFile"`;

type Answer = { readonly timeline: number | null } | { readonly error: unknown };

/** Asks one server over a connection that it keeps. */
function openProbe(server: string) {
  let client: Client | null = null;
  const drop = (): void => {
    // A frozen server never says goodbye.
    void client?.end().catch(() => undefined);
    client = null;
  };
  async function connect(): Promise<Client> {
    const opened = new Client({
      connectionString: server,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    opened.on('error', () => undefined);
    await opened.connect();
    return opened;
  }
  return {
    server,
    drop,
    /** The timeline, 1 from the start and higher after each promotion; null: it accepts no writes. */
    async ask(): Promise<Answer> {
      try {
        client ??= await connect();
        const { rows } = await client.query<{ walFile: string | null }>(STATE);
        const walFile = rows[0]?.walFile ?? null;
        return { timeline: walFile === null ? null : Number.parseInt(walFile.slice(0, 8), 16) };
      } catch (error) {
        drop();
        return { error };
      }
    },
  };
}

const findCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Why no server can be used. Waiting helps unless all refuse the user. */
function toRefusal(answers: readonly Answer[]): Error {
  const errors = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []));
  const isUseless = errors.length === answers.length && errors.every((error) => USELESS.test(findCode(error)));
  if (isUseless && errors[0] instanceof Error) return errors[0];
  const code = errors.length < answers.length ? READ_ONLY : findCode(errors[0]) || 'ETIMEDOUT';
  return new NoPrimaryError(code);
}

/** Watches the servers; `onChange` is called when another becomes the one to use. */
export function watchPrimary(servers: readonly string[], onChange: () => void): PrimaryServer {
  const probes = servers.map(openProbe);
  let address: string | null = null;
  let search: Promise<string> | null = null;
  let isClosed = false;

  async function askAll(): Promise<string> {
    const answers = await Promise.all(probes.map(({ ask }) => ask()));
    if (isClosed) for (const probe of probes) probe.drop();
    let best: { readonly server: string; readonly timeline: number } | null = null;
    for (const [index, { server }] of probes.entries()) {
      const answer = answers[index];
      const timeline = answer === undefined || 'error' in answer ? null : answer.timeline;
      if (timeline === null) continue;
      const isBetter = best === null || timeline > best.timeline || (timeline === best.timeline && server === address);
      if (isBetter) best = { server, timeline };
    }
    if (best === null) throw toRefusal(answers);
    if (best.server !== address) {
      address = best.server;
      onChange();
    }
    return best.server;
  }

  const find = (): Promise<string> => {
    search ??= askAll().finally(() => {
      search = null;
    });
    return search;
  };
  // While none accepts writes, the last address stays: it may come back.
  const timer = setInterval(() => void find().catch(() => undefined), ASK_EVERY_MS).unref();
  return {
    address: () => address,
    find,
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const probe of probes) probe.drop();
    },
  };
}
