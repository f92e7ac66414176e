import { Failure } from '../../failure.ts';
import { ok, operation } from '../../operation.ts';
import { needLearner } from '../../wire/learner.ts';
import { toReportRow } from '../../wire/report.ts';

/** Tutors and teachers may draw any learner's report (D-046). */
export const listLearnerActivityResults = operation('listLearnerActivityResults', ({ path, actor, db }) => {
  // The documents spell this one refusal in their own way.
  if (actor.role === 'Admin' && !db.users.get(path.learnerId)) throw new Failure(404, 'learner not found');
  const learner = needLearner(db, actor, path.learnerId, ['Tutor', 'Teatcher']);
  const newestFirst = db.attempts
    .where('learnerId', learner.id)
    .toSorted((first, second) => second.createdAtUtc.localeCompare(first.createdAtUtc));
  return ok(newestFirst.map((attempt) => toReportRow(db, attempt)));
});
