import type { components } from '#api/contract.gen.ts';
import { normalizeForSearch } from '#lib/text/word-search.ts';

type Grade = components['schemas']['Grade'];

export type GradeReading =
  | { grade: Grade; problem?: never }
  | { grade?: never; problem: string; suggestion?: Grade };

const written = /^(?:grade|graad|gr|g|class|klas)?[\s.:-]*0*(\d{1,2})(.*)$/;

const numberOf = ({ title }: Grade): number | undefined => {
  const [digits] = /\d+/.exec(title) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Finds the grade of 'Grade 4', 'Graad 4', 'Gr. 4' and '4'. For a class, such as '4B', it only suggests one. */
export function findGrade(text: string, grades: readonly Grade[]): GradeReading {
  const sought = normalizeForSearch(text);
  const named = grades.find(({ title }) => normalizeForSearch(title) === sought);
  if (named) return { grade: named };
  const [, digits, rest = ''] = written.exec(sought) ?? [];
  const numbered =
    digits === undefined ? undefined : grades.find((grade) => numberOf(grade) === Number(digits));
  if (!numbered) return { problem: 'No such grade.' };
  return rest.trim() === ''
    ? { grade: numbered }
    : { problem: 'No such grade.', ...(/^\d/.test(rest) ? {} : { suggestion: numbered }) };
}
