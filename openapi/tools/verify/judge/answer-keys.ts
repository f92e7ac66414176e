import { listBlankWords } from '../../../rules/blanks.ts';
import { jsonIn, type RequestMessage } from '../calls/exchange.ts';
import { claimsIn, roleOf } from './access-token.ts';

/** Properties of the answer key in the data of a question. */
const keyProperties = ['correctAnswer', 'correctAnswers', 'modelAnswer', 'feedBack', 'score'];

/** The only operation that reveals the answer key to families, for the questions of an attempt. */
const revealing = 'getActivityResult';

/**
 * Finds the answer key in questions that a Learner or a Parent receives.
 *
 * @param body the parsed body of the response
 * @returns a JSON pointer into the body; undefined without a part of the answer key
 */
export function findAnswerKey(
  operation: string,
  { headers }: RequestMessage,
  body: unknown,
): string | undefined {
  if (operation === revealing || !isOfFamily(headers['authorization'])) return undefined;
  return findIn(body, '');
}

/** By the token. No scenario reads questions with a token whose role has changed. */
function isOfFamily(authorization = ''): boolean {
  const role = roleOf(claimsIn(authorization) ?? {});
  return role === 'Learner' || role === 'Parent';
}

function findIn(value: unknown, pointer: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const place = `${pointer}/${name}`;
    const found =
      name === 'data' && typeof inner === 'string' ? findInData(inner, place) : findIn(inner, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findInData(data: string, pointer: string): string | undefined {
  const parsed = jsonIn(data);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const properties = parsed as Record<string, unknown>;
  const property = keyProperties.find((name) => name in properties);
  if (property !== undefined) return `${pointer}/${property}`;
  const { paragraph } = properties;
  const isFilled = typeof paragraph === 'string' && listBlankWords(paragraph).some((word) => word !== '');
  return isFilled ? `${pointer}/paragraph` : undefined;
}
