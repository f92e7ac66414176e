export const headings = ['right', 'up', 'left', 'down'] as const;

export type Heading = (typeof headings)[number];

/** Blocks are named by column and row: A1 is at the bottom left. */
export interface RobotMap {
  columns: number;
  rows: number;
  start: string;
  heading: Heading;
  charger: string | undefined;
  rocks: readonly string[];
}

const largest = 9;
const columnLetters = 'ABCDEFGHI';

/** The name of a block, such as 'C4', by column and row from 0. */
export const blockName = (column: number, row: number): string => `${columnLetters[column] ?? '?'}${row + 1}`;

/** The words that begin a list of blocks. */
const keywords = new Set(['start', 'charger', 'rocks']);

const isHeading = (word: string | undefined): word is Heading => headings.some((heading) => heading === word);

/**
 * Parses the words after `robot` in the first line of a code block, such as `6x5 start A1 right charger C4 rocks A5 B3`.
 * Unknown words are ignored. Defaults: five by five blocks, start A1 to the right, no charger, no rocks.
 */
export function parseRobotMap(words: readonly string[]): RobotMap {
  const blocks = new Map<string, string[]>();
  let size: readonly number[] = [5, 5];
  let heading: Heading = 'right';
  let list: string[] = [];
  for (const word of words.map((each) => each.replaceAll(',', ''))) {
    const sides = /^([1-9])x([1-9])$/.exec(word);
    if (sides) size = sides.slice(1).map(Number);
    else if (isHeading(word)) heading = word;
    else if (keywords.has(word)) blocks.set(word, (list = []));
    else if (/^[a-i][1-9]$/.test(word)) list.push(word.toUpperCase());
  }
  const [columns = largest, rows = largest] = size;
  const isInside = (block: string) =>
    columnLetters.indexOf(block.charAt(0)) < columns && Number(block.charAt(1)) <= rows;
  const inside = (keyword: string) => (blocks.get(keyword) ?? []).filter(isInside);
  const [start = 'A1'] = inside('start');
  const [charger] = inside('charger');
  return {
    columns,
    rows,
    start,
    heading,
    charger,
    rocks: inside('rocks').filter((rock) => rock !== start && rock !== charger),
  };
}
