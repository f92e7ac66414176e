import { diffArrays } from 'diff';

/** A run of text that is the same on both sides, or only on this one. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

export interface BothSides<Side> {
  before: Side;
  after: Side;
}

/** A number or a word with what it holds together ('0.75', '3/4', 'don’t'); a run of spaces; any other character. */
const tokenPattern = /\s+|[\p{L}\p{M}\p{N}]+(?:[.,:/’'-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/** Two texts with more differences than this are as good as different texts, and would take seconds to compare. */
const maxEditLength = 2000;

/** Both texts in pieces, those marked that the other one does not have, word by word. */
export function wordChanges(before: string, after: string): BothSides<Piece[]> {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength });
  if (!changes) return { before: wholly(before), after: wholly(after) };
  const side = (other: 'added' | 'removed', own: 'added' | 'removed') =>
    joined(
      changes
        .filter((change) => !change[other])
        .map((change) => ({ text: change.value.join(''), isChanged: change[own] })),
    );
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}

/** A text that the other side does not have at all. */
export const wholly = (text: string): Piece[] => (text === '' ? [] : [{ text, isChanged: true }]);

/** A text that is the same on both sides. */
export const unchanged = (text: string): Piece[] => (text === '' ? [] : [{ text, isChanged: false }]);

const tokensOf = (text: string): string[] => text.match(tokenPattern) ?? [];

/** A space between two changed words is part of the change: 'equal to' is one mark, not two. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const [index, { text, isChanged }] of pieces.entries()) {
    const isBetween = Boolean(pieces[index - 1]?.isChanged && pieces[index + 1]?.isChanged);
    const piece = { text, isChanged: isChanged || (isBetween && text.trim() === '') };
    const last = result.at(-1);
    if (last && last.isChanged === piece.isChanged) last.text += piece.text;
    else result.push(piece);
  }
  return result;
}
