/**
 * A route's `validateSearch`: keeps these parameters of the query, each as text, and drops what is empty, repeated or
 * not asked for. The router reads `?learnerId=7` as a number; ids are text.
 */
export const textSearch =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Record<string, unknown>): { [Key in Name]?: string } => {
    const kept: { [Key in Name]?: string } = {};
    for (const name of names) {
      const value = text(search[name]);
      if (value !== '') kept[name] = value;
    }
    return kept;
  };

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
