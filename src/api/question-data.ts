import { changesDirection, withoutDirection } from '#openapi/rules/direction.ts';

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
export function decodeResponse(value: unknown): unknown {
  return decode(value, false);
}

/** @param isNamed whether all strings in the value are names, as in a list of them; null for none */
function decode(value: unknown, isNamed: boolean | null): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  const question = isQuestion(value) ? value : undefined;
  if (question) question.data = parseIfJson(question.data);
  for (const key of Object.keys(record)) {
    const child = record[key];
    if (typeof child === 'object') {
      if (child !== question?.data) decode(child, below(key, isNamed));
    } else if (typeof child === 'string' && changesDirection(child) && Boolean(below(key, isNamed))) {
      record[key] = withoutDirection(child);
    }
  }
  return value;
}

/** The properties that hold names, titles and other texts of one line. */
const nameKey =
  /(?:name|title|by|submittedByPerQuestion|school|town|address|city|province|group|subjectType|number|code|duration|features)$/i;

/** A moderator decides on what is there: the sides of a review spell such characters out. */
const sidesOfReview = new Set(['before', 'after']);

const below = (key: string, isNamed: boolean | null): boolean | null =>
  isNamed === null || sidesOfReview.has(key) ? null : isNamed || nameKey.test(key);

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
