import { reportReaders } from '#mocks/rules/accounts/access.ts';
import { Failure } from '#mocks/rules/failure.ts';
import { toReportRow } from '#mocks/serializers/attempt.ts';
import { ok, operation } from '#mocks/server/operation.ts';
import { getLearnerOrThrow } from '#mocks/services/accounts/learners.ts';

export const listLearnerActivityResults = operation('listLearnerActivityResults', ({ path, actor, db }) => {
  const mayReadAnyReport = reportReaders.includes(actor.role);
  if (mayReadAnyReport && db.users.get(path.learnerId)?.role !== 'Learner') {
    // The requirements give this message literally, in lower case.
    throw new Failure(404, 'learner not found');
  }
  const learner = getLearnerOrThrow(db, actor, path.learnerId, reportReaders);
  const newestFirst = db.attempts
    .where('learnerId', learner.id)
    .toReversed()
    .toSorted((first, second) => second.createdAtUtc.localeCompare(first.createdAtUtc));
  return ok(newestFirst.map((attempt) => toReportRow(db, attempt)));
});
