import { pluralize } from '#lib/numbers.ts';
import { Badge } from '#ui/Badge.tsx';

/** '3 activities' or '1 question'; renders nothing while the count is loading. */
export function ItemCount({ count, one, many }: { count: number | undefined; one: string; many: string }) {
  if (count === undefined) return null;
  if (count === 0) return <Badge>No {many} yet</Badge>;
  return <span>{pluralize(count, one, many)}</span>;
}

/** '9 topics · 22 activities', without counts that are still loading. */
export function Totals({
  totals,
}: {
  totals: readonly { count: number | undefined; one: string; many: string }[];
}) {
  const texts = totals.flatMap(({ count, one, many }) =>
    count === undefined ? [] : [pluralize(count, one, many)],
  );
  return texts.length === 0 ? null : <p className="muted tabular">{texts.join(' · ')}</p>;
}
