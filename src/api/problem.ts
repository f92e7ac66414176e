/** The message for a 402 for which the server gives none: the daily limit of learners without a plan (D-074). */
export const limitReachedMessage = 'Subscription required or daily free limit reached.';

/**
 * A call that failed: a response that is not a success, or none at all. Screens branch on `status`, never on prose.
 *
 * `status` is the HTTP status; 0 when there was no usable response (offline, timeout, a success that is not JSON, a token
 * that this device's clock makes useless).
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  /** The reason as a fixed word, where the status has several. */
  readonly code: string | undefined;
  /** Messages by field of the request, of a 400. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The learner whose subscription is missing, of a 402. */
  readonly learnerId: string | undefined;
  /** Why there was no usable response, when `status` is 0. */
  readonly reason: 'offline' | 'timeout' | 'garbage' | 'clock' | undefined;
  /** The request was sent, and no usable response says what the server has done: it may have made the change. */
  readonly mayHaveSucceeded: boolean;
  /** Nothing more could be found out about a change that may have been made: set by `write.ts` (D-252). */
  readonly isUnknown: boolean;

  constructor(
    status: number,
    message: string,
    details: {
      code?: string;
      errors?: Readonly<Record<string, readonly string[]>>;
      learnerId?: string | undefined;
      reason?: 'offline' | 'timeout' | 'garbage' | 'clock' | undefined;
      mayHaveSucceeded?: boolean;
      isUnknown?: boolean;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.code = details.code;
    this.errors = details.errors ?? {};
    this.learnerId = details.learnerId;
    this.reason = details.reason;
    this.mayHaveSucceeded = details.mayHaveSucceeded ?? false;
    this.isUnknown = details.isUnknown ?? false;
  }
}

export const isProblem = (error: unknown, status?: number): error is Problem =>
  error instanceof Problem && (status === undefined || error.status === status);

/** The change may have been made: nothing calls it failed. */
export const isUnknownOutcome = (error: unknown): error is Problem => isProblem(error) && error.isUnknown;

/** The server could not be reached or failed: the same call may succeed later. */
export const isTemporary = (error: unknown): error is Problem =>
  isProblem(error) && (error.status === 0 || error.status >= 500);

/**
 * Reads the message of an error response: `message`, else `detail`, else `title`, else a text body (D-200).
 *
 * @returns a Problem whose message is empty when the server said nothing usable
 */
export async function readProblem(response: Response): Promise<Problem> {
  const text = await response.text().catch(() => '');
  const body = parseJson(text);
  if (!isRecord(body)) {
    // An HTML page is not a message that a person can read.
    const message = text.trimStart().startsWith('<') ? '' : text.trim();
    // Not from the server itself, but from a gateway that has lost it.
    return new Problem(response.status, message, { mayHaveSucceeded: response.status >= 500 });
  }
  const message = [body['message'], body['detail'], body['title']]
    .map((value) => (typeof value === 'string' ? value.trim() : ''))
    .find((candidate) => candidate !== '');
  const { code, learnerId } = body;
  return new Problem(response.status, message ?? '', {
    // A gateway that has lost the server, or its patience with it.
    mayHaveSucceeded: response.status === 502 || response.status === 504,
    errors: fieldErrors(body['errors']),
    ...(typeof code === 'string' && { code }),
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
