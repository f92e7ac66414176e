/** The keys of `ui/styles/subjects.css`: colour, icon and pattern of a subject belong together. */
export type SubjectKey = 'maths' | 'english' | 'science' | 'social' | 'coding' | 'life' | 'ems';

/** Tried in this order: 'Natural Sciences' must not fall to a subject that also has a science in its title. */
const words: readonly (readonly [SubjectKey, RegExp])[] = [
  ['maths', /math|numeracy/],
  ['coding', /cod(e|ing)|robot|program|comput/],
  ['ems', /econom|business|accounting|\bems\b/],
  ['social', /social|history|geograph/],
  ['science', /science|technolog/],
  ['life', /life/],
  ['english', /english|language|literacy|reading/],
];

const keys = words.map(([key]) => key);

/**
 * Colour, icon and pattern of a subject, found by its title: the contract says nothing about looks. A title that tells
 * nothing gets one of the seven, always the same one.
 */
export function subjectKey(title: string): SubjectKey {
  const lower = title.toLowerCase();
  const match = words.find(([, pattern]) => pattern.test(lower));
  return match?.[0] ?? keys[sumOfCodes(lower) % keys.length] ?? 'english';
}

const sumOfCodes = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
