import { sortTexts } from '#lib/text/natural-sort.ts';
import { normalizeText } from '#openapi/rules/text.ts';

type ByName<Name extends string, Value> = { readonly [Key in Name]: Value };

/** Maps each spelling of a value to the displayed spelling: the first one with the same normal form (D-249). */
type Spellings = ReadonlyMap<string, string>;

export function spellingsOf<Row, Name extends string>(
  rows: readonly Row[],
  filters: ByName<Name, (row: Row) => string>,
): ByName<Name, Spellings> {
  const values = Object.entries<(row: Row) => string>(filters).map(([name, getValue]) => {
    const shown = new Map<string, string>();
    const spellings = Array.from(new Set(rows.map(getValue)), (value) => {
      const normalized = normalizeText(value);
      if (!shown.has(normalized)) shown.set(normalized, value);
      return [value, shown.get(normalized) ?? value] as const;
    });
    return [name, new Map(spellings)];
  });
  return Object.fromEntries(values) as ByName<Name, Spellings>;
}

export function offeredValues<Name extends string>(
  values: ByName<Name, Spellings>,
): ByName<Name, readonly string[]> {
  const offered = Object.entries<Spellings>(values).map(([name, spellings]): [string, readonly string[]] => [
    name,
    sortTexts([...new Set(spellings.values())]),
  ]);
  return Object.fromEntries(offered) as ByName<Name, readonly string[]>;
}

/** Returns the chosen values that occur in the rows, in the displayed spelling, which may differ from that in the URL. */
export function knownValues<Name extends string>(
  chosen: { readonly [Key in Name]?: string | undefined },
  offered: ByName<Name, readonly string[]>,
): { readonly [Key in Name]?: string | undefined } {
  const known = (Object.keys(offered) as Name[]).flatMap((name) => {
    const normalized = normalizeText(chosen[name] ?? '');
    const value = offered[name].find((candidate) => normalizeText(candidate) === normalized);
    return chosen[name] === undefined || value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(known) as typeof chosen;
}
