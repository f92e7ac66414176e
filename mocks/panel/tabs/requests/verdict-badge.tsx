import { Check, FileX, Zap } from 'lucide-react';
import type { CallSummary } from '../../../control/calls/recorded-call.ts';
import { Badge } from '../../parts/parts.tsx';

/** The contract's verdict on a call. */
export function VerdictBadge({ call }: { call: CallSummary }) {
  const { deviations, faultId, operation, status, isChecked } = call;
  if (status === undefined) return <Badge tone="neutral">Pending</Badge>;
  if (deviations.request + deviations.response > 0) {
    return (
      <Badge tone="error">
        <FileX aria-hidden="true" />
        {verdictText(call)}
      </Badge>
    );
  }
  if (faultId !== undefined) {
    return (
      <Badge tone="warning">
        <Zap aria-hidden="true" />
        {verdictText(call)}
      </Badge>
    );
  }
  if (operation === undefined || !isChecked) return <Badge tone="neutral">{verdictText(call)}</Badge>;
  return (
    <Badge tone="success">
      <Check aria-hidden="true" />
      {verdictText(call)}
    </Badge>
  );
}

export function verdictText({ status, deviations, faultId, operation, isChecked }: CallSummary): string {
  const { request, response } = deviations;
  if (status === undefined) return 'Pending';
  if (request > 0 && response > 0) return `${request} + ${response}`;
  if (request > 0) return `${request} in request`;
  if (response > 0) return `${response} in response`;
  if (faultId !== undefined) return faultId.replace(/^fault-/, 'Fault ');
  if (operation === undefined) return 'No operation';
  return isChecked ? 'Valid' : 'Not checked';
}
