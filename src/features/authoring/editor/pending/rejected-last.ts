import type { OwnChange } from '#api/queries/moderation.ts';

/**
 * The rejected change sets of an activity after which the user has submitted nothing else for the same record.
 *
 * @param changes those of one user, the newest first
 */
export const rejectedLast = (changes: readonly OwnChange[], activityId: string): OwnChange[] =>
  changes
    .filter((change) => change.activityId === activityId)
    .filter(({ entityId }, index, all) => all.findIndex((newer) => newer.entityId === entityId) === index)
    .filter(({ status }) => status === 'Rejected');
