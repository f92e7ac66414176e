/** A decision (D-118) or requirement (SUB-015) that comments and tests cite. */
export interface Entry {
  number: string;
  title?: string;
  /** Area codes, as in the numbers of the requirements, and words such as "security". */
  areas: string[];
  paragraphs: string[];
  why?: string;
  /** Parts of a requirement: SUB-015a, SUB-015b. */
  parts: { number: string; text: string }[];
}

const textAfterLabel = (label: string, block: string) =>
  block.startsWith(`${label}: `) ? block.slice(label.length + 2) : undefined;

/** Parses `## D-118 Title`, `Areas: …`, the decision, and `Why: …`. @throws Error if a part is missing */
export function readDecisions(markdown: string): Entry[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.map((section) => {
    const [heading = '', areas = '', ...blocks] = section.trim().split(/\n{2,}/);
    const [number = '', ...title] = heading.split(' ');
    const codes = textAfterLabel('Areas', areas)?.split(', ');
    const why = textAfterLabel('Why', blocks.pop() ?? '');
    if (!codes || why === undefined || blocks.length === 0 || title.length === 0) {
      throw new Error(`${number} needs a title, areas, a decision and a reason.`);
    }
    return { number, title: title.join(' '), areas: codes, paragraphs: blocks, why, parts: [] };
  });
}

/** Parses a list of `- **SUB-014** …` with parts as indented items. @throws Error for other items */
export function readRequirements(markdown: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of markdown.split('\n').filter((text) => text.trimStart().startsWith('- '))) {
    const [, indent = '', number = '', text = ''] =
      /^( *)- \*\*([A-Z]+-\d{3}[a-z]?)\*\* (.+)$/.exec(line) ?? [];
    if (!number) throw new Error(`Not a requirement: ${line}`);
    if (indent) entries.at(-1)?.parts.push({ number, text });
    else entries.push({ number, areas: [number.replace(/-.*/, '')], paragraphs: [text], parts: [] });
  }
  return entries;
}

/** Parses the heading of a file of requirements: `# SUB: paywall and payment`. */
export function readAreaName(markdown: string): { code: string; name: string } {
  const [, code = '', name = ''] = /^# ([A-Z]+): (.+)$/m.exec(markdown) ?? [];
  return { code, name };
}

export const numbersOf = ({ number, parts }: Entry): string[] => [
  number,
  ...parts.map((part) => part.number),
];
