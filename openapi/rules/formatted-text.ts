import { normalizePunctuation } from './text.ts';

/** A placeholder for an element inside text, such as a blank. It does not count as a character on screen. */
export const slotCharacter = '\uFFFC';

/** A part of a formatted text. `code`: inline code; `block`: a code block; `formula`: TeX. */
export interface Run {
  kind: 'text' | 'code' | 'block' | 'formula';
  text: string;
  /** Of a code block: the text after the backticks of its first line, such as `python run`. */
  info?: string;
}

export const isCode = ({ kind }: Run): boolean => kind === 'code' || kind === 'block';

/**
 * The first line of a code block, such as ```python; the last line has at least as many backticks. The text after the
 * backticks is not displayed, so it must not contain a bracket or a `slotCharacter`.
 */
const fence = /^\s*(`{3,})([^`[\uFFFC]*)$/;

/** @param open the backticks that began the block */
const isClosingFence = (line: string, open: string): boolean =>
  line.trim().startsWith(open) && /^\s*`+\s*$/.test(line);

/** Indexes of the characters of a code block. The lines of backticks, and the line break before the last, are not code. */
export interface CodeBlock {
  start: number;
  codeStart: number;
  codeEnd: number;
  end: number;
  /** The text after the backticks of the first line, such as `python run`. */
  info: string;
}

/** Finds the code blocks of a text. A block without a last line extends to the end of the text. */
export function findCodeBlocks(source: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: (Omit<CodeBlock, 'codeEnd' | 'end'> & { ticks: string }) | undefined;
  const close = (codeEnd: number, end: number) => {
    if (!open) return;
    const { ticks: _ticks, ...block } = open;
    blocks.push({ ...block, codeEnd: Math.max(block.codeStart, codeEnd), end });
    open = undefined;
  };
  for (const { 0: line, index } of source.matchAll(/[^\n]*(?:\n|$)/g)) {
    const end = index + line.length;
    const [, ticks, info = ''] = fence.exec(line.trimEnd()) ?? [];
    if (open && isClosingFence(line, open.ticks)) close(index - 1, end);
    else if (!open && ticks !== undefined) open = { ticks, info: info.trim(), start: index, codeStart: end };
  }
  close(source.length, source.length);
  return blocks;
}

/**
 * Inline code, between two runs of equally many backticks. Inside a word, a backtick starts no code: there, it usually
 * replaces an apostrophe.
 */
const inline = /(?<![\p{L}\p{N}`])(`+)(?!`)([^\n]*?[^\n`])\1(?!`)/u;

/**
 * An escaped dollar sign (`\$`), or a formula (`$5x + 2 = 12$`). Prices and single dollar signs are excluded, such as
 * `$5 and $10`, `in $, or in c$`, `$5 or 5$`, `$5/hour or 6$/hour` and `$5-$`; see *Formulas* in the contract.
 */
const dollars =
  /\\\$|(?<![\p{L}\p{N}$])\$(?![\s$)\],.;:!?/"'“”„‘’])(?!\d[\d.,\s]*[\s/–-](?:\p{L}{2}|\$))((?:\\[^\n\uFFFC]|[^\\$\n\uFFFC])+)(?<![\s([“”„"])\$(?![\p{N}$])/gu;

/**
 * Splits a text into plain text, code and formulas, which authors mark as in Markdown: inline code in backticks, code blocks
 * between lines of three backticks, TeX between dollar signs. The concatenated texts of all runs except formulas are the text
 * on screen.
 */
export function parseFormattedText(source: string): Run[] {
  const lines = source.replaceAll('\r\n', '\n');
  const runs: Run[] = [];
  let from = 0;
  const addText = (text: string) => {
    runs.push(...inlineRuns(runs.length > 0 ? text.replace(/^\n+/, '') : text));
  };
  for (const { start, codeStart, codeEnd, end, info } of findCodeBlocks(lines)) {
    addText(lines.slice(from, start).replace(/\n+$/, ''));
    const code = lines.slice(codeStart, codeEnd);
    if (code.trim() !== '') {
      runs.push({ kind: 'block', text: normalizePunctuation(code), ...(info !== '' && { info }) });
    }
    from = end;
  }
  addText(lines.slice(from));
  return runs;
}

function inlineRuns(source: string): Run[] {
  const runs: Run[] = [];
  let rest = source;
  for (let found = inline.exec(rest); found; found = inline.exec(rest)) {
    const [whole, , code = ''] = found;
    runs.push(...textRuns(rest.slice(0, found.index)), {
      kind: 'code',
      // A space on both sides lets code start or end with a backtick.
      text: normalizePunctuation(/^ .*\S.* $/.test(code) ? code.slice(1, -1) : code),
    });
    rest = rest.slice(found.index + whole.length);
  }
  return [...runs, ...textRuns(rest)];
}

function textRuns(source: string): Run[] {
  const runs: Run[] = [];
  let text = '';
  let from = 0;
  const endText = () => {
    if (text !== '') runs.push({ kind: 'text', text });
    text = '';
  };
  for (const { 0: whole, 1: formula, index } of source.matchAll(dollars)) {
    text += source.slice(from, index);
    from = index + whole.length;
    if (formula === undefined) {
      text += '$';
    } else {
      endText();
      runs.push({ kind: 'formula', text: normalizePunctuation(formula) });
    }
  }
  text += source.slice(from);
  endText();
  return runs;
}
