import { diffArrays } from 'diff';

/** A run of text that is on both sides, or only on one. */
export interface Piece {
  start: number;
  text: string;
  isChanged: boolean;
}

export interface BothSides<Side> {
  before: Side;
  after: Side;
}

/** Matches a word or number, also with punctuation inside ('0.75', '3/4', 'don’t'), a run of spaces, or any other character. */
const tokenPattern = /\s+|[\p{L}\p{M}\p{N}]+(?:[.,:/’'-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/** The maximum number of differing words in all texts of a comparison: the time grows with its square. */
export interface DiffBudget {
  words: number;
}

/** Allows about 0.1 s. Texts with more differences are marked as changed entirely. */
export const newBudget = (): DiffBudget => ({ words: 400 });

/** The budget never falls below this number of words: the last text is still compared. */
const minBudget = 8;

/** Compares two texts word by word and marks the words that only one of them has. */
export function wordChanges(before: string, after: string, budget = newBudget()): BothSides<Piece[]> {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: budget.words });
  if (!changes) {
    // Halve the budget instead of using it up: the total time is bounded, and later texts are still compared.
    budget.words = Math.max(minBudget, Math.floor(budget.words / 2));
    return { before: markAllChanged(before), after: markAllChanged(after) };
  }
  const differences = changes.filter((change) => change.added || change.removed);
  budget.words = Math.max(
    minBudget,
    differences.reduce((remaining, { count }) => remaining - count, budget.words),
  );
  const side = (omitted: 'added' | 'removed', marked: 'added' | 'removed') =>
    toPieces(
      changes
        .filter((change) => !change[omitted])
        .map((change) => ({ text: change.value.join(''), isChanged: change[marked] })),
    );
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}

export const markAllChanged = (text: string): Piece[] =>
  text === '' ? [] : [{ start: 0, text, isChanged: true }];

export const markUnchanged = (text: string): Piece[] =>
  text === '' ? [] : [{ start: 0, text, isChanged: false }];

const tokensOf = (text: string): string[] => text.match(tokenPattern) ?? [];

type Run = Omit<Piece, 'start'>;

/** Joins runs into pieces. Spaces between changed words belong to the change; spaces at its ends do not. */
function toPieces(runs: readonly Run[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const push = (text: string, isChanged: boolean) => {
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else if (text !== '') pieces.push({ start, text, isChanged });
    start += text.length;
  };
  for (const { text, isChanged } of markSpacesBetween(runs)) {
    const words = text.trim();
    if (!isChanged || words === '') {
      push(text, isChanged);
      continue;
    }
    const lead = text.indexOf(words);
    push(text.slice(0, lead), false);
    push(words, true);
    push(text.slice(lead + words.length), false);
  }
  return pieces;
}

function markSpacesBetween(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const [index, { text, isChanged }] of runs.entries()) {
    const isBetween = Boolean(runs[index - 1]?.isChanged && runs[index + 1]?.isChanged);
    const run = { text, isChanged: isChanged || (isBetween && text.trim() === '') };
    const last = merged.at(-1);
    if (last?.isChanged === run.isChanged) last.text += run.text;
    else merged.push(run);
  }
  return merged;
}
