import { counted } from '#lib/numbers.ts';
import { Badge } from '#ui/Badge.tsx';

/** '3 activities', '1 question'; nothing until the number is known. */
export function Figure({ count, one, many }: { count: number | undefined; one: string; many: string }) {
  if (count === undefined) return null;
  if (count === 0) return <Badge>No {many} yet</Badge>;
  return <span>{counted(count, one, many)}</span>;
}
