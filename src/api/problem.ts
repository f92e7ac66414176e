/** Default message of a 402: the daily limit without a plan (D-074). */
export const limitReachedMessage = 'Subscription required or daily free limit reached.';

/**
 * A failed call. Branch on `status`, never on the message.
 * `status` is the HTTP status; 0 without a usable response (offline, timeout, a success that is not JSON, a token
 * that the device's clock makes useless).
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The learner without a plan, on a 402. */
  readonly learnerId: string | undefined;
  readonly reason: 'offline' | 'timeout' | 'garbage' | 'clock' | undefined;
  /** Sent, without a usable response: the server may have made the change. */
  readonly mayHaveSucceeded: boolean;
  /** The outcome could not be determined (`write.ts`, D-252). */
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

/** Whether the server may have made the change; do not report a failure. */
export const isUnknownOutcome = (error: unknown): error is Problem => isProblem(error) && error.isUnknown;

/** Whether a retry may succeed: the server was unavailable or failed. */
export const isTemporary = (error: unknown): error is Problem =>
  isProblem(error) && (error.status === 0 || error.status >= 500);

/** The message is `message`, else `detail`, else `title`, else a text body (D-200), else empty. */
export async function readProblem(response: Response): Promise<Problem> {
  const text = await response.text().catch(() => '');
  const body = parseJson(text);
  if (!isRecord(body)) {
    // HTML is not a message for users.
    const message = text.trimStart().startsWith('<') ? '' : text.trim();
    // A response without JSON comes from a gateway, which may have lost the server.
    return new Problem(response.status, message, { mayHaveSucceeded: response.status >= 500 });
  }
  const message = [body['message'], body['detail'], body['title']]
    .map((value) => (typeof value === 'string' ? value.trim() : ''))
    .find((candidate) => candidate !== '');
  const { code, learnerId } = body;
  return new Problem(response.status, message ?? '', {
    // From a gateway that lost the server.
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
