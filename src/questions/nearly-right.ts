import { normalizeForSearch } from '#lib/text/word-search.ts';
import { isSameAnswer, parseKey } from '#openapi/rules/answers.ts';

const lettersAndDigits = (text: string): string => normalizeForSearch(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

const wordsOf = (text: string): string[] => normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Numbers with inner signs (`3/4`, `12:30`) and mathematical signs; a hyphen between letters is not one. */
const mathematicsIn = (text: string): string =>
  (text.match(/\p{N}+(?:[^\s\p{L}\p{N}]\p{N}+)*|[<>=+*/%^±×÷≤≥≠]|(?<!\p{L})-|-(?!\p{L})/gu) ?? []).join(' ');

/** Returns the parts in which two words differ, without their common start and end. */
function differenceOf(given: string, right: string): [given: readonly string[], right: readonly string[]] {
  const [one, other] = [[...given], [...right]];
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

/** Shorter words have too many neighbours that are words as well: left and lift, solid and sold, flock and clock. */
const minLength = { ofWord: 5, ofWordWithAnotherLetter: 6 };

/** The last letter is grammar, not spelling: kick and kicks, bake and baked. */
const endings = ['s', 'd'];

/** Whether one letter is wrong, missing or extra, or two adjacent letters are swapped. */
function isMisspelling(given: string, right: string): boolean {
  const length = Math.min(given.length, right.length);
  if (length < minLength.ofWord || given[0] !== right[0]) return false;
  if (endings.some((ending) => given + ending === right || right + ending === given)) return false;
  const [rest, rightRest] = differenceOf(given, right);
  if (rest.length + rightRest.length === 1) return true;
  const isSwap =
    rest.length === 2 && rightRest.length === 2 && rest[0] === rightRest[1] && rest[1] === rightRest[0];
  if (isSwap && /^[aeiou]+$/.test(rest.join(''))) return true;
  const isOneLetter = rest.length === 1 && rightRest.length === 1;
  return (isSwap || isOneLetter) && length >= minLength.ofWordWithAnotherLetter;
}

/**
 * Whether a wrong answer is probably a misspelling of the correct one (D-300): it differs only in case, accents or
 * punctuation, or one word is misspelled. Numbers and mathematical signs must be equal. A word that the question
 * contains is a choice, not a misspelling.
 */
export function isNearlyRight(given: string, right: string, questionText = ''): boolean {
  const [answer, key] = [parseKey(given), parseKey(right)];
  if (key.kind !== 'text' || mathematicsIn(answer.text) !== mathematicsIn(key.text)) return false;
  const [givenBare, rightBare] = [lettersAndDigits(answer.text), lettersAndDigits(key.text)];
  if (givenBare === '' || rightBare === '') return false;
  if (givenBare === rightBare) return true;
  const [words, rightWords] = [wordsOf(answer.text), wordsOf(key.text)];
  if (words.length !== rightWords.length) return false;
  const [first, ...more] = words.flatMap((word, index) => {
    const rightWord = rightWords[index] ?? '';
    return word === rightWord ? [] : [{ word, rightWord }];
  });
  if (first === undefined || more.length > 0 || /\p{N}/u.test(first.rightWord)) return false;
  return isMisspelling(first.word, first.rightWord) && !wordsOf(questionText).includes(first.word);
}

/** Whether a number is right except for commas between its thousands, which make it a decimal (D-250). */
export const hasThousandsComma = (given: string, right: string): boolean =>
  /^[-+]?\d{1,3}(?:,\d{3})+$/.test(given.trim()) && isSameAnswer(given.replaceAll(',', ''), right);

/** Follows 'The' or 'Blank 1: the'. */
export const thousandsCommaHelp =
  'comma makes it a decimal number. Write thousands with a space, such as 12\u00A0000.';
