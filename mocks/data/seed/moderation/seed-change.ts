import type { RelativeTime } from '../relative-time.ts';

export interface SeedChange {
  id: string;
  by: string;
  submitted: RelativeTime;
  activity: string;
  /** The question's number, from 1. Without it, the change is of the activity's fields. */
  question?: number;
  /** Properties of the snapshot that differ from the current content. */
  was?: Record<string, unknown>;
  /** The new values; by default the current content, for published changes. */
  becomes?: Record<string, unknown>;
  /** The new position of the question, from 0. */
  sortOrder?: number;
  comment?: string;
  decision?: {
    status: 'Approved' | 'Published' | 'Rejected';
    by: string;
    decided: RelativeTime;
    reason?: string;
  };
}
