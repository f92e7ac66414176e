import type { components } from '#api/contract.gen.ts';

/** Thrown to refuse a call; the response is a `Problem` with this status. */
export class Failure extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;
  readonly learnerId: string | undefined;
  readonly code: components['schemas']['Problem']['code'];

  constructor(
    status: number,
    message: string,
    more: { errors?: Record<string, string[]>; learnerId?: string; code?: Failure['code'] } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors;
    this.learnerId = more.learnerId;
    this.code = more.code;
  }
}

export class NotFound extends Failure {
  constructor(entity: string) {
    super(404, `${entity} not found.`);
  }
}

export class Unauthenticated extends Failure {
  constructor(message = 'Authentication required.') {
    super(401, message);
  }
}

export class Forbidden extends Failure {
  constructor() {
    super(403, 'You do not have permission to perform this action.');
  }
}

export class Invalid extends Failure {
  constructor(errors: Record<string, string[]>) {
    super(400, 'Validation failed.', { errors });
  }
}

/** The state of the records does not allow the call. `code` identifies the reason when an operation has several. */
export class Conflict extends Failure {
  constructor(message: string, code?: Failure['code'], errors?: Record<string, string[]>) {
    super(409, message, { ...(code && { code }), ...(errors && { errors }) });
  }
}
