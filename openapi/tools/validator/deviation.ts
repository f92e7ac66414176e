import type { ErrorObject } from 'ajv/dist/2020.js';
import { forbiddenCharacters, visiblePattern } from '../../rules/names.ts';

/** A difference between a request or a response and the contract. */
export interface Deviation {
  /** The operationId, or the name of the schema that a value was validated against. */
  operation: string;
  where: 'body' | 'query' | 'path' | 'header' | 'response';
  /**
   * JSON pointer (RFC 6901) into the body or the parameters, which continues into JSON strings. Empty for the root.
   */
  pointer: string;
  expected: string;
  /** The actual value as truncated JSON, or `nothing`. */
  actual: string;
  /**
   * Location of the violated keyword in the bundled contract, such as `#/components/schemas/ShortText/minLength`. Absent
   * where no keyword is violated, such as for an undocumented status.
   */
  schemaPath?: string;
}

type Difference = Omit<Deviation, 'operation' | 'where'>;

/** Converts a validation error to text. The pointer of a missing or unknown property includes its name. */
export function describeError(error: ErrorObject): Difference {
  const { schemaPath } = error;
  return { ...differenceOf(error), ...(schemaPath && { schemaPath }) };
}

function differenceOf(error: ErrorObject): Difference {
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
  if (keyword === 'x-order') {
    const order = params['order'] as string[];
    const [item, previous] = (data as Record<string, unknown>[]).map((one) =>
      preview(order.map((property) => one[property.replace(/^-/, '')])),
    );
    return {
      pointer: instancePath,
      expected: `items sorted by ${order.join(', then ')}`,
      actual: `${item} after ${previous}`,
    };
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

/** Formats a value as JSON, truncated to 80 characters. */
export function preview(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) return 'nothing';
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}

export function pointerTo(pointer: string, name: unknown): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
