import type { ErrorObject } from 'ajv/dist/2020.js';

/** A place where a request or an answer leaves the contract. */
export interface Deviation {
  /** The operationId, or the name of the schema when a schema was asked directly. */
  operation: string;
  where: 'body' | 'query' | 'path' | 'header' | 'response';
  /** JSON pointer (RFC 6901) from the body or the parameters; it goes on into JSON text. Empty for the whole. */
  pointer: string;
  /** What the contract asks for, in words. */
  expected: string;
  /** What came, as short JSON, or `nothing`. */
  actual: string;
}

/** One error of the schema compiler in words. A missing or a superfluous member is named by its own pointer. */
export function describeError(error: ErrorObject): Pick<Deviation, 'pointer' | 'expected' | 'actual'> {
  const { instancePath, keyword, params, data } = error;
  if (keyword === 'required') {
    return {
      pointer: member(instancePath, params['missingProperty']),
      expected: 'a value',
      actual: 'nothing',
    };
  }
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
    const name = String(params['unevaluatedProperty'] ?? params['additionalProperty']);
    const value = (data as Record<string, unknown>)[name];
    return { pointer: member(instancePath, name), expected: 'no such member', actual: preview(value) };
  }
  return { pointer: instancePath, expected: expectation(error), actual: preview(data) };
}

function expectation({ keyword, params, schema, message }: ErrorObject): string {
  switch (keyword) {
    case 'type':
      return [params['type'] as string | string[]].flat().join(' or ');
    case 'enum':
      return `one of ${(params['allowedValues'] as unknown[]).map(preview).join(', ')}`;
    case 'const':
      return preview(params['allowedValue']);
    case 'format':
      return `text of format ${String(params['format'])}`;
    case 'pattern':
      return `text that matches ${String(params['pattern'])}`;
    case 'not':
      return `nothing that fits ${preview(schema)}`;
    case 'minLength':
      return `at least ${String(params['limit'])} character(s)`;
    case 'minItems':
      return `at least ${String(params['limit'])} entries`;
    case 'contentMediaType':
      return 'JSON text';
    case 'oneOf':
      return 'exactly one of the forms';
    default:
      return message ?? keyword;
  }
}

/** A value as JSON, cut to a readable length. */
export function preview(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) return 'nothing';
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}

/** The pointer of a member of an object. */
export function member(pointer: string, name: unknown): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
