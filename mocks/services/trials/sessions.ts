import type { components } from '#api/contract.gen.ts';
import type { Db } from '../../data/db.ts';
import type { TrialSessionRecord } from '../../data/models/trials.ts';
import { toUtc } from '../../rules/date-times.ts';

type Details = components['schemas']['NewTrialSession'];

/** @throws Failure 404 for an unknown campus; an inactive one is allowed */
export function sessionDetails(
  db: Db,
  { title, startTime, maxNumber, campusId }: Details,
): Omit<TrialSessionRecord, 'id'> {
  return { title, startTime: toUtc(startTime), maxNumber, campusId: db.campuses.getOrThrow(campusId).id };
}

export const createSession = (
  { db, randomId }: { db: Db; randomId: (prefix: string) => string },
  body: Details,
): TrialSessionRecord => db.trialSessions.insert({ id: randomId('trs'), ...sessionDetails(db, body) });
