/** How changes are rated. The table in `openapi/README.md` is for readers; keep the two together. */

export type Impact = 'major' | 'minor' | 'patch';
export type Direction = 'request' | 'response';

/**
 * What a change does to the values that are valid at a place: fewer, more, or some of each. A `break` is major in both
 * directions, an `addition` is minor, a `text` binds neither side.
 */
export type Effect = 'narrower' | 'wider' | 'unknown' | 'break' | 'addition' | 'text';

/** A client may send what is refused now, or receive what it does not expect. */
export function impactOf(effect: Effect, direction: Direction | undefined): Impact {
  if (effect === 'text') return 'patch';
  if (effect === 'unknown' || effect === 'break') return 'major';
  if (effect === 'narrower') return direction === 'request' ? 'major' : 'minor';
  if (effect === 'wider') return direction === 'response' ? 'major' : 'minor';
  return 'minor';
}

const missing = 'Clients may rely on it.';

const reasons: Record<string, string | Record<Direction, string> | undefined> = {
  'authentication-changed': 'Access is part of what both sides agreed on.',
  'callback-changed': 'It cannot be told which way it changes.',
  'default-changed': 'A client may leave it out and rely on what it stood for.',
  'discriminator-changed': missing,
  'enum-values-added': 'A client may receive a value that it does not know.',
  'enum-values-removed': 'A client may send a value that is refused now.',
  'media-type-removed': missing,
  'negated-schema-changed': 'It cannot be told which way it narrows.',
  'operation-id-changed': 'Functions of generated clients have its name.',
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
  'role-lost': 'Clients of that role are refused.',
  'security-requirement-changed': 'A client may call it without what is asked for now.',
  'security-scheme-changed': 'Clients prove who they are differently.',
  'server-removed': 'Clients call the URL of before.',
  'success-response-removed': 'Clients wait for it.',
};

const general: Record<Direction, string> = {
  request: 'A request that was valid may be refused.',
  response: 'A response may hold what clients do not expect.',
};

/** Why a change is major, after what the comparison says of it. */
export function whyMajor(rule: string, direction: Direction | undefined, message = ''): string {
  const reason = reasons[rule] ?? general;
  return [message, typeof reason === 'string' ? reason : reason[direction ?? 'request']]
    .filter(Boolean)
    .join(' ');
}
