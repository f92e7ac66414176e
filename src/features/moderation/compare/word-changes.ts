import { diffArrays } from 'diff';

/** A run of text that is the same on both sides, or only on this one. */
export interface Piece {
  /** Where it begins in the whole text. */
  start: number;
  text: string;
  isChanged: boolean;
}

export interface BothSides<Side> {
  before: Side;
  after: Side;
}

/** A number or a word, with the punctuation inside it ('0.75', '3/4', 'don’t'); a run of spaces; any other character. */
const tokenPattern = /\s+|[\p{L}\p{M}\p{N}]+(?:[.,:/’'-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/** How many differing words are still looked for. All texts of a comparison share it: the time grows with its square. */
export interface DiffBudget {
  words: number;
}

/** Texts that differ more than this count as entirely different; finding this many takes a tenth of a second. */
export const newBudget = (): DiffBudget => ({ words: 400 });

/** At least this many are looked for in every text, however much the texts before it have used up: a new word or two. */
const fewestWords = 8;

/** Both texts in pieces, word by word; those that the other text does not have are marked. */
export function wordChanges(before: string, after: string, budget = newBudget()): BothSides<Piece[]> {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: budget.words });
  if (!changes) {
    // Halved rather than used up: fifty long texts take no longer than two, and the next one can still be compared.
    budget.words = Math.max(fewestWords, Math.floor(budget.words / 2));
    return { before: wholly(before), after: wholly(after) };
  }
  const found = changes.filter((change) => change.added || change.removed);
  budget.words = Math.max(
    fewestWords,
    found.reduce((left, { count }) => left - count, budget.words),
  );
  const side = (other: 'added' | 'removed', own: 'added' | 'removed') =>
    joined(
      changes
        .filter((change) => !change[other])
        .map((change) => ({ text: change.value.join(''), isChanged: change[own] })),
    );
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}

/** A text that the other side does not have at all. */
export const wholly = (text: string): Piece[] => (text === '' ? [] : [{ start: 0, text, isChanged: true }]);

/** A text that is the same on both sides. */
export const unchanged = (text: string): Piece[] =>
  text === '' ? [] : [{ start: 0, text, isChanged: false }];

const tokensOf = (text: string): string[] => text.match(tokenPattern) ?? [];

type Run = Omit<Piece, 'start'>;

/** A space between two changed words is part of the change: 'equal to' is one mark. Spaces at its ends are not marked. */
function joined(runs: readonly Run[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const push = (text: string, isChanged: boolean) => {
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else if (text !== '') pieces.push({ start, text, isChanged });
    start += text.length;
  };
  for (const { text, isChanged } of withSpacesBetween(runs)) {
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

/** The runs, with the spaces between two changed ones marked as changed, and neighbours of one kind merged. */
function withSpacesBetween(runs: readonly Run[]): Run[] {
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
