/** Longer texts are cut: the comparison of megabytes would take a minute. In characters. */
const maxText = 200;

/** Returns a question after a refusal, such as ` Did you mean lwazi?`; empty when no name is similar. */
export function suggestNames(text: string, names: readonly string[]): string {
  const nearest = nearestNames(text, names).join(', ');
  return nearest === '' ? '' : ` Did you mean ${nearest}?`;
}

/** Returns up to three names that share the most pairs of letters with the text, the most similar first. */
function nearestNames(text: string, names: readonly string[]): string[] {
  const wanted = pairsOf(text.slice(0, maxText));
  return names
    .map((name) => ({ name, similarity: similarityOf(wanted, pairsOf(name)) }))
    .filter(({ similarity }) => similarity > 0)
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, 3)
    .map(({ name }) => name);
}

function pairsOf(text: string): Set<string> {
  const lower = text.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, lower.length - 1) }, (_, at) => lower.slice(at, at + 2)));
}

/** The Sørensen–Dice coefficient, from 0 to 1. */
function similarityOf(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / Math.max(1, one.size + other.size);
}
