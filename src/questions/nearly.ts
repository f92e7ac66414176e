/** A text without what a slip of the pen changes: letter case, accents, punctuation and spaces. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Whether one letter is wrong, missing or too many, or two neighbours have changed places. */
function isOneSlipAway(given: string, right: string): boolean {
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
 * Whether a wrong answer is nearly the right one, and only its spelling is to be looked at. One wrong digit is another
 * number, and in a word of three letters one letter makes another word.
 */
export function isNearly(given: string, right: string): boolean {
  const [givenBare, rightBare] = [bare(given), bare(right)];
  if (givenBare === '' || rightBare === '') return false;
  if (givenBare === rightBare) return true;
  if (/\d/.test(right) || rightBare.length < 4) return false;
  return isOneSlipAway(givenBare, rightBare);
}
