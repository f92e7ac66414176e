import {
  parametersOf,
  resolve,
  type ContractDocument,
  type Parameter,
  type Route,
  type Schema,
} from '../document.ts';
import { describeError, pointerTo, preview, type Deviation } from './deviation.ts';
import { isStorable } from './json.ts';
import type { Check } from './schema-compiler.ts';

/** The parameters of a request as strings. A query parameter that occurs several times is a list. */
export interface ParameterValues {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string | undefined>>;
}

/**
 * Validates path, query and headers of a request. An unknown query parameter is a deviation; unknown headers are
 * ignored, because clients and proxies add many.
 */
export function checkParameters(
  document: ContractDocument,
  check: (schema: Schema) => Check,
  route: Route,
  { params = {}, query = {}, headers = {} }: ParameterValues,
): Deviation[] {
  const operation = route.operation.operationId;
  const documented = parametersOf(document, route);

  function checkOne(parameter: Parameter): Deviation[] {
    const where = parameter.in;
    const value = sentValue(parameter);
    const pointer = pointerTo('', parameter.name);
    if (value === undefined) {
      return parameter.required
        ? [{ operation, where, pointer, expected: 'a value', actual: 'nothing' }]
        : [];
    }
    if (![value].flat().every(isStorable)) {
      const expected = 'a string without U+0000 and unpaired surrogates';
      return [{ operation, where, pointer, expected, actual: preview(value) }];
    }
    return check(parameter.schema)(convert(value, resolve(document, parameter.schema)))
      .map(describeError)
      .map((found) => ({ operation, where, ...found, pointer: pointer + found.pointer }));
  }

  function sentValue({ in: where, name }: Parameter): string | readonly string[] | undefined {
    if (where === 'header') return headers[name.toLowerCase()];
    return (where === 'path' ? params : query)[name];
  }

  const known = documented.flatMap(checkOne);
  const unknown = Object.entries(query)
    .filter(
      ([name, value]) =>
        value !== undefined &&
        !documented.some((parameter) => parameter.name === name && parameter.in === 'query'),
    )
    .map(([name, value]) => ({
      operation,
      where: 'query' as const,
      pointer: pointerTo('', name),
      expected: 'no such parameter',
      actual: preview(value),
    }));
  return [...known, ...unknown];
}

/**
 * Converts a string to the schema's type. A string that cannot be converted is returned unchanged, and the schema
 * then rejects it.
 */
export function convert(value: string | readonly string[], schema: Schema): unknown {
  if (schema.type === 'array') return [value].flat();
  if (typeof value !== 'string') return value;
  if (schema.type === 'integer' || schema.type === 'number') {
    return value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value);
  }
  if (schema.type === 'boolean' && ['true', 'false'].includes(value)) return value === 'true';
  return value;
}
