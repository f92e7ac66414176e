import type { components } from '#api/contract.gen.ts';
import type { Db } from '../../data/db.ts';
import type { GivenAnswer } from '../../rules/activities/scoring.ts';
import { pickAnswer } from '../../rules/activities/withholding.ts';
import { Invalid } from '../../server/failure.ts';

/**
 * The submitted answers by question id; everything else that the client sent is dropped.
 *
 * @throws Failure 400 for a question of another activity, of another type, or that occurs twice
 */
export function answersById(
  db: Db,
  activityId: string,
  answered: readonly components['schemas']['AnsweredQuestion'][],
): Record<string, GivenAnswer> {
  const seen = new Set<string>();
  const types = new Map(db.questions.where('activityId', activityId).map(({ id, type }) => [id, type]));
  return Object.fromEntries(
    answered.map(({ id, type, data }, index) => {
      if (types.get(id) !== type) {
        throw new Invalid({ [`questions.${index}.id`]: ['This question is not part of the activity.'] });
      }
      if (seen.has(id)) {
        throw new Invalid({ [`questions.${index}.id`]: ['This question is in the list twice.'] });
      }
      seen.add(id);
      return [id, pickAnswer(JSON.parse(data) as Record<string, unknown>)];
    }),
  );
}
