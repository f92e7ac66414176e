import { normalizeForSearch } from '#lib/text/word-search.ts';
import { parseKey } from '#openapi/rules/answers.ts';

const lettersAndDigits = (text: string): string => normalizeForSearch(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Numbers with inner signs (`3/4`, `12:30`) and mathematical signs; a hyphen between letters is not one. */
const mathematicsIn = (text: string): string =>
  (text.match(/\p{N}+(?:[^\s\p{L}\p{N}]\p{N}+)*|[<>=+*/%^±×÷≤≥≠]|(?<!\p{L})-|-(?!\p{L})/gu) ?? []).join(' ');

/** Whether at most one letter is wrong, missing or extra, or two adjacent letters are swapped. */
function differsByOneLetter(given: string, right: string): boolean {
  const [one, other] = [[...given], [...right]];
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shortest = Math.min(one.length, other.length);
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [rest, otherRest] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest.length === 2 && rest[0] === otherRest[1] && rest[1] === otherRest[0];
}

/**
 * Whether a wrong answer is probably a misspelling of the correct one: it differs only in case, accents or punctuation,
 * or as in `differsByOneLetter`. Numbers and mathematical signs must be equal. In correct answers of up to three
 * letters, another letter would make another word.
 */
export function isNearlyRight(given: string, right: string): boolean {
  const [answer, key] = [parseKey(given), parseKey(right)];
  if (key.kind !== 'text' || mathematicsIn(answer.text) !== mathematicsIn(key.text)) return false;
  const [givenBare, rightBare] = [lettersAndDigits(answer.text), lettersAndDigits(key.text)];
  if (givenBare === '' || rightBare === '') return false;
  if (givenBare === rightBare) return true;
  return !/\p{N}/u.test(rightBare) && rightBare.length >= 4 && differsByOneLetter(givenBare, rightBare);
}
