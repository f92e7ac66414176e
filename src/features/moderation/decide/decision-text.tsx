import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { formatTimestamp } from '#lib/time/dates.ts';

/** 'Approved by Pieter Botha, 2025-05-15 09:12', without unknown parts. */
export function decisionMessage({ status, decidedBy, decidedAtUtc }: ChangeSetSummary): string {
  const verb = status === 'Rejected' ? 'Rejected' : 'Approved';
  const author = decidedBy === null ? '' : ` by ${decidedBy}`;
  return `${verb}${author}${decidedAtUtc === null ? '' : `, ${formatTimestamp(decidedAtUtc)}`}`;
}

export function DecisionText({ change }: { change: ChangeSetSummary }) {
  return (
    <>
      {decisionMessage(change)}.{change.reason ? ` Reason: ${change.reason}` : null}
    </>
  );
}
