import type { Fault } from '#mocks/server/backend.ts';
import { storyBackend } from './visit.tsx';

/**
 * Keeps the responses of an operation back, so that a story can act before they arrive, however slow the machine is.
 *
 * @param fault what else happens to these calls
 * @returns a function that lets the responses arrive
 */
export async function holdResponses(
  operation: Fault['operation'],
  fault?: Omit<Fault, 'operation'>,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  (await storyBackend()).faults.push({ operation, ...fault, until: promise });
  return resolve;
}
