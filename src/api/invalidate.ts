import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * The first item of every query key. A query file builds its keys under one root; add the root of a new query file
 * here.
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
  /** Keys with another root are type errors, so that `invalidateAfter` reaches all cached data. */
  interface Register {
    queryKey: readonly [QueryRoot, ...unknown[]];
    mutationKey: readonly [QueryRoot, ...unknown[]];
    mutationMeta: {
      /** What the mutation changes on the server; `query-client.ts` invalidates the affected queries. */
      changes?: Change;
      /** The mutation settles before the visible queries are refetched. */
      inBackground?: boolean;
    };
  }
}

/** The roots of the queries that each change makes stale. */
const staleAfter = {
  /** Answers were submitted: attempts, progress and scores differ. */
  attempt: ['activities', 'leaderboards'],
  avatar: ['learners'],
  /** Also after a refusal: another visitor may have taken the last seat. */
  booking: ['trial-sessions', 'trial-invites'],
  /** Trial sessions contain the name of their campus. */
  campus: ['campuses', 'trial-sessions'],
  /** Progress, reviews and learners contain the titles of grades, terms, subjects, topics and activities. */
  content: ['grades', 'terms', 'subjects', 'topics', 'activities', 'leaderboards', 'moderation', 'learners'],
  /** Approved changes are live. Also after a conflict with another reviewer. */
  decision: ['moderation', 'activities', 'leaderboards'],
  /** A change of grade changes subjects, activities and classmates. */
  learner: 'everything',
  /** A learner was added, or removed from a parent. */
  'learner-list': ['learners', 'parents', 'leaderboards'],
  'learner-login': ['learners'],
  /** Learners contain the names of their parents. */
  parent: ['parents', 'learners', 'subscriptions'],
  plan: ['plans', 'subscriptions'],
  /** A role was created or deleted, or its members changed. */
  role: ['admin-roles', 'admin-users'],
  /** A change was submitted for review; the content is unchanged. */
  submission: ['moderation'],
  subscription: ['subscriptions'],
  'trial-invite': ['trial-invites'],
  /** Invites contain their sessions. */
  'trial-session': ['trial-sessions', 'trial-invites'],
  /** An administrator created, changed or deleted an account of any role. */
  user: ['admin-users', 'admin-roles', 'learners', 'parents', 'leaderboards', 'subscriptions'],
} as const satisfies Record<string, readonly QueryRoot[] | 'everything'>;

export type Change = keyof typeof staleAfter;

/**
 * Invalidates the queries that a change affects, in all query files, and refetches visible ones. A mutation names its
 * change in `meta.changes`; add new kinds to the table above.
 *
 * @param refetchType `none` keeps what is on the screen
 * @returns settles when visible queries were refetched; never rejects
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
