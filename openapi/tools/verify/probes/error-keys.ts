import type { Difference } from '../judge/judge.ts';
import type { InvalidPart } from './probe.ts';

/** Compares the keys of `errors` with the invalid parts of the request, as `Problem` describes them. */
export function errorDifferences(problem: unknown, invalid: readonly InvalidPart[]): Difference[] {
  const { errors } = (problem ?? {}) as { errors?: object | null };
  const keys = Object.keys(errors ?? {});
  const isNamed = ({ field, isAmbiguous }: InvalidPart) =>
    keys.some((key) => key === field || (isAmbiguous && parentOf(key) === parentOf(field)));
  const hasOthers = !invalid.some(({ isAmbiguous }) => isAmbiguous) && keys.length > invalid.length;
  if (invalid.every(isNamed) && !hasOthers) return [];
  const actual = `${keys.join(', ') || 'nothing'}; invalid: ${invalid.map(({ field }) => field).join(', ')}`;
  return [{ pointer: '/errors', expected: 'the key of each invalid part, and no other', actual }];
}

const parentOf = (field: string): string => field.split('.').slice(0, -1).join('.');
