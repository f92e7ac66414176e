import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { formatTimestamp } from '#lib/time/dates.ts';

/** 'Approved by Pieter Botha, 2025-05-15 09:12', or as much of it as is known. */
export function decidedWords({ status, decidedBy, decidedAtUtc }: ChangeSetSummary): string {
  const verb = status === 'Rejected' ? 'Rejected' : 'Approved';
  const who = decidedBy === null ? '' : ` by ${decidedBy}`;
  return `${verb}${who}${decidedAtUtc === null ? '' : `, ${formatTimestamp(decidedAtUtc)}`}`;
}

/** Who decided on a change set, when, and why. */
export function Decided({ change }: { change: ChangeSetSummary }) {
  return (
    <>
      {decidedWords(change)}.{change.reason ? ` Reason: ${change.reason}` : null}
    </>
  );
}
