import { getLearnerOrThrow } from '../../serializers/learner.ts';
import { toReportRow } from '../../serializers/report-row.ts';
import { Failure } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';

/** Tutors and teachers may draw any learner's report (D-046). */
export const listLearnerActivityResults = operation('listLearnerActivityResults', ({ path, actor, db }) => {
  // The documents spell this one refusal in their own way.
  if (actor.role === 'Admin' && !db.users.get(path.learnerId)) throw new Failure(404, 'learner not found');
  const learner = getLearnerOrThrow(db, actor, path.learnerId, ['Tutor', 'Teatcher']);
  const newestFirst = db.attempts
    .where('learnerId', learner.id)
    .toSorted((first, second) => second.createdAtUtc.localeCompare(first.createdAtUtc));
  return ok(newestFirst.map((attempt) => toReportRow(db, attempt)));
});
