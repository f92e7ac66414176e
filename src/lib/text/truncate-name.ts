/** More than any name needs, in characters. */
const longest = 100;

/** A name for a heading or a sentence: what nobody would read to its end is cut off. */
export function truncateName(name: string): string {
  const characters = Array.from(name);
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : name;
}
