import { reportReaders } from '../../rules/accounts/access.ts';
import { Failure } from '../../rules/failure.ts';
import { toReportRow } from '../../serializers/attempt.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';

export const listLearnerActivityResults = operation('listLearnerActivityResults', ({ path, actor, db }) => {
  const mayReadAnyReport = reportReaders.includes(actor.role);
  if (mayReadAnyReport && db.users.get(path.learnerId)?.role !== 'Learner') {
    // The requirements give this message literally, in lower case.
    throw new Failure(404, 'learner not found');
  }
  const learner = getLearnerOrThrow(db, actor, path.learnerId, reportReaders);
  const newestFirst = db.attempts
    .where('learnerId', learner.id)
    .toSorted((first, second) => second.createdAtUtc.localeCompare(first.createdAtUtc));
  return ok(newestFirst.map((attempt) => toReportRow(db, attempt)));
});
