import { describeError } from '@portal/domain/error/describe-error';
import { register, sendLead } from './customer.ts';

const PAGES = ['/', '/thoi-tiet-da-lat-lam-dong/hien-tai', '/weather-ha-noi/now', '/login', '/tin-tuc', '/?lang=en'];
const STYLE = /\/assets\/[^"]+\.css/g;

interface Visits {
  /** Requests by kind. */
  readonly counts: { readonly page: number; readonly lead: number; readonly account: number };
  readonly failures: readonly string[];
  /** Addresses of all leads that were answered with success. */
  readonly emails: readonly string[];
  /** Addresses of all accounts whose registration was answered with success. */
  readonly accounts: readonly string[];
}

/** Visitors who read pages, leave requests and register, each from an address of its own, until they are stopped. */
export function sendVisitors(origin: string, { readsFiles }: { readonly readsFiles: boolean }) {
  const counts = { page: 0, lead: 0, account: 0 };
  const failures: string[] = [];
  const emails: string[] = [];
  const accounts: string[] = [];
  let isEnded = false;
  let sent = 0;
  const makeAddress = (): string => {
    sent += 1;
    return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  };

  async function read(path: string, from: string): Promise<string> {
    const response = await fetch(origin + path, { headers: { 'x-forwarded-for': from } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
    return text;
  }

  const visits = {
    async page(from: string) {
      const text = await read(PAGES[sent % PAGES.length] ?? '/', from);
      if (readsFiles) for (const [path] of text.matchAll(STYLE)) await read(path, from);
    },
    async lead(from: string) {
      const email = `khach-${sent}@vidu.vn`;
      await sendLead(origin, email, from);
      emails.push(email);
    },
    async account(from: string) {
      const email = `tai-khoan-${sent}@vidu.vn`;
      await register(origin, email, from);
      accounts.push(email);
    },
  };

  async function repeat(kind: keyof typeof visits): Promise<void> {
    while (!isEnded) {
      try {
        await visits[kind](makeAddress());
      } catch (error) {
        failures.push(`${kind}: ${describeError(error)}`);
      }
      counts[kind] += 1;
    }
  }

  const visitors = (['page', 'page', 'lead', 'account'] as const).map(repeat);
  return {
    /** What they saw so far. */
    seen: (): Visits => ({ counts, failures, emails, accounts }),
    /** Resolves with what they saw, once all have their last answer. */
    async stop(): Promise<Visits> {
      isEnded = true;
      await Promise.all(visitors);
      return { counts, failures, emails, accounts };
    },
  };
}
