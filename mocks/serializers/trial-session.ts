import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { TrialSessionRecord } from '../data/models/trials.ts';
import { recordVersion } from '../rules/record-version.ts';

export function toTrialSession(db: Db, session: TrialSessionRecord): components['schemas']['TrialSession'] {
  const { id, title, startTime, maxNumber, campusId } = session;
  const currentCount = db.bookings.where('trialSessionId', id).length;
  const campusName = db.campuses.getOrThrow(campusId).name;
  const version = recordVersion([title, startTime, maxNumber, campusId]);
  return { id, title, startTime, maxNumber, currentCount, campusId, campusName, version };
}
