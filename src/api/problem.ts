/**
 * Any answer that is not a success, and any call that got none. Screens branch on `status`, never on prose.
 *
 * `status` is the HTTP status; 0 when there was no answer at all (offline, time-out, an answer that is no JSON).
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  /** Messages by field, of a 400. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Whose subscription is missing, of a 402. */
  readonly learnerId: string | undefined;
  /** Why there was no answer, when `status` is 0. */
  readonly reason: 'offline' | 'timeout' | 'garbage' | undefined;

  constructor(
    status: number,
    message: string,
    more: {
      errors?: Readonly<Record<string, readonly string[]>>;
      learnerId?: string | undefined;
      reason?: 'offline' | 'timeout' | 'garbage';
    } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors ?? {};
    this.learnerId = more.learnerId;
    this.reason = more.reason;
  }
}

export const isProblem = (error: unknown, status?: number): error is Problem =>
  error instanceof Problem && (status === undefined || error.status === status);

/**
 * Reads the error body of an answer: `message`, else `detail`, else `title`, else a text body (D-200).
 *
 * @returns a Problem whose message is empty when the server said nothing usable
 */
export async function problemOf(response: Response): Promise<Problem> {
  const text = await response.text().catch(() => '');
  const body = parsed(text);
  if (!isRecord(body)) {
    // A page of markup is no message for a person.
    return new Problem(response.status, text.trimStart().startsWith('<') ? '' : text.trim());
  }
  const message = [body['message'], body['detail'], body['title']]
    .map((value) => (typeof value === 'string' ? value.trim() : ''))
    .find((words) => words !== '');
  const { learnerId } = body;
  return new Problem(response.status, message ?? '', {
    errors: fieldErrors(body['errors']),
    ...(typeof learnerId === 'string' && { learnerId }),
  });
}

function fieldErrors(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, messages]) => [
      field,
      Array.isArray(messages) ? messages.map(String) : [String(messages)],
    ]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
