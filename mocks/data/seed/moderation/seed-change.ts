import type { RelativeTime } from '../relative-time.ts';

export interface SeedChange {
  id: string;
  userId: string;
  submitted: RelativeTime;
  activity: string;
  /** The question's number, from 1. Without it, the change is to the activity's own fields. */
  question?: number;
  /** Properties of the snapshot that differ from the current content. */
  previous?: Record<string, unknown>;
  /** The new values; by default the current content, for published changes. */
  proposed?: Record<string, unknown>;
  /** The new position of the question, from 0. */
  sortOrder?: number;
  comment?: string;
  decision?: {
    status: 'Approved' | 'Published' | 'Rejected';
    userId: string;
    decided: RelativeTime;
    reason?: string;
  };
}
