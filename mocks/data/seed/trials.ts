import type { BookingRecord, TrialInviteRecord, TrialSessionRecord } from '../models/trials.ts';
import type { RelativeTime } from './relative-time.ts';

export interface SeedTrialSession extends Omit<TrialSessionRecord, 'startTime'> {
  start: RelativeTime;
}

export interface SeedTrialInvite extends Omit<TrialInviteRecord, 'validUntil'> {
  ends: RelativeTime;
}

/** Sessions with several free seats, with one free seat, and without free seats. */
export const trialSessions: SeedTrialSession[] = [
  {
    id: 'trs-robots-may',
    title: 'Build Your First Robot',
    start: { daysAgo: -9, minutesOfDay: 480 },
    maxNumber: 12,
    campusId: 'cam-observatory',
  },
  {
    id: 'trs-games-june',
    title: 'Make Your Own Game',
    start: { daysAgo: -23, minutesOfDay: 480 },
    maxNumber: 10,
    campusId: 'cam-rosebank',
  },
  {
    id: 'trs-stories-may',
    title: 'Stories That Move',
    start: { daysAgo: -16, minutesOfDay: 720 },
    maxNumber: 8,
    campusId: 'cam-observatory',
  },
];

/** Invites to several sessions and recipients, to one session and recipient, and an expired invite. */
export const trialInvites: SeedTrialInvite[] = [
  {
    id: 'inv-open-day',
    inviteTitle: 'Open Day',
    token: 'rsvp-open-day-made-up',
    ends: { daysAgo: -22, minutesOfDay: 960 },
    message: 'Come and try a session. Bring a friend.',
    trialSessionIds: ['trs-robots-may', 'trs-games-june', 'trs-stories-may'],
    emails: ['mandla@springbyte.test', 'nadia@springbyte.test'],
  },
  {
    id: 'inv-robots-may',
    inviteTitle: 'Build Your First Robot',
    token: 'rsvp-robots-may-made-up',
    ends: { daysAgo: -8, minutesOfDay: 960 },
    message: null,
    trialSessionIds: ['trs-robots-may'],
    emails: ['newparent@springbyte.test'],
  },
  {
    id: 'inv-autumn-open-day',
    inviteTitle: 'Autumn Open Day',
    token: 'rsvp-autumn-open-day-made-up',
    ends: { daysAgo: 15, minutesOfDay: 960 },
    message: null,
    trialSessionIds: ['trs-stories-may'],
    emails: ['nadia@springbyte.test'],
  },
];

const visitorNamesBySession: Record<string, string[]> = {
  'trs-robots-may': ['Refilwe Tau', 'Anika Govender', 'Hendrik Louw', 'Zanele Mbatha'],
  'trs-games-june': [
    'Thabang Sithole',
    'Chantal Abrahams',
    'Riaan Coetzee',
    'Nomvula Zwane',
    'Imraan Cassiem',
    'Lerato Maseko',
    'Deon Swanepoel',
    'Priya Naicker',
    'Sibusiso Ndaba',
  ],
  'trs-stories-may': [
    'Nadia Petersen',
    'Kagiso Moeketsi',
    'Marlene Fourie',
    'Yusra Davids',
    'Bheki Mthethwa',
    'Ilse Pretorius',
    'Tumelo Nkuna',
    'Shanti Reddy',
  ],
};

export const bookings: BookingRecord[] = Object.entries(visitorNamesBySession).flatMap(
  ([trialSessionId, names], session) =>
    names.map((fullName, seat) => ({
      id: `${trialSessionId.replace('trs-', 'bkg-')}-${seat + 1}`,
      trialSessionId,
      fullName,
      contactNumber: `08255502${session}${seat}`,
      email: `${fullName.toLowerCase().replace(' ', '.')}@springbyte.test`,
    })),
);
