import { expect } from 'vitest';
import type { Backend } from '#mocks/server/backend.ts';

/** What a call is refused with. The world has to be as it was before. */
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

/** Stands for the reasons given for one member, whatever they say. */
export const reasons: unknown = expect.any(Array);
