import { Check, FileX, Zap, type LucideIcon } from 'lucide-react';
import type { CallSummary } from '../../../control/calls/recorded-call.ts';
import { Badge } from '../../parts/parts.tsx';

interface Verdict {
  text: string;
  tone: 'neutral' | 'success' | 'warning' | 'error';
  Icon?: LucideIcon;
}

/** The contract's verdict on a call. */
export function VerdictBadge({ call }: { call: CallSummary }) {
  const { text, tone, Icon } = verdictOf(call);
  return (
    <Badge tone={tone}>
      {Icon ? <Icon aria-hidden="true" /> : null}
      {text}
    </Badge>
  );
}

export function verdictOf({ status, deviations, faultId, operation, isChecked }: CallSummary): Verdict {
  const { request, response } = deviations;
  if (status === undefined) return { text: 'Pending', tone: 'neutral' };
  if (request + response > 0) {
    return { text: deviationsText(request, response), tone: 'error', Icon: FileX };
  }
  if (faultId !== undefined) {
    return { text: faultId.replace(/^fault-/, 'Fault '), tone: 'warning', Icon: Zap };
  }
  if (operation === undefined) return { text: 'No operation', tone: 'neutral' };
  return isChecked
    ? { text: 'Valid', tone: 'success', Icon: Check }
    : { text: 'Not checked', tone: 'neutral' };
}

function deviationsText(request: number, response: number): string {
  if (request > 0 && response > 0) return `${request} + ${response}`;
  return request > 0 ? `${request} in request` : `${response} in response`;
}
