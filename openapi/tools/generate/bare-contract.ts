import type { ContractDocument } from '../document.ts';

/** Documentation keywords. A validator does not need them, and they are four fifths of the bundle. */
const prose = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'links',
  'x-roles',
  'x-decisions',
  'x-echo',
  'security',
  'tags',
  'info',
]);

/** Keywords whose members are named by the contract, so that a property may be called `description`. */
const maps = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'parameters', 'mapping']);

/**
 * Removes the documentation keywords, such as descriptions and examples, from the contract. The mock loads the result in
 * the browser, where the complete bundle would be a large download.
 */
export function bareContract(document: ContractDocument): unknown {
  return stripped(document, false);
}

function stripped(node: unknown, isMap: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => stripped(item, false));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => isMap || !prose.has(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, stripped(value, !isMap && maps.has(key))]));
}
