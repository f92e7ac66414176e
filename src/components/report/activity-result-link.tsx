import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the page with the link to this page. */
    canGoBack?: boolean;
  }
}

interface ActivityResultLinkProps {
  row: Pick<components['schemas']['ActivityReportRow'], 'id' | 'topicId'>;
  learnerId: string;
  children: ReactNode;
}

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
