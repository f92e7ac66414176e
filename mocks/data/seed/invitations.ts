import type { ParentInviteRecord, ResetTokenRecord } from '../models/accounts.ts';
import type { RelativeTime } from './relative-time.ts';

export interface SeedParentInvite extends Omit<ParentInviteRecord, 'expiresAtUtc' | 'endedAtUtc'> {
  expires: RelativeTime;
}

export interface SeedResetToken extends Omit<ResetTokenRecord, 'expiresAtUtc' | 'endedAtUtc'> {
  expiresInMinutes: number;
}

const inAWeek: RelativeTime = { daysAgo: -7, minutesOfDay: 788 };

/** Invitations to an email without an account, to one with an account, and an expired one. */
export const parentInvites: SeedParentInvite[] = [
  {
    id: 'inv-busisiwe',
    learnerId: 'lrn-lwazi',
    email: 'busisiwe@springbyte.test',
    relationship: 'Guardian',
    invitedById: 'usr-naledi',
    invitedUserId: null,
    expires: inAWeek,
  },
  {
    id: 'inv-fatima',
    learnerId: 'lrn-zola',
    email: 'newparent@springbyte.test',
    relationship: 'Guardian',
    invitedById: 'usr-naledi',
    invitedUserId: 'usr-fatima',
    expires: inAWeek,
  },
  {
    id: 'inv-themba',
    learnerId: 'lrn-lwazi',
    email: 'themba@springbyte.test',
    relationship: 'Guardian',
    invitedById: 'usr-naledi',
    invitedUserId: null,
    expires: { daysAgo: 3, minutesOfDay: 652 },
  },
];

export const resetTokens: SeedResetToken[] = [
  { id: 'rst-naledi-1', userId: 'usr-naledi', email: 'parent@springbyte.test', expiresInMinutes: 60 },
];
