import type { ErrorObject } from 'ajv/dist/2020.js';
import { forbiddenCharacters, visiblePattern } from '../../rules/names.ts';

/** One difference between a request or a response and the contract. */
export interface Deviation {
  /** The operationId, or the name of the schema when a value was compared with a schema. */
  operation: string;
  where: 'body' | 'query' | 'path' | 'header' | 'response';
  /** JSON pointer (RFC 6901) into the body or the parameters, and on into JSON strings. Empty for the whole value. */
  pointer: string;
  /** What the contract requires, in words. */
  expected: string;
  /** The actual value as shortened JSON, or `nothing`. */
  actual: string;
}

/** An error of the schema compiler in words. The pointer to a missing or an unknown property includes its name. */
export function describeError(error: ErrorObject): Pick<Deviation, 'pointer' | 'expected' | 'actual'> {
  const { instancePath, keyword, params, data } = error;
  if (keyword === 'required') {
    return {
      pointer: pointerTo(instancePath, params['missingProperty']),
      expected: 'a value',
      actual: 'nothing',
    };
  }
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
    const name = String(params['unevaluatedProperty'] ?? params['additionalProperty']);
    const value = (data as Record<string, unknown>)[name];
    return { pointer: pointerTo(instancePath, name), expected: 'no such property', actual: preview(value) };
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
      return `a string of format ${String(params['format'])}`;
    case 'pattern':
      return params['pattern'] === visiblePattern
        ? 'a string with a visible character'
        : `a string that matches ${String(params['pattern'])}`;
    case 'not':
      return refuses(schema, `[${forbiddenCharacters}]`)
        ? 'a string without control and directional characters'
        : `nothing that matches ${preview(schema)}`;
    case 'minLength':
      return `at least ${String(params['limit'])} character(s)`;
    case 'maxLength':
      return `at most ${String(params['limit'])} characters`;
    case 'minItems':
      return `at least ${String(params['limit'])} item(s)`;
    case 'maxItems':
      return `at most ${String(params['limit'])} items`;
    case 'contentMediaType':
      return 'a JSON string';
    case 'oneOf':
      return 'exactly one of the alternatives';
    default:
      return message ?? keyword;
  }
}

const refuses = (schema: unknown, pattern: string): boolean =>
  (schema as { pattern?: string }).pattern === pattern;

/** A value as JSON, shortened to a readable length. */
export function preview(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) return 'nothing';
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}

/** The pointer to a property of the object, or to a parameter, that the base points to. */
export function pointerTo(pointer: string, name: unknown): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
