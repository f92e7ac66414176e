import type { ContractDocument } from '../document.ts';
import { pointerTo } from './deviation.ts';

/** Returns the location of a part of the contract, such as `#/components/schemas/ShortText`. */
export type LocationOf = (part: object) => string | undefined;

/** Lists the locations on first use: a valid value needs none, and the contract has thousands of parts. */
export function createLocations(document: ContractDocument): LocationOf {
  let locations: Map<object, string> | undefined;
  return (part) => (locations ??= locationsIn(document)).get(part);
}

function locationsIn(document: ContractDocument): Map<object, string> {
  const locations = new Map<object, string>();
  const add = (node: unknown, location: string) => {
    if (typeof node !== 'object' || node === null) return;
    locations.set(node, location);
    for (const [name, member] of Object.entries(node)) add(member, pointerTo(location, name));
  };
  add(document, '#');
  return locations;
}
