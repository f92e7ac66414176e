import type { HalfSavedProblem } from '#api/queries/admin-users.ts';

/** What is saved and what is not, in place of 'What you typed is still here.' */
export function halfSavedWords({
  unsaved,
  failedAt,
}: Pick<HalfSavedProblem, 'unsaved' | 'failedAt'>): string {
  if (unsaved.length === 0) {
    return `Everything is saved, but the school has not confirmed the ${failedAt}. Save again to make sure.`;
  }
  const isOrAre = unsaved.join() === 'role' ? 'is' : 'are';
  return `The ${unsaved.join(' and the ')} ${isOrAre} not saved yet, everything else is. Save again to finish.`;
}
