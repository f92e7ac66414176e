import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';
import { nameProperties } from './contract.gen.ts';

/** A contract type with question data as objects. Other JSON properties, such as `featuresJson`, remain strings. */
export type Decoded<T> = T extends readonly (infer Item)[]
  ? Decoded<Item>[]
  : T extends string | Blob | ((...input: never[]) => unknown)
    ? T
    : T extends object
      ? { [Key in keyof T]: Key extends 'data' ? DecodedData<T[Key]> : Decoded<T[Key]> }
      : T;

type DecodedData<T> = T extends { readonly __json?: infer Data } ? Data : Decoded<T>;

const questionTypes = new Set([
  'truefalse',
  'fillInTheBlanks',
  'questionSingleAnswer',
  'mcqSingleAnswer',
  'mcqMultiAnswer',
  'textAnswer',
]);

/**
 * Parses the `data` of all questions in a response body; invalid JSON remains text (D-071). Removes direction
 * controls from names and titles. Mutates the value, because copying 10,000 rows is slow.
 *
 * @returns the same value
 */
export const decodeResponse = (value: unknown): unknown => decode(value, false, false);

const names: ReadonlySet<string> = new Set(nameProperties);

/** In a review, moderators must see direction controls. */
const reviewedVersions: ReadonlySet<string> = new Set(['before', 'after']);

function decode(value: unknown, isName: boolean, isReviewed: boolean): unknown {
  if (typeof value === 'string') return isName && !isReviewed ? removeDirectionalCharacters(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  const hasData = isQuestion(value);
  for (const key of Object.keys(record)) {
    const child = record[key];
    const decoded =
      hasData && key === 'data'
        ? parseIfJson(child)
        : decode(child, isName || names.has(key), isReviewed || reviewedVersions.has(key));
    if (decoded !== child) record[key] = decoded;
  }
  return value;
}

function parseIfJson(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
}

/** Copies a value with question data as JSON strings. */
export function encodeQuestionData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(encodeQuestionData);
  if (typeof value !== 'object' || value === null) return value;
  const hasData = isQuestion(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      hasData && name === 'data' ? stringifyIfObject(child) : encodeQuestionData(child),
    ]),
  );
}

const stringifyIfObject = (data: unknown): unknown =>
  typeof data === 'object' && data !== null ? JSON.stringify(data) : data;

const isQuestion = (value: object): value is { type: unknown; data: unknown } =>
  'type' in value && questionTypes.has(String(value.type)) && 'data' in value;

/** Creates a request body with question data as JSON strings, also in the JSON part of a form (D-145). */
export function serializeBody(body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (!(body instanceof FormData)) return JSON.stringify(encodeQuestionData(body));
  const form = new FormData();
  for (const [name, part] of body.entries()) {
    if (name === 'model' && typeof part === 'string') {
      const model = JSON.stringify(encodeQuestionData(JSON.parse(part)));
      form.append(name, new Blob([model], { type: 'application/json' }));
    } else form.append(name, part);
  }
  return form;
}
