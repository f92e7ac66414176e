import { SignJWT } from 'jose';
import { beforeEach, vi } from 'vitest';
import { client, configureClient, unwrap } from '#api/client.ts';
import { clock } from '#lib/time/clock.ts';
import type { SessionDetails } from '#session/claims.ts';
import { signIn, signOut } from '#session/session.ts';
import { createTokenSource } from '#session/token-source.ts';
import { testNow, useMock } from '../../mock/mock-fixture.ts';
import { memoryStorage, type MemoryStorage } from './memory-storage.ts';

export const minutesLater = (count: number) => new Date(testNow.getTime() + count * 60_000);

/** Returns a token that is signed with a secret other than the mock's. */
export const tokenOf = (claims: Record<string, unknown>): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('any secret will do'));

/** A session against the mock, with the real token source and new storage for each test. */
export function browserSessions() {
  const mock = useMock();
  let storage: MemoryStorage;
  let pageStorage: MemoryStorage;
  let loginRedirects = 0;

  beforeEach(async () => {
    storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
    pageStorage = memoryStorage();
    vi.stubGlobal('sessionStorage', pageStorage);
    Object.assign(clock, { device: () => testNow, offset: undefined });
    loginRedirects = 0;
    signOut();
    configureClient({
      ready: Promise.resolve(),
      ...createTokenSource(() => {
        loginRedirects += 1;
      }),
      onPaymentRequired: () => {},
      onSignedOut: () => {},
    });
  });

  return {
    mock,
    stored: (key: string): string | undefined => storage.entries.get(key),
    storedKeys: (): string[] => [...storage.entries.keys()].toSorted(),
    store: (key: string, value: string | undefined): void => {
      if (value === undefined) storage.removeItem(key);
      else storage.setItem(key, value);
    },
    pageStorage: () => pageStorage,
    loginRedirectCount: () => loginRedirects,
    setNow(now: Date): void {
      clock.device = () => now;
      mock.setNow(now);
    },
    login: async (emailOrUserName: string): Promise<SessionDetails> =>
      signIn(
        await unwrap(client.POST('/auth/login', { body: { emailOrUserName, password: 'Learn2code!' } })),
      ),
  };
}
