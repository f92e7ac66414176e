import type { SpokenLine, SpokenMark } from '#components/reading/spoken-line.ts';
import { parseFormattedText, slotCharacter, type Run } from '#openapi/rules/formatted-text.ts';
import { formulaText } from './formula-text.ts';
import { spokenCode, spokenFormula, type SpokenWord } from './spoken-code.ts';

/** A slot with its punctuation, or a word. */
const proseWord = new RegExp(
  `${slotCharacter}[^\\s\\p{L}\\p{N}${slotCharacter}]*|[^\\s${slotCharacter}]+`,
  'gu',
);

const spokenWords = (words: string): SpokenWord[] =>
  Array.from(words.matchAll(proseWord), ({ 0: found, index }) => ({
    say: found.replace(slotCharacter, 'blank'),
    start: index,
    end: index + found.length,
  }));

/** One word, because the layout of a formula has no characters to highlight. */
const formulaWord = (tex: string): SpokenWord => ({
  say: spokenFormula(formulaText(tex)),
  start: 0,
  end: tex.length,
});

interface PositionedWord {
  say: string;
  mark?: Omit<SpokenMark, 'at'>;
}

const lineOf = (words: readonly PositionedWord[]): SpokenLine =>
  joinLines(words.map(({ say, mark }) => ({ text: say, marks: mark ? [{ at: 0, ...mark }] : [] })));

const lineByLine = (text: string, words: readonly SpokenWord[]): SpokenWord[][] =>
  Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) =>
    words.filter(({ start }) => start >= index && start < index + line.length),
  );

function spokenRun({ kind, text }: Run): { lines: SpokenWord[][]; isBlock: boolean } {
  const announcement = { say: 'code:', start: 0, end: 0 };
  if (kind === 'text') return { lines: lineByLine(text, spokenWords(text)), isBlock: false };
  if (kind === 'formula') return { lines: [[formulaWord(text)]], isBlock: false };
  const lines = lineByLine(text, spokenCode(text));
  if (kind === 'block') return { lines: [[{ ...announcement, say: 'Code:' }], ...lines], isBlock: true };
  return { lines: [[announcement, ...lines.flat()]], isBlock: false };
}

/**
 * Splits formatted text into spoken lines, at line breaks and around code blocks. `sayInSlot` replaces 'blank' in
 * slots.
 */
export function spokenFormattedText(
  written: string,
  part: string,
  sayInSlot?: (index: number) => string | undefined,
): SpokenLine[] {
  const lines: PositionedWord[][] = [[]];
  let shown = 0;
  let slots = 0;
  let blanks = 0;
  const lengthOf = (text: string) => text.replaceAll(slotCharacter, '').length;
  const placed = ({ kind, text }: Run, { say, start, end }: SpokenWord): PositionedWord => {
    if (start === end) return { say };
    if (kind === 'formula') return { say, mark: { part, start: shown, end: shown, slot: slots++ } };
    const isSlot = text.startsWith(slotCharacter, start);
    const from = shown + lengthOf(text.slice(0, start));
    const mark = { part, start: from, end: from + lengthOf(text.slice(start, end)) };
    if (!isSlot) return { say, mark };
    const inSlot = sayInSlot?.(blanks++)?.trim();
    return { say: inSlot ? say.replace('blank', () => inSlot) : say, mark: { ...mark, slot: slots++ } };
  };
  for (const run of parseFormattedText(written)) {
    const spoken = spokenRun(run);
    for (const [index, words] of spoken.lines.entries()) {
      if (index > 0 || spoken.isBlock || run.text.startsWith('\n')) lines.push([]);
      lines.at(-1)?.push(...words.map((word) => placed(run, word)));
    }
    if (spoken.isBlock || run.text.endsWith('\n')) lines.push([]);
    if (run.kind !== 'formula') shown += lengthOf(run.text);
  }
  return lines.filter((line) => line.length > 0).map(lineOf);
}

export const spokenPlainText = (words: string, part: string): SpokenLine =>
  lineOf(spokenWords(words).map(({ say, start, end }) => ({ say, mark: { part, start, end } })));

/** A line that is not highlighted, such as 'Option 1:'. */
export const unmarkedLine = (text: string): SpokenLine => ({ text, marks: [] });

export function joinLines(lines: readonly SpokenLine[], between = ' '): SpokenLine {
  let length = 0;
  const marks = lines.flatMap((line) => {
    const from = length;
    length += line.text.length + between.length;
    return line.marks.map((mark) => ({ ...mark, at: mark.at + from }));
  });
  return { text: lines.map(({ text }) => text).join(between), marks };
}
