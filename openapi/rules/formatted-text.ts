import { normalizePunctuation } from './text.ts';

/** A placeholder for something that is no text, such as a blank: it takes no room among the characters on the screen. */
export const slot = '\uFFFC';

/** A piece of what an author wrote. `block`: code in separate lines; `code`: code within a line; `formula`: its TeX. */
export interface Run {
  kind: 'text' | 'code' | 'block' | 'formula';
  text: string;
}

/** Whether a run is code: a formula is none. */
export const isCode = ({ kind }: Run): boolean => kind === 'code' || kind === 'block';

/**
 * A line that opens a block, such as ```python; the one that closes it has at least as many backticks. What comes after
 * the backticks is not shown, so a line with a bracket or a slot opens none.
 */
const fence = /^\s*(`{3,})[^`[\uFFFC]*$/;

/**
 * Code within a line: as many backticks before as after it. Not in the middle of a word, where a backtick is mostly a slip
 * for an apostrophe.
 */
const inline = /(?<![\p{L}\p{N}`])(`+)(?!`)([^\n]*?[^\n`])\1(?!`)/u;

/**
 * `\$`, which shows a dollar sign; or a formula, `$5x + 2 = 12$`. Prices and keys are none: after a space `$` ends no
 * formula, nor before a digit (`$5 and $10`); punctuation after the first or an open bracket before the last belongs to
 * words (`in $, or in c$`); so does a number with a word after it (`$5 or 5$`, `$5/hour or 6$/hour`) or nothing (`$5-$`).
 */
const dollars =
  /\\\$|(?<![\p{L}\p{N}$])\$(?![\s$)\],.;:!?/"'“”„‘’])(?!\d[\d.,\s]*[\s/–-](?:\p{L}{2}|\$))((?:\\[^\n\uFFFC]|[^\\$\n\uFFFC])+)(?<![\s([“”„"])\$(?![\p{N}$])/gu;

/**
 * Splits what an author wrote at its code and formulas, which are marked as in Markdown: `x = 5` in backticks within a line;
 * several lines between two lines of ```; TeX between two dollar signs. The texts of the runs other than formulas, one
 * after the other, are what the screen shows.
 */
export function runsOf(written: string): Run[] {
  const runs: Run[] = [];
  let lines: string[] = [];
  let open: string | undefined;
  const endBlock = () => {
    const code = lines.join('\n');
    if (code.trim() !== '') runs.push({ kind: 'block', text: normalizePunctuation(code) });
    lines = [];
    open = undefined;
  };
  const endText = (isBeforeBlock: boolean) => {
    const text = lines.join('\n');
    const before = runs.length > 0 ? text.replace(/^\n+/, '') : text;
    runs.push(...inlineRuns(isBeforeBlock ? before.replace(/\n+$/, '') : before));
    lines = [];
  };
  for (const line of written.split(/\r?\n/)) {
    const ticks = fence.exec(line)?.[1];
    if (open !== undefined && line.trim().startsWith(open) && /^\s*`+\s*$/.test(line)) {
      endBlock();
    } else if (open === undefined && ticks !== undefined) {
      endText(true);
      open = ticks;
    } else {
      lines.push(line);
    }
  }
  // Its author is still writing it.
  if (open === undefined) endText(false);
  else endBlock();
  return runs;
}

function inlineRuns(written: string): Run[] {
  const runs: Run[] = [];
  let rest = written;
  for (let found = inline.exec(rest); found; found = inline.exec(rest)) {
    const [whole, , code = ''] = found;
    runs.push(...textRuns(rest.slice(0, found.index)), {
      kind: 'code',
      // With a space on either side, code can begin or end with a backtick.
      text: normalizePunctuation(/^ .*\S.* $/.test(code) ? code.slice(1, -1) : code),
    });
    rest = rest.slice(found.index + whole.length);
  }
  return [...runs, ...textRuns(rest)];
}

/** Text without code, split at its formulas. */
function textRuns(written: string): Run[] {
  const runs: Run[] = [];
  let text = '';
  let from = 0;
  const endText = () => {
    if (text !== '') runs.push({ kind: 'text', text });
    text = '';
  };
  for (const { 0: whole, 1: formula, index } of written.matchAll(dollars)) {
    text += written.slice(from, index);
    from = index + whole.length;
    if (formula === undefined) {
      text += '$';
    } else {
      endText();
      runs.push({ kind: 'formula', text: normalizePunctuation(formula) });
    }
  }
  text += written.slice(from);
  endText();
  return runs;
}
