import { Archive, Pencil } from 'lucide-react';
import type { Plan } from '#api/queries/plans.ts';
import { Badge, type BadgeProps } from '#ui/Badge.tsx';

export const planStatusNames: Readonly<Record<Plan['status'], string>> = {
  0: 'Draft',
  1: 'Active',
  2: 'Retired',
};

/** Each status has a text and an icon (ADM-027); the icon of Active is the default of its tone. */
const badges: Readonly<Record<Plan['status'], Pick<BadgeProps, 'tone' | 'icon'>>> = {
  0: { tone: 'warning', icon: <Pencil aria-hidden="true" /> },
  1: { tone: 'success' },
  2: { icon: <Archive aria-hidden="true" /> },
};

export const PlanStatusBadge = ({ status }: Pick<Plan, 'status'>) => (
  <Badge {...badges[status]}>{planStatusNames[status]}</Badge>
);
