import { Archive, Pencil } from 'lucide-react';
import type { Plan } from '#api/queries/plans.ts';
import { Badge } from '#ui/Badge.tsx';

type Status = Plan['status'];

export const isOnSale = ({ status }: Pick<Plan, 'status'>): boolean => status === 1;

export const statusName: Readonly<Record<Status, string>> = { 0: 'Draft', 1: 'Active', 2: 'Retired' };

/** The status of a plan in a word and an icon (ADM-027). */
export function StatusBadge({ status }: { status: Status }) {
  if (status === 1) return <Badge tone="ok">{statusName[status]}</Badge>;
  if (status === 0) {
    return (
      <Badge tone="wait" icon={<Pencil aria-hidden="true" />}>
        {statusName[status]}
      </Badge>
    );
  }
  return <Badge icon={<Archive aria-hidden="true" />}>{statusName[status]}</Badge>;
}
