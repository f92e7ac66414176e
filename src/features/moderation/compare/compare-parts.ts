import { diffArrays } from 'diff';
import type { QuestionPart } from '#questions/parts.ts';
import {
  newBudget,
  unchanged,
  wholly,
  wordChanges,
  type BothSides,
  type DiffBudget,
  type Piece,
} from './word-changes.ts';

export interface ComparedPart extends QuestionPart {
  pieces: Piece[];
  /** An option has become right, or has stopped being right. */
  isRightChanged: boolean;
}

/** 'Option 2' and 'Option 3' are the same kind of thing. */
const kindOf = ({ label }: QuestionPart): string => label.replace(/\s\d+$/, '');

const isSame = (one: QuestionPart, other: QuestionPart): boolean =>
  kindOf(one) === kindOf(other) && one.text === other.text;

/**
 * The parts of both sides, with the differences marked. Parts with the same text are paired first: otherwise, removing an
 * option from the middle would make all those after it look changed.
 */
export function compareParts(
  before: readonly QuestionPart[],
  after: readonly QuestionPart[],
): BothSides<ComparedPart[]> {
  const sides: BothSides<ComparedPart[]> = { before: [], after: [] };
  const budget = newBudget();
  let removed: QuestionPart[] = [];
  let place = 0;
  let placeAfter = 0;
  for (const run of diffArrays([...before], [...after], { comparator: isSame })) {
    const count = run.value.length;
    if (run.removed) {
      removed = before.slice(place, place + count);
      place += count;
      sides.before.push(...removed.map(alone));
      continue;
    }
    const found = after.slice(placeAfter, placeAfter + count);
    if (run.added) replaceAlone(sides, removed, found, budget);
    else for (const [index, part] of found.entries()) pushPair(sides, before[place + index], part);
    if (!run.added) place += count;
    placeAfter += count;
    removed = [];
  }
  return sides;
}

const alone = (part: QuestionPart): ComparedPart => ({
  ...part,
  pieces: wholly(part.text),
  isRightChanged: false,
});

function pushPair(sides: BothSides<ComparedPart[]>, one: QuestionPart | undefined, other: QuestionPart) {
  if (!one) return;
  const isRightChanged = one.isRight !== other.isRight;
  sides.before.push({ ...one, pieces: unchanged(one.text), isRightChanged });
  sides.after.push({ ...other, pieces: unchanged(other.text), isRightChanged });
}

/** A part that was removed and one that was added in its place may be the same one reworded: the first of its kind is. */
function replaceAlone(
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
      sides.after.push(alone(part));
      continue;
    }
    left.delete(index);
    const pieces = wordChanges(one.text, part.text, budget);
    const isRightChanged = one.isRight !== part.isRight;
    sides.before[start + index] = { ...one, pieces: pieces.before, isRightChanged };
    sides.after.push({ ...part, pieces: pieces.after, isRightChanged });
  }
}

/** Whether it differs from the other side in any way. */
export const isPartChanged = ({ pieces, isRightChanged }: ComparedPart): boolean =>
  isRightChanged || pieces.some(({ isChanged }) => isChanged);
