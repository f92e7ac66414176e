import type { components } from '#api/contract.gen.ts';
import type { SentAnswer } from '#mocks/rules/activities/merge-answers.ts';
import type { Db } from '../../data/db.ts';
import type { GivenAnswer } from '../../rules/activities/scoring.ts';
import { pickAnswer } from '../../rules/activities/withholding.ts';
import { Invalid } from '../../rules/failure.ts';

/** @throws Failure 400 for a repeated question */
export function requireDistinct(answered: readonly { id: string }[]): void {
  const ids = answered.map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated < 0) return;
  throw new Invalid({ [`questions.${repeated}.id`]: ['This question is in the list twice.'] });
}

/** @throws Failure 400 for a question of another activity, or with another type */
export function answersById(
  db: Db,
  activityId: string,
  answered: readonly components['schemas']['AnsweredQuestion'][],
): Record<string, SentAnswer> {
  const types = new Map(db.questions.where('activityId', activityId).map(({ id, type }) => [id, type]));
  return Object.fromEntries(
    answered.map(({ id, type, data, answerChangedAtUtc }, index) => {
      if (types.get(id) !== type) {
        throw new Invalid({ [`questions.${index}.id`]: ['This question is not part of the activity.'] });
      }
      const given = pickAnswer(JSON.parse(data) as Record<string, unknown>);
      return [id, { given, changedAtUtc: answerChangedAtUtc }];
    }),
  );
}

export const givenAnswers = (answers: Record<string, SentAnswer>): Record<string, GivenAnswer> =>
  Object.fromEntries(Object.entries(answers).map(([id, { given }]) => [id, given]));
