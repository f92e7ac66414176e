import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before this one leads to it: Back goes back to it, as it was left. */
    canGoBack?: boolean;
  }
}

interface ActivityResultLinkProps {
  row: Pick<components['schemas']['ActivityReportRow'], 'id' | 'topicId'>;
  /** Whose report the row is from. The marked work leads back to it, also in a tab of its own. */
  learnerId: string;
  children: ReactNode;
}

/** From a row of the report to the attempt with its answers. */
export function ActivityResultLink({ row, learnerId, children }: ActivityResultLinkProps) {
  return (
    <Link
      to="/topic/$topicId/activity-result/$activityResultId"
      params={{ topicId: row.topicId, activityResultId: row.id }}
      search={{ learnerId }}
      state={{ canGoBack: true }}
    >
      {children}
    </Link>
  );
}
