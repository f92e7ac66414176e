/**
 * Named rules of the contract. Bold text at the start of a paragraph, list item or table cell of the overview or of
 * a tag defines a rule. Italic text refers to one: `*Names* under *Auth*`.
 */
import { tagId, type PublishedContract, type Tag } from './published-contract.ts';

export interface Rule {
  name: string;
  id: string;
}

export const overviewId = 'overview';

export const chapters: readonly Rule[] = [
  { name: 'Servers', id: 'servers' },
  { name: 'Authentication', id: 'authentication' },
];

/**
 * The rules that a text defines, without duplicates.
 * @param section the id of the overview or of the tag
 */
export function rulesIn(text: string, section: string): Rule[] {
  const found = [...text.matchAll(/^ *(?:- |\d+\. |\| )?\*\*([^*]+)\*\*/gm)];
  const names = new Set(found.map(([, name = '']) => ruleName(name)));
  return [...names].map((name) => ({ name, id: `${section}-${slug(name)}` }));
}

/** Removes backticks, the final full stop and line breaks from the name of a rule. */
export const ruleName = (name: string): string => name.replaceAll(/`|\.$/g, '').replaceAll(/\s+/g, ' ');

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export type FindRule = (name: string, section: string | undefined) => string | undefined;

/** Precedence: a rule of the same section, a tag, a rule of the overview, then a unique rule of any tag. */
export function ruleFinder({ info, tags }: Pick<PublishedContract, 'info' | 'tags'>): FindRule {
  const overview = rulesIn(info.description, overviewId);
  const bySection = new Map([
    [overviewId, overview],
    ...tags.map((tag) => [tagId(tag.name), rulesOf(tag)] as const),
  ]);
  return (name, section) => {
    const sectionRules = section === undefined ? [] : (bySection.get(section) ?? []);
    const tag = tags.find((one) => one.name === name);
    const tagRules = tags.flatMap(rulesOf).filter((rule) => rule.name === name);
    const rule = [
      ...sectionRules,
      ...(tag ? [{ name, id: tagId(name) }] : []),
      ...overview,
      ...chapters,
    ].find((one) => one.name === name);
    return rule?.id ?? (tagRules.length === 1 ? tagRules[0]?.id : undefined);
  };
}

export const rulesOf = ({ name, description }: Tag): Rule[] => rulesIn(description, tagId(name));

const reference = /(?<![*\w])\*([A-Z][^*`]+)\*(?:(\s+under\s+)\*([A-Z]\w+)\*)?(?!\*)/g;

export function withLinks(text: string, find: FindRule, section: string | undefined): string {
  const link = (name: string, scope: string | undefined) => {
    const id = find(ruleName(name), scope);
    return id === undefined ? `*${name}*` : `[${name}](#${id})`;
  };
  const linked = (part: string) =>
    part.replaceAll(reference, (_all, name: string, under: string | undefined, tag: string | undefined) =>
      under === undefined || tag === undefined
        ? link(name, section)
        : link(name, tagId(tag)) + under + link(tag, undefined),
    );
  // Asterisks in code are not emphasis.
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : linked(part)))
    .join('');
}
