import { SAMPLE_FORM } from '@portal/testing/leads/sample-form';

const PASSWORD = 'trời sắp mưa rồi';

/** A caller of one portal, which may be another version at the next call. */
export interface Customer {
  readonly email: string;
  /** Own objects in the account's export, without sessions and other traces of calls. */
  readonly readObjects: (origin: string) => Promise<Readonly<Record<string, unknown>>>;
}

interface Sent {
  readonly body?: object;
  readonly token?: string | undefined;
  /** Network address of the caller, behind a proxy. */
  readonly from?: string | undefined;
}

/** Sends a call; any answer but a success is thrown with its text. */
async function send(origin: string, method: string, path: string, { body, token, from }: Sent = {}) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return { body: JSON.parse(text) as unknown, headers: response.headers };
}

async function openSession(origin: string, path: string, body: object, from?: string): Promise<string> {
  const { headers } = await send(origin, 'POST', path, { body, from });
  return (headers.get('authorization') ?? '').replace('Bearer ', '');
}

/** Leaves a request to be contacted. */
export const sendLead = (origin: string, email: string, from?: string) =>
  send(origin, 'POST', '/api/guest/consultation', { body: { ...SAMPLE_FORM, email }, from });

/** Registers an account without objects; returns its token. */
export function register(origin: string, email: string, from?: string): Promise<string> {
  const form = { email, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, ofAge: true };
  return openSession(origin, '/api/auth/register', form, from);
}

/** One of each kind of object that the free plan has. */
async function addObjects(origin: string, token: string): Promise<void> {
  const point = { lat: 21.03, lng: 105.8 };
  const post = async (path: string, body: object) =>
    (await send(origin, 'POST', path, { body, token })).body as { readonly id: string };
  const place = await post('/api/v1/me/places', { name: 'Cầu Giấy', ...point });
  await post('/api/v1/me/rules', {
    kind: 'rain',
    threshold: 2.5,
    placeIds: [place.id],
    leadMinutes: 30,
    channelIds: [],
  });
  await post('/api/v1/me/activities', {
    name: 'Đổ bê tông',
    conditions: [{ quantity: 'rain', compare: 'atMost', threshold: 2.5, near: 0.5, hours: 1 }],
    placeIds: [place.id],
  });
  await post('/api/v1/me/wind-farms', { name: 'Bạc Liêu 3', lat: 9.05, lng: 105.98 });
  await post('/api/v1/me/keys', { name: 'Máy chủ' });
  const local = { settings: { version: 0, unit: { temperatureUnit: 'F' }, language: 'EN' } };
  await send(origin, 'PUT', '/api/v1/me/local', { body: local, token });
}

/** Registers a customer with objects. */
export async function openCustomer(origin: string, email: string): Promise<Customer> {
  await addObjects(origin, await register(origin, email));
  return {
    email,
    async readObjects(current) {
      const token = await openSession(current, '/api/login', { username: email, password: PASSWORD });
      const { body } = await send(current, 'GET', '/api/user/account/export', { token });
      const { exportedAt, sessions, jobs, apiUsage, ...objects } = body as Record<string, unknown>;
      return objects;
    },
  };
}
