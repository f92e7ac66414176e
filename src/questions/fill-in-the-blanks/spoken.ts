import type { FillInData } from './data.ts';
import { splitAtBlanks, splitInstruction } from './paragraph.ts';

/** The paragraph with 'blank' for each blank, whatever is filled in, and the hint. */
export function spokenParagraph({ paragraph, hint }: FillInData): string[] {
  const text = splitAtBlanks(splitInstruction(paragraph).text)
    .map((piece) => (piece.kind === 'blank' ? ` blank${piece.tail}` : piece.text))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return hint?.trim() ? [text, `Hint: ${hint.trim()}`] : [text];
}
