import { toReportRow } from '../../serializers/attempt.ts';
import { Failure } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';

/** Tutors and teachers may read any learner's report (D-046). */
export const listLearnerActivityResults = operation('listLearnerActivityResults', ({ path, actor, db }) => {
  // The requirements spell this message differently from all others.
  if (actor.role === 'Admin' && !db.users.get(path.learnerId)) throw new Failure(404, 'learner not found');
  const learner = getLearnerOrThrow(db, actor, path.learnerId, ['Tutor', 'Teatcher']);
  const newestFirst = db.attempts
    .where('learnerId', learner.id)
    .toSorted((first, second) => second.createdAtUtc.localeCompare(first.createdAtUtc));
  return ok(newestFirst.map((attempt) => toReportRow(db, attempt)));
});
