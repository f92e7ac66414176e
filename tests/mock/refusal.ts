import { expect } from 'vitest';
import type { Backend } from '#mocks/server/backend.ts';

/** Returns the problem of a refused call, and expects that no data changes. */
export async function refusalOf(backend: Backend, call: () => Promise<unknown>): Promise<unknown> {
  const before = backend.db.dump();
  const problem = await call().then(
    () => {
      throw new Error('The call was not refused.');
    },
    (error: unknown) => error,
  );
  expect(backend.db.dump()).toEqual(before);
  return problem;
}

/** Matches any list of messages. */
export const anyReasons: unknown = expect.any(Array);
