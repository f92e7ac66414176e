import { forbiddenCharacters, visiblePattern } from '../../../rules/names.ts';
import type { Schema } from '../../document.ts';

export type Limit = (string | { code: string })[];

/** The limits of a schema besides its type, as text. */
export function limitsOf(schema: Schema): Limit[] {
  const words = [...lengths(schema), ...range(schema)].map((one) => (one === undefined ? undefined : [one]));
  return [...named(schema), ...words, ...rest(schema)].filter((one) => one !== undefined);
}

const code = (value: unknown) => ({ code: typeof value === 'string' ? value : JSON.stringify(value) });

function named(schema: Schema): (Limit | undefined)[] {
  const { format, pattern, enum: values, default: standard, not } = schema;
  return [
    Array.isArray(values) ? ['one of ', ...listed(values)] : undefined,
    typeof format === 'string' ? ['format ', code(format)] : undefined,
    pattern === visiblePattern ? ['not blank'] : undefined,
    typeof pattern === 'string' && pattern !== visiblePattern ? ['matches ', code(pattern)] : undefined,
    isNegatedPattern(not) ? refusal(not['pattern']) : undefined,
    standard === undefined ? undefined : [code(standard), ' if left out'],
    schema['deprecated'] === true ? ['deprecated'] : undefined,
    schema['readOnly'] === true ? ['in responses only'] : undefined,
    schema['writeOnly'] === true ? ['in requests only'] : undefined,
  ];
}

const refusal = (pattern: unknown): Limit =>
  pattern === `[${forbiddenCharacters}]`
    ? ['no control or directional characters']
    : ['does not match ', code(pattern)];

const listed = (values: unknown[]): Limit =>
  values.flatMap((value, index) => (index === 0 ? [code(value)] : [', ', code(value)]));

function lengths(schema: Schema): (string | undefined)[] {
  const number = (name: string) => schema[name] as number | undefined;
  return [
    between(number('minLength'), number('maxLength'), 'character'),
    between(number('minItems'), number('maxItems'), 'item'),
    between(number('minProperties'), number('maxProperties'), 'property', 'properties'),
    schema['uniqueItems'] === true ? 'no item twice' : undefined,
  ];
}

function between(least: number | undefined, most: number | undefined, one: string, many = `${one}s`) {
  const count = (number: number) => `${grouped(number)} ${number === 1 ? one : many}`;
  if (least === undefined || least === 0) return most === undefined ? undefined : `at most ${count(most)}`;
  if (most === undefined) return `at least ${count(least)}`;
  return least === most ? `exactly ${count(most)}` : `${grouped(least)} to ${count(most)}`;
}

const grouped = (number: number) => number.toLocaleString('en');

function range(schema: Schema): (string | undefined)[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const whole =
    typeof minimum === 'number' && typeof maximum === 'number'
      ? `${minimum} to ${grouped(maximum)}`
      : undefined;
  return [
    whole,
    whole === undefined && typeof minimum === 'number' ? `at least ${minimum}` : undefined,
    whole === undefined && typeof maximum === 'number' ? `at most ${grouped(maximum)}` : undefined,
    typeof exclusiveMinimum === 'number' ? `more than ${exclusiveMinimum}` : undefined,
    typeof exclusiveMaximum === 'number' ? `less than ${grouped(exclusiveMaximum)}` : undefined,
    typeof multipleOf === 'number' ? `a multiple of ${multipleOf}` : undefined,
  ];
}

/** Keywords that are described here or elsewhere on the page. All others are shown verbatim, so that none is lost. */
const describedKeywords = new Set([
  '$ref',
  'additionalProperties',
  'allOf',
  'anyOf',
  'const',
  'contentMediaType',
  'contentSchema',
  'default',
  'deprecated',
  'description',
  'discriminator',
  'enum',
  'example',
  'examples',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'items',
  'maxItems',
  'maxLength',
  'maxProperties',
  'maximum',
  'minItems',
  'minLength',
  'minProperties',
  'minimum',
  'multipleOf',
  'oneOf',
  'pattern',
  'patternProperties',
  'properties',
  'readOnly',
  'required',
  'title',
  'type',
  'unevaluatedProperties',
  'uniqueItems',
  'writeOnly',
]);

function rest(schema: Schema): Limit[] {
  const others = Object.entries(schema).filter(
    ([keyword]) => !describedKeywords.has(keyword) && !keyword.startsWith('x-'),
  );
  return others
    .filter(([keyword, value]) => !isDescribedNegation(keyword, value))
    .map(([keyword, value]) => [`${keyword} `, code(value)]);
}

/** The type describes `not: {}`, and a limit describes a negated pattern. */
function isDescribedNegation(keyword: string, value: unknown): boolean {
  return keyword === 'not' && isObject(value) && (Object.keys(value).length === 0 || isNegatedPattern(value));
}

const isNegatedPattern = (value: unknown): value is { pattern: unknown } =>
  isObject(value) && ['pattern', 'type,pattern'].includes(Object.keys(value).join());

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
