import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { TrialSessionRecord } from '../data/records.ts';
import { instantInUtc } from '../rules/date-times.ts';

type Schemas = components['schemas'];

/** A trial session with its seats counted and the present name of its campus. */
export function toTrialSession(db: Db, session: TrialSessionRecord): Schemas['TrialSession'] {
  const { id, title, startTime, maxNumber, campusId } = session;
  const currentCount = db.bookings.where('trialSessionId', id).length;
  const campusName = db.campuses.getOrThrow(campusId).name;
  return { id, title, startTime, maxNumber, currentCount, campusId, campusName };
}

/**
 * What a trial session stores of what an Admin decides.
 *
 * @throws Failure 404 for an unknown campus; an inactive one will do
 */
export function sessionDetails(db: Db, body: Schemas['TrialSessionDetails']): Omit<TrialSessionRecord, 'id'> {
  const { title, startTime, maxNumber, campusId } = body;
  return {
    title,
    startTime: instantInUtc(startTime),
    maxNumber,
    campusId: db.campuses.getOrThrow(campusId).id,
  };
}

/** A new trial session without bookings, for both paths of creating one (D-184). */
export function addTrialSession(
  { db, randomId }: { db: Db; randomId: (prefix: string) => string },
  body: Schemas['TrialSessionDetails'],
): Schemas['TrialSession'] {
  return toTrialSession(db, db.trialSessions.insert({ id: randomId('trs'), ...sessionDetails(db, body) }));
}
