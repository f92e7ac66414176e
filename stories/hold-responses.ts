import type { Fault } from '#mocks/environment/faults.ts';
import { storyBackend } from './visit.tsx';

/** Holds the responses of an operation. Returns a function that releases them. */
export async function holdResponses(
  operation: Fault['operation'],
  fault?: Omit<Fault, 'operation'>,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  (await storyBackend()).faults.add({ operation, ...fault, until: promise });
  return resolve;
}
