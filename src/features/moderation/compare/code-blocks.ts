import { findCodeBlocks } from '#openapi/rules/formatted-text.ts';
import type { Piece } from './word-changes.ts';

/** A part of a compared text: plain text, or the lines of a code block without the lines of backticks around them. */
export interface Segment {
  start: number;
  isCode: boolean;
  pieces: Piece[];
}

/**
 * Separates the code blocks of a compared text from the text around them. A block whose lines of backticks were added or
 * removed remains text, so that the change can be seen, unless the whole block was.
 */
export function splitCodeBlocks(pieces: readonly Piece[]): Segment[] {
  const text = pieces.map((piece) => piece.text).join('');
  const segments: Segment[] = [];
  let end = 0;
  const push = (to: number, isCode: boolean) => {
    const cut = cutPieces(pieces, end, to);
    if (cut.length > 0) segments.push({ start: end, isCode, pieces: cut });
    end = to;
  };
  for (const block of findCodeBlocks(text)) {
    const fences = [
      ...cutPieces(pieces, block.start, block.codeStart),
      ...cutPieces(pieces, block.codeEnd, block.end),
    ];
    const all = cutPieces(pieces, block.start, block.end);
    const hasChangedFence = fences.some(({ isChanged }) => isChanged);
    if (hasChangedFence && all.some(({ isChanged, text: cut }) => !isChanged && cut.trim() !== '')) continue;
    push(block.start, false);
    end = block.codeStart;
    push(block.codeEnd, true);
    end = block.end;
  }
  push(text.length, false);
  return segments;
}

const cutPieces = (pieces: readonly Piece[], from: number, to: number): Piece[] =>
  pieces.flatMap(({ start, text, isChanged }) => {
    const cutStart = Math.max(start, from);
    const cut = text.slice(cutStart - start, Math.max(0, to - start));
    return cut === '' ? [] : [{ start: cutStart, text: cut, isChanged }];
  });
