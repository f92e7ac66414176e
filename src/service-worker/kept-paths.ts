import type { paths } from '#api/contract.gen.ts';

type Readable = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];

/**
 * What learners and parents read: their school work, results and profiles. The server's `Cache-Control: no-store` keeps all
 * of it out of caches that the application cannot empty, those of browsers and proxies; this one it empties when the
 * session ends. A path that is not listed is never kept: whatever signs somebody in, names other people's accounts, checks
 * an input or is written by staff.
 */
export const keptPaths = [
  '/learner/{id}',
  '/learner/my',
  '/learner/my-profile',
  '/learner/leaderboard',
  '/parent/profile',
  '/grades',
  '/terms',
  '/terms/{id}',
  '/subjects',
  '/subjects/{id}',
  '/topics/{id}',
  '/topics/by_subjectId/{id}',
  '/activities/with-results',
  '/activities/leaderboard',
  '/activities/by-subject/{id}',
  '/activities/by-topic/{id}',
  '/activities/for-learner/{learnerId}',
  '/activities/activity-answsers/{id}',
  '/activities/activity-result/{id}',
  '/activityResults/learner/{learnerId}',
  '/subscriptions/guardians',
  '/subscriptions/learner/{id}/active',
] as const satisfies readonly Readable[];

/** Literal paths that one with a parameter would match as well. */
const otherPaths = ['/learner/check-username'] as const satisfies readonly Readable[];

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`);

const patterns = keptPaths.map(patternOf);

/**
 * Whether the responses of a path may be kept.
 *
 * @param path below the API's base URL, with a slash in front and without its query
 */
export const isKeptPath = (path: string): boolean =>
  !otherPaths.some((other) => path.startsWith(other)) && patterns.some((pattern) => pattern.test(path));
