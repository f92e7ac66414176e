import type { Backend } from '#mocks/server/backend.ts';

/** Saves a question as an administrator, after a change to it was submitted. */
export const saveAsAnotherUser =
  (questionId: string, changed: Record<string, unknown>) =>
  ({ db }: Backend): void => {
    const { data } = db.questions.getOrThrow(questionId);
    db.questions.update(questionId, {
      data: JSON.stringify({ ...(JSON.parse(data) as object), ...changed }),
      savedAtUtc: '2025-05-15T09:20:00.000Z',
      savedByUserId: 'usr-thandi',
    });
  };
