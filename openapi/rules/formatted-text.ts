import { normalizePunctuation } from './text.ts';

/** Stands for something that is no text, such as a blank: it takes no room among the characters on the screen. */
export const slot = '\uFFFC';

/** A piece of what an author wrote. `block`: code in lines of its own; `code`: code within a line. */
export interface Run {
  kind: 'words' | 'code' | 'block';
  text: string;
}

/**
 * A line that opens a block, such as ```python; the one that closes it has at least as many backticks. What stands behind
 * the backticks is not shown, so a line with a bracket or a slot opens none.
 */
const fence = /^\s*(`{3,})[^`[\uFFFC]*$/;

/**
 * Code within a line: as many backticks before as after it. Not in the middle of a word, where a backtick is mostly a slip
 * for an apostrophe.
 */
const inline = /(?<![\p{L}\p{N}`])(`+)(?!`)([^\n]*?[^\n`])\1(?!`)/u;

/**
 * Splits what an author wrote at its code, which is marked as in Markdown: `x = 5` in backticks within a line; several
 * lines between two lines of ```. The texts of the runs, one after the other, are what the screen shows.
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
  const endWords = (isBeforeBlock: boolean) => {
    const words = lines.join('\n');
    const before = runs.length > 0 ? words.replace(/^\n+/, '') : words;
    runs.push(...inlineRuns(isBeforeBlock ? before.replace(/\n+$/, '') : before));
    lines = [];
  };
  for (const line of written.split(/\r?\n/)) {
    const ticks = fence.exec(line)?.[1];
    if (open !== undefined && line.trim().startsWith(open) && /^\s*`+\s*$/.test(line)) {
      endBlock();
    } else if (open === undefined && ticks !== undefined) {
      endWords(true);
      open = ticks;
    } else {
      lines.push(line);
    }
  }
  // Its author is still writing it.
  if (open === undefined) endWords(false);
  else endBlock();
  return runs;
}

function inlineRuns(words: string): Run[] {
  const runs: Run[] = [];
  let rest = words;
  for (let found = inline.exec(rest); found; found = inline.exec(rest)) {
    const [whole, , code = ''] = found;
    if (found.index > 0) runs.push({ kind: 'words', text: rest.slice(0, found.index) });
    // With a space on either side, code can begin or end with a backtick.
    runs.push({
      kind: 'code',
      text: normalizePunctuation(/^ .*\S.* $/.test(code) ? code.slice(1, -1) : code),
    });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest !== '') runs.push({ kind: 'words', text: rest });
  return runs;
}
