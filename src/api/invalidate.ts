import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * What cached data is about: the first item of every query key. A query file builds its keys under one of them, most
 * under its own name; add the root of a new query file here.
 */
export type QueryRoot =
  | 'activities'
  | 'admin-roles'
  | 'admin-users'
  | 'auth'
  | 'campuses'
  | 'grades'
  | 'leaderboards'
  | 'learners'
  | 'moderation'
  | 'parents'
  | 'payments'
  | 'plans'
  | 'subjects'
  | 'subscriptions'
  | 'terms'
  | 'topics'
  | 'trial-invites'
  | 'trial-sessions';

declare module '@tanstack/react-query' {
  /** A key with any other root is a type error, so that nothing cached is out of reach of `invalidateAfter`. */
  interface Register {
    queryKey: readonly [QueryRoot, ...unknown[]];
    mutationKey: readonly [QueryRoot, ...unknown[]];
    mutationMeta: {
      /** What the mutation changes on the server: `query-client.ts` marks as stale what that affects. */
      changes?: Change;
      /** The mutation settles without waiting until what is on the screen has been fetched again. */
      inBackground?: boolean;
    };
  }
}

/** For each change on the server: the roots of everything that is out of date after it. */
const staleAfter = {
  /** Answers were submitted: attempts, progress and scores differ. */
  attempt: ['activities', 'leaderboards'],
  /** A learner has another picture. */
  avatar: ['learners'],
  /** A seat was booked, or somebody else was quicker. */
  booking: ['trial-sessions', 'trial-invites'],
  /** Its name stands with its trial sessions. */
  campus: ['campuses', 'trial-sessions'],
  /** Grades, terms, subjects, topics or activities were written: progress, reviews and learners name them. */
  content: ['grades', 'terms', 'subjects', 'topics', 'activities', 'leaderboards', 'moderation', 'learners'],
  /** A change was approved, or rejected, or somebody else was quicker: what was approved is live. */
  decision: ['moderation', 'activities', 'leaderboards'],
  /** A learner may have changed grade, and with it subjects, activities and classmates. */
  learner: 'everything',
  /** A parent has gained or lost a learner: their lists, their number, and the class. */
  'learner-list': ['learners', 'parents', 'leaderboards'],
  /** A learner has another user name. */
  'learner-login': ['learners'],
  /** The name of a parent stands with each of their learners. */
  parent: ['parents', 'learners', 'subscriptions'],
  /** What is on sale, and for how much. */
  plan: ['plans', 'subscriptions'],
  /** A role was made or deleted, or has other members. */
  role: ['admin-roles', 'admin-users'],
  /** A change waits for review: the content is as before. */
  submission: ['moderation'],
  /** A plan was bought, or turned auto-renew on or off. */
  subscription: ['subscriptions'],
  'trial-invite': ['trial-invites'],
  /** Invites lead to sessions, and lose those that are deleted. */
  'trial-session': ['trial-sessions', 'trial-invites'],
  /** An administrator has made, changed or deleted an account: of a learner, a parent, or whoever has a role. */
  user: ['admin-users', 'admin-roles', 'learners', 'parents', 'leaderboards', 'subscriptions'],
} as const satisfies Record<string, readonly QueryRoot[] | 'everything'>;

export type Change = keyof typeof staleAfter;

/**
 * Marks as stale what a change on the server affects, whichever query file it belongs to, and refetches what is on the
 * screen. A mutation factory names its change in `meta.changes`, and adds a line to the table above for a new kind.
 *
 * @param refetchType `none`: what is on the screen stays as it is
 * @returns settles when what is on the screen has been fetched again; never rejects
 */
export async function invalidateAfter(
  change: Change,
  { client }: { client: QueryClient },
  refetchType: NonNullable<InvalidateQueryFilters['refetchType']> = 'active',
): Promise<void> {
  const roots = staleAfter[change];
  if (roots === 'everything') await client.invalidateQueries({ refetchType });
  else await Promise.all(roots.map((root) => client.invalidateQueries({ queryKey: [root], refetchType })));
}
