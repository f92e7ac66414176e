import type { ChangeSetSummary } from '#api/queries/moderation.ts';

export const createSummary = (
  id: string,
  entityId: string,
  status: ChangeSetSummary['status'],
): ChangeSetSummary => ({
  id,
  entityType: 'Question',
  entityId,
  status,
  submittedAtUtc: '2025-05-14T08:00:00Z',
  submittedByUserId: 'usr-1',
  submittedBy: 'Sipho Dlamini',
  comment: null,
  decidedAtUtc: null,
  decidedByUserId: null,
  decidedBy: null,
  reason: null,
});
