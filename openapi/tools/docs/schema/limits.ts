import { forbiddenCharacters, visiblePattern } from '../../../rules/names.ts';
import type { Schema } from '../../document.ts';

export type Limit = (string | { code: string })[];

/** The limits of a schema besides its type, as text. */
export function limitsOf(schema: Schema): Limit[] {
  const words = [...lengths(schema), ...range(schema)].map((text) =>
    text === undefined ? undefined : [text],
  );
  return [...named(schema), ...words, ...otherLimits(schema)].filter((limit) => limit !== undefined);
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
    ...orders(schema),
    schema['deprecated'] === true ? ['deprecated'] : undefined,
    schema['readOnly'] === true ? ['in responses only'] : undefined,
    schema['writeOnly'] === true ? ['in requests only'] : undefined,
  ];
}

function orders({ 'x-order': order }: Schema): Limit[] {
  if (!order) return [];
  const properties = order.map((property): Limit => {
    const name = property.replace(/^-/, '');
    return name === property ? [code(name)] : [code(name), ', descending'];
  });
  return [['sorted by ', ...properties.flatMap((one, index) => (index === 0 ? one : [', then ', ...one]))]];
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
    countRange(number('minLength'), number('maxLength'), 'character'),
    countRange(number('minItems'), number('maxItems'), 'item'),
    countRange(number('minProperties'), number('maxProperties'), 'property', 'properties'),
    schema['uniqueItems'] === true ? 'no item twice' : undefined,
  ];
}

function countRange(
  minimum: number | undefined,
  maximum: number | undefined,
  singular: string,
  plural = `${singular}s`,
) {
  const count = (number: number) => `${grouped(number)} ${number === 1 ? singular : plural}`;
  if (minimum === undefined || minimum === 0) {
    return maximum === undefined ? undefined : `at most ${count(maximum)}`;
  }
  if (maximum === undefined) return `at least ${count(minimum)}`;
  return minimum === maximum ? `exactly ${count(maximum)}` : `${grouped(minimum)} to ${count(maximum)}`;
}

const grouped = (number: number) => number.toLocaleString('en');

function range(schema: Schema): (string | undefined)[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const bothLimits =
    typeof minimum === 'number' && typeof maximum === 'number'
      ? `${minimum} to ${grouped(maximum)}`
      : undefined;
  return [
    bothLimits,
    bothLimits === undefined && typeof minimum === 'number' ? `at least ${minimum}` : undefined,
    bothLimits === undefined && typeof maximum === 'number' ? `at most ${grouped(maximum)}` : undefined,
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

function otherLimits(schema: Schema): Limit[] {
  const otherKeywords = Object.entries(schema).filter(
    ([keyword]) => !describedKeywords.has(keyword) && !keyword.startsWith('x-'),
  );
  return otherKeywords
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
