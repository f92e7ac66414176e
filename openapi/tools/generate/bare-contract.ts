import type { ContractDocument } from '../document.ts';

/** Keywords for readers. A validator needs none of them, and they are four fifths of the bundle. */
const prose = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'links',
  'x-roles',
  'security',
  'tags',
  'info',
]);

/** Keywords whose members are named by the contract's author, so that a member may be called `description`. */
const maps = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'parameters', 'mapping']);

/**
 * The contract as a validator needs it: its schemas without prose and examples. The mock carries it into the browser, where
 * the whole bundle would be a download of its own size.
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
