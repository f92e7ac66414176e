import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';
import { nameProperties } from './contract.gen.ts';

/**
 * A contract type as the application sees it: the `data` of a question is a JSON string in requests and responses and an
 * object in the application. Other properties that hold JSON, such as a plan's `featuresJson`, stay text in both.
 */
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
 * Parses the `data` of every question in a response body, however deep. Text that is not JSON stays text, and an object
 * stays as it is (D-071). Names and titles lose the characters that would change how the text beside them reads. Changes the
 * value in place: it is fresh from the parser, and a copy of 10,000 rows takes time.
 *
 * @returns the same value
 */
export const decodeResponse = (value: unknown): unknown =>
  decode(value, { isName: false, isEvidence: false });

const names: ReadonlySet<string> = new Set(nameProperties);

/** A moderator decides on what is there: the sides of a review spell such characters out. */
const sidesOfReview: ReadonlySet<string> = new Set(['before', 'after']);

function decode(value: unknown, { isName, isEvidence }: { isName: boolean; isEvidence: boolean }): unknown {
  if (typeof value === 'string') return isName && !isEvidence ? removeDirectionalCharacters(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  const question = isQuestion(value) ? value : undefined;
  for (const [key, child] of Object.entries(record)) {
    record[key] =
      question && key === 'data'
        ? parseIfJson(child)
        : decode(child, {
            isName: isName || names.has(key),
            isEvidence: isEvidence || sidesOfReview.has(key),
          });
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

/** The reverse, as a copy: objects become JSON strings, strings are not encoded twice. */
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

/** The body of a request: JSON with encoded question data, also in the JSON part of a form (D-145). */
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
