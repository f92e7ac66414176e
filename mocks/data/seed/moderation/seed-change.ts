import type { RelativeTime } from '../relative-time.ts';

/** A change to an activity, or to one question of it, in words as short as they can be. */
export interface SeedChange {
  id: string;
  /** Who submitted it. */
  by: string;
  submitted: RelativeTime;
  activity: string;
  /** The question's number as people count, from 1. Without it, the change is about the activity's own fields. */
  question?: number;
  /** Members of the snapshot that differ from the content as it is now. */
  was?: Record<string, unknown>;
  /** Members that are replaced. Without them, what is in the content now: for what has been published. */
  becomes?: Record<string, unknown>;
  /** Another place for the question, from 0. */
  sortOrder?: number;
  comment?: string;
  decision?: {
    status: 'Approved' | 'Published' | 'Rejected';
    by: string;
    decided: RelativeTime;
    reason?: string;
  };
}
