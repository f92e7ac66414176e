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

const isSame = (before: QuestionPart, after: QuestionPart): boolean =>
  kindOf(before) === kindOf(after) && before.text === after.text;

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
    const partsAfter = after.slice(indexAfter, indexAfter + count);
    if (run.added) pairReplacedParts(sides, removed, partsAfter, budget);
    else for (const [offset, part] of partsAfter.entries()) pushPair(sides, before[index + offset], part);
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

function pushPair(sides: BothSides<ComparedPart[]>, before: QuestionPart | undefined, after: QuestionPart) {
  if (!before) return;
  const isRightChanged = before.isRight !== after.isRight;
  sides.before.push({ ...before, pieces: markUnchanged(before.text), isRightChanged });
  sides.after.push({ ...after, pieces: markUnchanged(after.text), isRightChanged });
}

/** Pairs each added part with the first unpaired removed part of its kind, as a rewording. */
function pairReplacedParts(
  sides: BothSides<ComparedPart[]>,
  removed: readonly QuestionPart[],
  added: readonly QuestionPart[],
  budget: DiffBudget,
): void {
  const start = sides.before.length - removed.length;
  const unpaired = new Set(removed.keys());
  for (const part of added) {
    const index = [...unpaired].find((candidate) => kindOf(removed[candidate] ?? part) === kindOf(part));
    const replaced = index === undefined ? undefined : removed[index];
    if (index === undefined || replaced === undefined) {
      sides.after.push(markPartChanged(part));
      continue;
    }
    unpaired.delete(index);
    const pieces = wordChanges(replaced.text, part.text, budget);
    const isRightChanged = replaced.isRight !== part.isRight;
    sides.before[start + index] = { ...replaced, pieces: pieces.before, isRightChanged };
    sides.after.push({ ...part, pieces: pieces.after, isRightChanged });
  }
}

export const isPartChanged = ({ pieces, isRightChanged }: ComparedPart): boolean =>
  isRightChanged || pieces.some(({ isChanged }) => isChanged);
