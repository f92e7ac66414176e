const longest = 100;

/** Shortens a very long name for a heading or a sentence. */
export function truncateName(name: string): string {
  const characters = Array.from(name);
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : name;
}
