import type { ConsentRecord, GuardianRecord, RoleRecord, UserRecord } from '#mocks/data/models/accounts.ts';
import type { Birthday, RelativeTime } from '../relative-time.ts';
import { classmates } from './classmates.ts';

export const demoPassword = 'Learn2code!';

/** A user without the fields that loading a scenario adds, such as the hash and the dates. */
export interface SeedUser extends Omit<
  UserRecord,
  | 'roles'
  | 'passwordHash'
  | 'passwordReplacedAtUtc'
  | 'dateOfBirth'
  | 'lastLoginDate'
  | 'cellphoneNumber'
  | 'whatsAppNumber'
  | 'specialNotes'
  | 'isNameHidden'
> {
  born: Birthday;
  lastLogin: RelativeTime | null;
  phone?: string;
  isNameHidden?: boolean;
}

export interface SeedConsent extends Omit<ConsentRecord, 'givenAtUtc'> {
  given: RelativeTime;
}

const adult = {
  gradeId: null,
  school: null,
  town: null,
  postalCode: null,
  isActive: true,
  permissions: [],
};
const capeTown = { town: 'Cape Town', postalCode: '7925' };

const adults: SeedUser[] = [
  {
    ...adult,
    id: 'usr-thandi',
    role: 'Admin',
    name: 'Thandi',
    surname: 'Nkosi',
    email: 'admin@springbyte.test',
    userName: 'thandi',
    permissions: ['coding-content-access', 'school-content-access'],
    phone: '082 555 0110',
    born: { yearsAgo: 46, monthDay: '05-03' },
    lastLogin: { daysAgo: 1, minutesOfDay: 372 },
  },
  {
    ...adult,
    id: 'usr-pieter',
    role: 'ContentAdmin',
    name: 'Pieter',
    surname: 'Botha',
    email: 'content@springbyte.test',
    userName: 'pieter',
    phone: '082 555 0112',
    born: { yearsAgo: 52, monthDay: '11-19' },
    lastLogin: { daysAgo: 1, minutesOfDay: 431 },
  },
  {
    ...adult,
    id: 'usr-aisha',
    role: 'Moderator',
    name: 'Aisha',
    surname: 'Patel',
    email: 'moderator@springbyte.test',
    userName: 'aisha',
    phone: '082 555 0113',
    born: { yearsAgo: 34, monthDay: '07-26' },
    lastLogin: { daysAgo: 1, minutesOfDay: 940 },
  },
  {
    ...adult,
    id: 'usr-sipho',
    role: 'Tutor',
    name: 'Sipho',
    surname: 'Dlamini',
    email: 'tutor@springbyte.test',
    userName: 'sipho',
    phone: '082 555 0114',
    born: { yearsAgo: 29, monthDay: '04-02' },
    lastLogin: { daysAgo: 2, minutesOfDay: 552 },
  },
  {
    ...adult,
    id: 'usr-grace',
    role: 'Teatcher',
    name: 'Grace',
    surname: 'Mokoena',
    email: 'teacher@springbyte.test',
    userName: 'grace',
    school: 'Protea Park Primary',
    ...capeTown,
    phone: '082 555 0115',
    born: { yearsAgo: 44, monthDay: '09-30' },
    lastLogin: { daysAgo: 4, minutesOfDay: 730 },
  },
  {
    ...adult,
    id: 'usr-naledi',
    role: 'Parent',
    name: 'Naledi',
    surname: 'Khumalo',
    email: 'parent@springbyte.test',
    userName: 'naledi',
    ...capeTown,
    born: { yearsAgo: 38, monthDay: '08-21' },
    phone: '082 555 0101',
    lastLogin: { daysAgo: 1, minutesOfDay: 980 },
  },
  {
    ...adult,
    id: 'usr-johan',
    role: 'Parent',
    name: 'Johan',
    surname: 'Khumalo',
    email: 'partner@springbyte.test',
    userName: 'johan',
    ...capeTown,
    born: { yearsAgo: 41, monthDay: '01-30' },
    phone: '082 555 0102',
    lastLogin: { daysAgo: 3, minutesOfDay: 1085 },
  },
  {
    ...adult,
    id: 'usr-fatima',
    role: 'Parent',
    name: 'Fatima',
    surname: 'Adams',
    email: 'newparent@springbyte.test',
    userName: 'fatima',
    town: 'Paarl',
    postalCode: '7646',
    born: { yearsAgo: 36, monthDay: '12-05' },
    lastLogin: null,
  },
];

const family: SeedUser[] = [
  {
    id: 'lrn-lwazi',
    role: 'Learner',
    name: 'Lwazi',
    surname: 'Khumalo',
    email: 'learner@springbyte.test',
    userName: 'lwazi',
    isActive: true,
    permissions: [],
    born: { yearsAgo: 10, monthDay: '03-14' },
    lastLogin: { daysAgo: 1, minutesOfDay: 788 },
    gradeId: 'grd-4',
    school: 'Protea Park Primary',
    ...capeTown,
  },
  {
    id: 'lrn-zola',
    role: 'Learner',
    name: 'Zola',
    surname: 'Khumalo',
    email: 'zola@springbyte.test',
    userName: 'zola',
    isActive: true,
    permissions: [],
    born: { yearsAgo: 7, monthDay: '02-09' },
    lastLogin: { daysAgo: 1, minutesOfDay: 751 },
    gradeId: 'grd-1',
    school: 'Protea Park Primary',
    ...capeTown,
  },
];

const otherLearners: SeedUser[] = [
  {
    id: 'lrn-kabelo',
    role: 'Learner',
    name: 'Kabelo',
    surname: 'Molefe',
    email: 'kabelo@springbyte.test',
    userName: 'kabelo',
    isActive: true,
    permissions: [],
    born: { yearsAgo: 11, monthDay: '11-02' },
    lastLogin: { daysAgo: 6, minutesOfDay: 845 },
    gradeId: null,
    school: null,
    town: 'Kimberley',
    postalCode: '8301',
  },
  {
    id: 'lrn-emma',
    role: 'Learner',
    name: 'Emma',
    surname: 'van Wyk',
    email: 'emma@springbyte.test',
    userName: 'emma',
    isActive: true,
    permissions: [],
    born: { yearsAgo: 20, monthDay: '06-17' },
    lastLogin: { daysAgo: 2, minutesOfDay: 1103 },
    gradeId: 'grd-8',
    school: 'Kaapse Draai Learning Centre',
    town: 'George',
    postalCode: '6529',
  },
];

export const users: SeedUser[] = [...adults, ...family, ...otherLearners, ...classmates];

/** Lwazi has a consent record; Zola was added before consents were recorded. */
export const consents: SeedConsent[] = [
  {
    id: 'lrn-lwazi',
    givenById: 'usr-naledi',
    givenByName: 'Naledi Khumalo',
    given: { daysAgo: 125, minutesOfDay: 485 },
    wordingVersion: '2025-05',
  },
];

export const guardians: GuardianRecord[] = ['lrn-lwazi', 'lrn-zola'].flatMap((learnerId) => [
  {
    id: `grn-naledi-${learnerId}`,
    learnerId,
    parentId: 'usr-naledi',
    relationship: 'Mother' as const,
    isPrimaryParent: true,
  },
  {
    id: `grn-johan-${learnerId}`,
    learnerId,
    parentId: 'usr-johan',
    relationship: 'Father' as const,
    isPrimaryParent: false,
  },
]);

/** A role that the school created; no user has it. */
export const roles: RoleRecord[] = [{ id: 'Reading Coach' }];
