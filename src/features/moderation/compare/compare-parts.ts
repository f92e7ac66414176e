import { diffArrays } from 'diff';
import type { QuestionPart } from '#questions/parts.ts';
import {
  newBudget,
  markUnchanged,
  markAllChanged,
  wordChanges,
  type BothSides,
  type DiffBudget,
  type Piece,
} from './word-changes.ts';

export interface ComparedPart extends QuestionPart {
  pieces: Piece[];
  /** Whether the option is right on one side only. */
  isRightChanged: boolean;
}

const kindOf = ({ label }: QuestionPart): string => label.replace(/\s\d+$/, '');

const isSame = (one: QuestionPart, other: QuestionPart): boolean =>
  kindOf(one) === kindOf(other) && one.text === other.text;

/**
 * Marks the differences between the parts of both sides. Pairs parts with equal texts first: otherwise, removing an option
 * would mark all options after it.
 */
export function compareParts(
  before: readonly QuestionPart[],
  after: readonly QuestionPart[],
): BothSides<ComparedPart[]> {
  const sides: BothSides<ComparedPart[]> = { before: [], after: [] };
  const budget = newBudget();
  let removed: QuestionPart[] = [];
  let index = 0;
  let indexAfter = 0;
  for (const run of diffArrays([...before], [...after], { comparator: isSame })) {
    const count = run.value.length;
    if (run.removed) {
      removed = before.slice(index, index + count);
      index += count;
      sides.before.push(...removed.map(markPartChanged));
      continue;
    }
    const found = after.slice(indexAfter, indexAfter + count);
    if (run.added) pairReplacedParts(sides, removed, found, budget);
    else for (const [offset, part] of found.entries()) pushPair(sides, before[index + offset], part);
    if (!run.added) index += count;
    indexAfter += count;
    removed = [];
  }
  return sides;
}

const markPartChanged = (part: QuestionPart): ComparedPart => ({
  ...part,
  pieces: markAllChanged(part.text),
  isRightChanged: false,
});

function pushPair(sides: BothSides<ComparedPart[]>, one: QuestionPart | undefined, other: QuestionPart) {
  if (!one) return;
  const isRightChanged = one.isRight !== other.isRight;
  sides.before.push({ ...one, pieces: markUnchanged(one.text), isRightChanged });
  sides.after.push({ ...other, pieces: markUnchanged(other.text), isRightChanged });
}

/** Pairs each added part with the first removed part of its kind, as a rewording. */
function pairReplacedParts(
  sides: BothSides<ComparedPart[]>,
  removed: readonly QuestionPart[],
  added: readonly QuestionPart[],
  budget: DiffBudget,
): void {
  const start = sides.before.length - removed.length;
  const left = new Set(removed.keys());
  for (const part of added) {
    const index = [...left].find((one) => kindOf(removed[one] ?? part) === kindOf(part));
    const one = index === undefined ? undefined : removed[index];
    if (index === undefined || one === undefined) {
      sides.after.push(markPartChanged(part));
      continue;
    }
    left.delete(index);
    const pieces = wordChanges(one.text, part.text, budget);
    const isRightChanged = one.isRight !== part.isRight;
    sides.before[start + index] = { ...one, pieces: pieces.before, isRightChanged };
    sides.after.push({ ...part, pieces: pieces.after, isRightChanged });
  }
}

export const isPartChanged = ({ pieces, isRightChanged }: ComparedPart): boolean =>
  isRightChanged || pieces.some(({ isChanged }) => isChanged);
