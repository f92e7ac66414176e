/** A numbered sentence that comments and tests refer to: a decision (D-118) or a requirement (SUB-015). */
export interface Entry {
  number: string;
  /** Decisions have one. */
  title?: string;
  /** Codes of the areas it concerns, as in the numbers of the requirements, and words such as "security". */
  areas: string[];
  /** With `code` in backticks and the numbers of other entries. */
  paragraphs: string[];
  /** What made a decision necessary. */
  why?: string;
  /** The lines of a requirement that has several: SUB-015a, SUB-015b. */
  parts: { number: string; text: string }[];
}

const titled = (label: string, block: string) =>
  block.startsWith(`${label}: `) ? block.slice(label.length + 2) : undefined;

/**
 * Reads a file of decisions: `## D-118 Title`, then `Areas: …`, what was decided, and `Why: …`, each a paragraph.
 *
 * @throws when an entry lacks one of them
 */
export function readDecisions(markdown: string): Entry[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.map((section) => {
    const [heading = '', areas = '', ...blocks] = section.trim().split(/\n{2,}/);
    const [number = '', ...title] = heading.split(' ');
    const codes = titled('Areas', areas)?.split(', ');
    const why = titled('Why', blocks.pop() ?? '');
    if (!codes || why === undefined || blocks.length === 0 || title.length === 0) {
      throw new Error(`${number} needs a title, areas, a decision and a reason.`);
    }
    return { number, title: title.join(' '), areas: codes, paragraphs: blocks, why, parts: [] };
  });
}

/**
 * Reads a file of requirements: a list of `- **SUB-014** …`, where an indented item is a part of the one above it.
 *
 * @throws when a line of the list has another form
 */
export function readRequirements(markdown: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of markdown.split('\n').filter((one) => one.trimStart().startsWith('- '))) {
    const [, indent = '', number = '', text = ''] =
      /^( *)- \*\*([A-Z]+-\d{3}[a-z]?)\*\* (.+)$/.exec(line) ?? [];
    if (!number) throw new Error(`This is no requirement: ${line}`);
    if (indent) entries.at(-1)?.parts.push({ number, text });
    else entries.push({ number, areas: [number.replace(/-.*/, '')], paragraphs: [text], parts: [] });
  }
  return entries;
}

/** What the heading of a file of requirements says about its area: `# SUB: paywall and payment`. */
export function readAreaName(markdown: string): { code: string; name: string } {
  const [, code = '', name = ''] = /^# ([A-Z]+): (.+)$/m.exec(markdown) ?? [];
  return { code, name };
}

/** Every number that an entry explains: its own and those of its parts. */
export const numbersOf = ({ number, parts }: Entry): string[] => [
  number,
  ...parts.map((part) => part.number),
];
