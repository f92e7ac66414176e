const refused = 'A request that was valid may be refused.';
const unexpected = 'A response may hold what clients do not expect.';
const either = 'A request that was valid may be refused, or a response may hold what clients do not expect.';
const missing = 'Clients may rely on it.';

const reasons: Record<string, string | undefined> = {
  'enum-values-added': 'A client may receive a value that it does not know.',
  'enum-values-removed': 'A client may send a value that is refused now.',
  'media-type-removed': missing,
  'operation-id-changed': 'Functions of generated clients have its name.',
  'operation-removed': missing,
  'parameter-became-required': 'A client may leave it out.',
  'parameter-removed': 'A client may send it.',
  'parameter-serialization-changed': 'The server reads what clients send differently.',
  'path-removed': missing,
  'property-removed': 'A client may read it, or send it.',
  'request-body-became-required': 'A client may leave it out.',
  'request-body-removed': 'A client may send it.',
  'required-properties-added': 'A client may leave it out of a request.',
  'required-properties-removed': 'A client may rely on finding it in a response.',
  'response-header-removed': missing,
  'schema-combinator-changed': either,
  'schema-type-changed': either,
  'security-requirement-changed': 'A client may call it without what is asked for now.',
  'security-scheme-changed': 'Clients prove who they are differently.',
  'server-removed': missing,

  'house/content-schema-changed': either,
  'house/default-changed': 'A client may leave it out and rely on what it stood for.',
  'house/discriminator-changed': missing,
  'house/form-encoding-narrowed': refused,
  'house/negated-schema-changed': `It cannot be told which way it narrows. ${either}`,
  'house/open-part-property-removed': 'The schemas that are composed of it are closed.',
  'house/pattern-property-changed': either,
  'house/required-body-added': 'Clients send none.',
  'house/role-lost': 'Clients of that role are refused.',
  'house/schema-presence-changed': either,
  'house/security-changed': 'Access is part of what both sides agreed on.',
  'house/server-replaced': 'Clients call the URL of before.',
  'house/success-response-removed': 'Clients wait for it.',
};

interface ChangedValues {
  base?: { value?: unknown };
  revision?: { value?: unknown };
}

/** Why a rule rates a change as major, after the rule's own message if that says more than the values do. */
export function whyMajor(ruleId: string, message: string, { base, revision }: ChangedValues): string {
  if (ruleId !== 'schema-constraint-changed') return [message, reasons[ruleId]].filter(Boolean).join(' ');
  if (base?.value === undefined) return refused;
  return revision?.value === undefined ? unexpected : either;
}
