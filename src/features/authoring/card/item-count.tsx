import { pluralize } from '#lib/numbers.ts';
import { Badge } from '#ui/Badge.tsx';

/** '3 activities' or '1 question'; renders nothing while the count is loading. */
export function ItemCount({
  count,
  singular,
  plural,
}: {
  count: number | undefined;
  singular: string;
  plural: string;
}) {
  if (count === undefined) return null;
  if (count === 0) return <Badge>No {plural} yet</Badge>;
  return <span>{pluralize(count, singular, plural)}</span>;
}

/** '9 topics · 22 activities', without counts that are still loading. */
export function Totals({
  totals,
}: {
  totals: readonly { count: number | undefined; singular: string; plural: string }[];
}) {
  const texts = totals.flatMap(({ count, singular, plural }) =>
    count === undefined ? [] : [pluralize(count, singular, plural)],
  );
  return texts.length === 0 ? null : <p className="muted tabular">{texts.join(' · ')}</p>;
}
