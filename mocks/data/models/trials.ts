import { boolean, id, number, text, textList, textOrNull, type RecordOf } from './columns.ts';

export const campuses = {
  id: id(),
  name: text(),
  address: textOrNull(),
  city: textOrNull(),
  province: textOrNull(),
  postalCode: textOrNull(),
  contactNumber: textOrNull(),
  isActive: boolean(),
};
export type CampusRecord = RecordOf<typeof campuses>;

/** Each booking of a session takes one seat. */
export const trialSessions = {
  id: id(),
  title: text(),
  startTime: text(),
  maxNumber: number(),
  campusId: text(),
};
export type TrialSessionRecord = RecordOf<typeof trialSessions>;

export const trialInvites = {
  id: id(),
  inviteTitle: text(),
  token: text(),
  validUntil: text(),
  message: textOrNull(),
  trialSessionIds: textList(),
  emails: textList(),
};
export type TrialInviteRecord = RecordOf<typeof trialInvites>;

export const bookings = {
  id: id(),
  trialSessionId: text(),
  fullName: text(),
  contactNumber: text(),
  email: text(),
};
export type BookingRecord = RecordOf<typeof bookings>;
