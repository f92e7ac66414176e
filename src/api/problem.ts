/** Default message for a 402: the daily limit of learners without a plan (D-074). */
export const limitReachedMessage = 'Subscription required or daily free limit reached.';

/**
 * A failed call. Screens branch on `status`, never on the message.
 * `status` is the HTTP status; 0 without a usable response (offline, timeout, a success that is not JSON, a token
 * that the device's clock makes useless).
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  /** The machine-readable reason, where a status has several. */
  readonly code: string | undefined;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The learner without a subscription, of a 402. */
  readonly learnerId: string | undefined;
  /** Why there was no usable response, when `status` is 0. */
  readonly reason: 'offline' | 'timeout' | 'garbage' | 'clock' | undefined;
  /** The request was sent, but no usable response arrived: the server may have made the change. */
  readonly mayHaveSucceeded: boolean;
  /** The outcome of the change could not be determined: set by `write.ts` (D-252). */
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

/** Whether the change may have been made; do not report it as failed. */
export const isUnknownOutcome = (error: unknown): error is Problem => isProblem(error) && error.isUnknown;

/** Whether the same call may succeed later: the server could not be reached, or failed. */
export const isTemporary = (error: unknown): error is Problem =>
  isProblem(error) && (error.status === 0 || error.status >= 500);

/**
 * Reads an unsuccessful response: `message`, else `detail`, else `title`, else a text body (D-200).
 *
 * @returns a Problem with an empty message when the server sent none
 */
export async function readProblem(response: Response): Promise<Problem> {
  const text = await response.text().catch(() => '');
  const body = parseJson(text);
  if (!isRecord(body)) {
    // An HTML page is not a message for users.
    const message = text.trimStart().startsWith('<') ? '' : text.trim();
    // Without a JSON body the response comes from a gateway, which may have lost the server.
    return new Problem(response.status, message, { mayHaveSucceeded: response.status >= 500 });
  }
  const message = [body['message'], body['detail'], body['title']]
    .map((value) => (typeof value === 'string' ? value.trim() : ''))
    .find((candidate) => candidate !== '');
  const { code, learnerId } = body;
  return new Problem(response.status, message ?? '', {
    // A gateway lost the connection to the server, or timed out.
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
