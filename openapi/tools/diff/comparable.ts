import { resolve, type ContractDocument, type PathItem, type Schema } from '../document.ts';

/**
 * The document as JSON in which redocly compares what binds, however it is written:
 *
 * - parameters of a path stand with each of its operations;
 * - constraints beside a reference stand together with what it refers to, or they would be left out;
 * - the lists of extensions (`x-roles`, `x-decisions`) are strings, because lists are left out.
 */
export function comparable(document: ContractDocument): string {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [path, withOwnParameters(item)] as const),
  );
  return JSON.stringify({ ...document, paths }, (key, value: unknown) => {
    if (Array.isArray(value)) return key.startsWith('x-') ? value.join(', ') : value;
    return typeof value === 'object' && value !== null ? withConstraints(document, value) : value;
  });
}

function withOwnParameters({ parameters: shared, ...item }: PathItem): PathItem {
  if (!shared) return item;
  const members = Object.entries(item).map(([name, member]) => {
    const isOperation = typeof member === 'object' && 'operationId' in member;
    return [
      name,
      isOperation ? { ...member, parameters: [...shared, ...(member.parameters ?? [])] } : member,
    ];
  });
  return Object.fromEntries(members) as PathItem;
}

const prose = new Set(['$ref', 'description', 'title', 'example', 'examples', '$comment', 'x-decisions']);

/** Only of what is no object or union: that has a section of its own in the report. */
const structured = ['properties', 'allOf', 'oneOf', 'anyOf', 'items'];

function withConstraints(document: ContractDocument, value: object): object {
  const { $ref, ...siblings } = value as Schema;
  if (!$ref?.startsWith('#/components/schemas/')) return value;
  if (Object.keys(siblings).every((keyword) => prose.has(keyword))) return value;
  const target = resolve<Schema>(document, { $ref });
  return structured.some((keyword) => keyword in target) ? value : { ...target, ...siblings };
}
