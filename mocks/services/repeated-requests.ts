import type { Db } from '../data/db.ts';
import { Conflict } from '../rules/failure.ts';
import { sha256 } from '../rules/sha-256.ts';

interface RepeatableRequest {
  callerId: string | undefined;
  key: string;
  /** Operation, path, query and body of the request. */
  content: unknown;
}

interface Result {
  status: number;
  body: unknown;
}

const responseLifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Handles a request, or returns the stored response of the same request with the same key.
 *
 * @param handle handles the request; when it throws, the key is not consumed
 * @throws Conflict when the key was used for another request
 */
export async function handleOnce(
  db: Db,
  now: Date,
  { callerId = '', key, content }: RepeatableRequest,
  handle: () => Result | Promise<Result>,
): Promise<Result> {
  const id = `${callerId}:${key}`;
  const digest = await sha256(JSON.stringify(content));
  const oldest = new Date(now.getTime() - responseLifetimeMs).toISOString();
  const earlier = db.requests.get(id);
  if (earlier && earlier.handledAtUtc >= oldest) {
    if (earlier.digest === digest) return { status: earlier.status, body: JSON.parse(earlier.response) };
    throw new Conflict('This key was used for another request.', 'idempotency-key-reused');
  }
  const { status, body } = await handle();
  for (const request of db.requests.all()) if (request.handledAtUtc < oldest) db.requests.remove(request.id);
  db.requests.insert({ id, digest, status, response: JSON.stringify(body), handledAtUtc: now.toISOString() });
  return { status, body };
}
