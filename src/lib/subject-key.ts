/** Keys of `ui/styles/subjects.css`, each with a colour, an icon and a pattern. */
export type SubjectKey = 'maths' | 'english' | 'science' | 'social' | 'coding' | 'life' | 'ems';

/** The first match counts: 'Computer Science' is `coding` and 'Social Sciences' is `social`, not `science`. */
const patterns: readonly (readonly [SubjectKey, RegExp])[] = [
  ['maths', /math|numeracy/],
  ['coding', /cod(e|ing)|robot|program|comput/],
  ['ems', /econom|business|accounting|\bems\b/],
  ['social', /social|history|geograph/],
  ['science', /science|technolog/],
  ['life', /life/],
  ['english', /english|language|literacy|reading/],
];

export const subjectKeys: readonly SubjectKey[] = patterns.map(([key]) => key);

/**
 * Derives the key from the title, because subjects have no such property. An unknown title always gets the same key.
 */
export function subjectKey(title: string): SubjectKey {
  const lower = title.toLowerCase();
  const match = patterns.find(([, pattern]) => pattern.test(lower));
  return match?.[0] ?? subjectKeys[sumOfCodes(lower) % subjectKeys.length] ?? 'english';
}

const sumOfCodes = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
