/** The rating of changes. Keep the table in `openapi/README.md` in sync. */

export type Impact = 'major' | 'minor' | 'patch';
export type Direction = 'request' | 'response';

/**
 * The effect of a change on the set of valid values. `unknown`: cannot be determined. `break`: major in both
 * directions. `addition`: minor. `text`: documentation only.
 */
export type Effect = 'narrower' | 'wider' | 'unknown' | 'break' | 'addition' | 'text';

/**
 * Narrower requests and wider responses are major: a client may send a rejected request, or receive an unexpected
 * response.
 */
export function impactOf(effect: Effect, direction: Direction | undefined): Impact {
  if (effect === 'text') return 'patch';
  if (effect === 'unknown' || effect === 'break') return 'major';
  if (effect === 'narrower') return direction === 'request' ? 'major' : 'minor';
  if (effect === 'wider') return direction === 'response' ? 'major' : 'minor';
  return 'minor';
}

const missing = 'Clients may rely on it.';

const reasons: Record<string, string | Record<Direction, string> | undefined> = {
  'authentication-changed': 'Client and server have agreed on the access rules.',
  'callback-changed': 'Its effect cannot be determined.',
  'default-changed': 'A client may omit it and rely on the previous default.',
  'discriminator-changed': missing,
  'enum-values-added': 'A client may receive a value that it does not know.',
  'enum-values-removed': 'A client may send a value that is now rejected.',
  'media-type-removed': missing,
  'negated-schema-changed': 'It cannot be determined whether it became narrower or wider.',
  'order-changed': 'A client may rely on the order of the list.',
  'operation-id-changed': 'Generated clients name functions after it.',
  'operation-removed': missing,
  'parameter-became-required': 'A client may leave it out.',
  'parameter-removed': 'A client may send it.',
  'parameter-serialization-changed': 'The server reads what clients send differently.',
  'property-read-only': 'A client may send it.',
  'property-removed': { request: 'A client may send it.', response: 'A client may read it.' },
  'property-write-only': 'A client may read it.',
  'request-body-became-required': 'A client may leave it out.',
  'request-body-removed': 'A client may send it.',
  'required-properties-added': 'A client may leave it out of a request.',
  'required-properties-removed': 'A client may rely on finding it in a response.',
  'response-header-became-optional': missing,
  'response-header-removed': missing,
  'role-lost': 'Clients of that role are rejected.',
  'security-requirement-changed': 'A client may call it without the newly required credentials.',
  'security-scheme-changed': 'Clients have to authenticate differently.',
  'server-removed': 'Clients call the previous URL.',
  'success-response-removed': 'Clients rely on this status.',
};

const general: Record<Direction, string> = {
  request: 'A previously valid request may be rejected.',
  response: 'A response may contain values that clients do not expect.',
};

/** Explains why a change is major. Starts with the message of the comparison. */
export function whyMajor(rule: string, direction: Direction | undefined, message = ''): string {
  const reason = reasons[rule] ?? general;
  return [message, typeof reason === 'string' ? reason : reason[direction ?? 'request']]
    .filter(Boolean)
    .join(' ');
}
