import { isDeepStrictEqual } from 'node:util';
import type { Exchange } from '../../tools/verify/calls/exchange.ts';
import type { Problem } from './client.ts';

/** An expectation that a server does not meet; it ends the scenario. */
export class Unmet extends Error {
  readonly expected: string;
  readonly actual: string;
  readonly pointer: string;
  readonly exchange: Exchange | undefined;

  /** @param pointer JSON pointer into the response body; empty for the whole response */
  constructor(expected: string, actual: string, pointer: string, exchange: Exchange | undefined) {
    super(`expected ${expected}, got ${actual}`);
    this.expected = expected;
    this.actual = actual;
    this.pointer = pointer;
    this.exchange = exchange;
  }
}

interface Origin {
  exchange: Exchange;
  pointer: string;
}

/** Where a part of a response comes from, so that a report names its request. */
const origins = new WeakMap<object, Origin>();

/** Remembers the exchange of a body and of all its parts. */
export function remember<Body>(body: Body, exchange: Exchange, pointer = ''): Body {
  if (typeof body === 'object' && body !== null) {
    origins.set(body, { exchange, pointer });
    for (const [key, part] of Object.entries(body)) remember(part as unknown, exchange, `${pointer}/${key}`);
  }
  return body;
}

/**
 * Remembers where a value comes from that was made of a part of a response.
 *
 * @param pointer from the part to the value: `/data` for the content of this JSON string
 */
export function madeOf<Value extends object>(part: object, value: Value, pointer = ''): Value {
  const origin = origins.get(part);
  return origin ? remember(value, origin.exchange, `${origin.pointer}${pointer}`) : value;
}

/**
 * A part of a value: properties that are not named may have any value. A list is compared as a whole; items are named
 * by their index: `{ questions: { length: 5, 0: { type: 'truefalse' } } }`.
 */
export type Part<Value> = Value extends readonly (infer Item)[]
  ? Value | { readonly [index: number]: Part<Item>; readonly length?: number }
  : Value extends object
    ? { readonly [Key in keyof Value]?: Part<Value[Key]> }
    : Value;

/** The literals by which a union is narrowed, such as `isActive: true`. */
type Narrowing<Expected> = {
  [Key in keyof Expected as Expected[Key] extends boolean ? Key : never]: Expected[Key];
};

/** Expects these properties, and narrows a union to the members that have them. */
export function has<Value extends object, const Expected extends Part<Value>>(
  value: Value,
  part: Expected,
): asserts value is Value & Narrowing<Expected> {
  const difference = findDifference(value, part, '');
  if (difference) throw unmet(value, difference);
}

/** Expects one item with these properties, and gives it. */
export function lists<List extends readonly unknown[]>(list: List, part: Part<List[number]>): List[number] {
  const found = list.filter((one) => !findDifference(one, part, ''));
  const [first] = found;
  if (found.length === 1 && first !== undefined) return first;
  throw unmet(list, { pointer: '', expected: `one item with ${text(part)}`, actual: String(found.length) });
}

/** Expects no item with these properties. */
export function omits<List extends readonly unknown[]>(list: List, part: Part<List[number]>): void {
  const index = list.findIndex((one) => !findDifference(one, part, ''));
  if (index >= 0) {
    throw unmet(list, { pointer: `/${index}`, expected: `no item with ${text(part)}`, actual: 'one' });
  }
}

/** Expects a list of values, such as roles, to contain this one. */
export function includes<Item>(list: readonly Item[], value: Item): void {
  if (!list.includes(value)) {
    throw unmet(list, { pointer: '', expected: `${text(value)} in the list`, actual: text(list) });
  }
}

/** Expects a list of values, such as roles, not to contain this one. */
export function excludes<Item>(list: readonly Item[], value: Item): void {
  if (list.includes(value)) {
    throw unmet(list, { pointer: '', expected: `a list without ${text(value)}`, actual: text(list) });
  }
}

/** Gives an item of a list, which must have it. */
export function item<List extends readonly unknown[]>(
  list: List | null | undefined,
  index: number,
): NonNullable<List[number]> {
  const found = list?.[index];
  if (found !== undefined && found !== null) return found;
  throw unmet(list ?? [], { pointer: `/${index}`, expected: 'an item', actual: 'nothing' });
}

/** Expects a value without properties, such as a response that is `true`. */
export function equals<Value extends string | number | boolean | null>(value: Value, expected: Value): void {
  if (value !== expected) throw new Unmet(text(expected), text(value), '', undefined);
}

/** Expects a text to match. */
export function matches(value: string | null | undefined, pattern: RegExp): void {
  if (!pattern.test(value ?? '')) {
    throw new Unmet(`a text that matches ${pattern.source}`, text(value), '', undefined);
  }
}

/** Expects a text without this pattern, such as the properties of an answer key. */
export function lacks(value: string | null | undefined, pattern: RegExp): void {
  if (pattern.test(value ?? '')) {
    throw new Unmet(`a text without ${pattern.source}`, text(value), '', undefined);
  }
}

/** Expects a date-time between two others. */
export function isBetween(value: string | null | undefined, from: string, to: string): void {
  const time = Date.parse(value ?? '');
  if (!(time >= Date.parse(from) && time <= Date.parse(to))) {
    throw new Unmet(`a time between ${from} and ${to}`, text(value), '', undefined);
  }
}

/** Less than the offset of a time zone that a server could forget. */
const tolerance = 59 * 60_000;

/** Expects the present date-time. The clocks of the server and of the kit may differ. */
export const isNow = (value: string | null | undefined): void =>
  isBetween(
    value,
    new Date(Date.now() - tolerance).toISOString(),
    new Date(Date.now() + tolerance).toISOString(),
  );

/** Expects a condition of a response or a part of it. */
export function holds(value: object, expected: string, isMet: boolean, actual: unknown = 'another'): void {
  if (!isMet) throw unmet(value, { pointer: '', expected, actual: text(actual) });
}

/** Expects a refusal whose `errors` name these parts of the request, or parts inside them, and no others. */
export function blames(problem: Pick<Problem, 'errors'>, ...parts: readonly string[]): void {
  const named = Object.keys(problem.errors ?? {});
  const isInside = (key: string, part: string) => key === part || key.startsWith(`${part}.`);
  const isMet =
    parts.every((part) => named.some((key) => isInside(key, part))) &&
    named.every((key) => parts.some((part) => isInside(key, part)));
  holds(problem, `errors for ${parts.join(', ')} only`, isMet, named);
}

interface Difference {
  pointer: string;
  expected: string;
  actual: string;
}

function findDifference(value: unknown, part: unknown, pointer: string): Difference | undefined {
  const isNested = typeof part === 'object' && part !== null && !Array.isArray(part);
  if (!isNested) {
    return isDeepStrictEqual(value, part)
      ? undefined
      : { pointer, expected: text(part), actual: text(value) };
  }
  if (typeof value !== 'object' || value === null) {
    return { pointer, expected: text(part), actual: text(value) };
  }
  for (const [key, inner] of Object.entries(part)) {
    const difference = findDifference((value as Record<string, unknown>)[key], inner, `${pointer}/${key}`);
    if (difference) return difference;
  }
  return undefined;
}

function unmet(value: object, { pointer, expected, actual }: Difference): Unmet {
  const origin = origins.get(value);
  return new Unmet(expected, actual, `${origin?.pointer ?? ''}${pointer}`, origin?.exchange);
}

const maxLength = 200;

function text(value: unknown): string {
  const json = value === undefined ? 'nothing' : JSON.stringify(value);
  return json.length > maxLength ? `${json.slice(0, maxLength)}…` : json;
}
