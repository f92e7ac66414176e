/**
 * A contract type as the application sees it: the `data` of a question is a JSON string on the wire and an object in
 * the application. Other members that hold JSON, such as a plan's `featuresJson`, stay text in both.
 */
export type Decoded<T> = T extends readonly (infer Item)[]
  ? Decoded<Item>[]
  : T extends string | Blob | ((...input: never[]) => unknown)
    ? T
    : T extends object
      ? { [Member in keyof T]: Member extends 'data' ? DecodedData<T[Member]> : Decoded<T[Member]> }
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
 * Parses the `data` of every question in an answer, however deep. Text that is no JSON stays text, and an object
 * that is one already stays as it is (D-071).
 */
export function decodeQuestionData(value: unknown): unknown {
  return mapQuestions(value, (data) => {
    if (typeof data !== 'string') return data;
    try {
      return JSON.parse(data) as unknown;
    } catch {
      return data;
    }
  });
}

/** The way back: objects become JSON strings, strings are not encoded twice. */
export function encodeQuestionData(value: unknown): unknown {
  return mapQuestions(value, (data) =>
    typeof data === 'object' && data !== null ? JSON.stringify(data) : data,
  );
}

/** The body of a call: JSON with encoded question data, also in the JSON parts of a form (D-145). */
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

function mapQuestions(value: unknown, change: (data: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapQuestions(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const isQuestion = 'type' in value && questionTypes.has(String(value.type)) && 'data' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isQuestion && name === 'data' ? change(member) : mapQuestions(member, change),
    ]),
  );
}
