import { HttpResponse, http } from 'msw';
import { createHandlers } from '../msw-handlers.ts';
import { createBackend, type Backend } from '../server/backend.ts';
import { createFixedRandom } from '../server/fixed-random.ts';
import { readSeedFile } from './read-seed-file.ts';
import { startWorker } from './start-worker.ts';

/**
 * Starts the mock for stories and browser tests. It does not store its state.
 *
 * @param isStale whether an earlier story sent the request; its connection is then cut
 */
export async function startStoryMocks(
  base: string,
  now: () => Date,
  isStale: (request: Request) => boolean,
): Promise<Backend> {
  const backend = createBackend({
    readFile: readSeedFile,
    now,
    random: createFixedRandom(),
    applicationUrl: location.origin,
  });
  await backend.reset();
  const cutStaleRequests = http.all(`${base}/*`, ({ request }) =>
    isStale(request) ? HttpResponse.error() : undefined,
  );
  await startWorker([cutStaleRequests, ...createHandlers(backend, base)]);
  return backend;
}
