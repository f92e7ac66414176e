import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** The first item of every query key. Add the root of each new query file. */
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
  | 'saved-views'
  | 'subjects'
  | 'subscriptions'
  | 'terms'
  | 'topics'
  | 'trial-invites'
  | 'trial-sessions';

declare module '@tanstack/react-query' {
  /** Makes other roots a type error, so that `invalidateAfter` reaches all cached data. */
  interface Register {
    queryKey: readonly [QueryRoot, ...unknown[]];
    mutationKey: readonly [QueryRoot, ...unknown[]];
    mutationMeta: {
      /** The change on the server; `query-client.ts` invalidates the affected queries. */
      changes?: Change;
      /** Whether the mutation settles before visible queries are refetched. */
      inBackground?: boolean;
    };
  }
}

/** Roots of the queries that each change makes stale. */
const staleAfter = {
  attempt: ['activities', 'leaderboards'],
  avatar: ['learners'],
  /** Queries are also invalidated after a refusal: another visitor may have booked the last seat. */
  booking: ['trial-sessions', 'trial-invites'],
  campus: ['campuses', 'trial-sessions'],
  /** Progress, reviews and learners contain titles of content. */
  content: ['grades', 'terms', 'subjects', 'topics', 'activities', 'leaderboards', 'moderation', 'learners'],
  /** Approving publishes content. Queries are also invalidated after a conflict with another reviewer. */
  decision: ['moderation', 'activities', 'leaderboards'],
  /** The change may move the learner to another grade, with other subjects, activities and classmates. */
  learner: 'everything',
  'learner-list': ['learners', 'parents', 'leaderboards'],
  'learner-login': ['learners'],
  parent: ['parents', 'learners', 'subscriptions'],
  plan: ['plans', 'subscriptions'],
  role: ['admin-roles', 'admin-users'],
  /** Submitted for review; the content is unchanged. */
  submission: ['moderation'],
  subscription: ['subscriptions'],
  'trial-invite': ['trial-invites'],
  'trial-session': ['trial-sessions', 'trial-invites'],
  user: ['admin-users', 'admin-roles', 'learners', 'parents', 'leaderboards', 'subscriptions'],
} as const satisfies Record<string, readonly QueryRoot[] | 'everything'>;

export type Change = keyof typeof staleAfter;

/**
 * Invalidates the queries that a change affects, and refetches visible ones. A mutation declares its change in
 * `meta.changes`.
 *
 * @param refetchType `none` keeps the data on the screen
 * @returns a promise that resolves after the refetch and never rejects
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
