import type { AvatarRecord, GuardianRecord, RoleRecord } from '../models/accounts.ts';
import type { GradeRecord, SubjectRecord, TermRecord, TopicRecord } from '../models/curriculum.ts';
import type { PlanRecord } from '../models/subscriptions.ts';
import type { BookingRecord, CampusRecord } from '../models/trials.ts';
import { campuses } from './campuses.ts';
import { activities } from './content/activities.ts';
import type { SeedActivity } from './content/seed-activity.ts';
import { grades, subjects, terms, topics } from './curriculum/curriculum.ts';
import { parentInvites, resetTokens, type SeedParentInvite, type SeedResetToken } from './invitations.ts';
import { seedFiles, type SeedFile } from './media.ts';
import { changeSets, type SeedChangeSet } from './moderation/change-sets.ts';
import { attempts, type SeedAttempt } from './results/attempts.ts';
import {
  plans,
  promotions,
  subscriptions,
  type SeedPromotion,
  type SeedSubscription,
} from './subscriptions.ts';
import {
  bookings,
  trialInvites,
  trialSessions,
  type SeedTrialInvite,
  type SeedTrialSession,
} from './trials.ts';
import { avatars } from './users/avatars.ts';
import { consents, guardians, roles, users, type SeedConsent, type SeedUser } from './users/users.ts';

export interface Seed {
  users: SeedUser[];
  roles: RoleRecord[];
  guardians: GuardianRecord[];
  consents: SeedConsent[];
  avatars: AvatarRecord[];
  parentInvites: SeedParentInvite[];
  resetTokens: SeedResetToken[];
  grades: GradeRecord[];
  terms: TermRecord[];
  subjects: SubjectRecord[];
  topics: TopicRecord[];
  activities: SeedActivity[];
  /** Oldest first: an attempt's number is its position among those of one learner and activity. */
  attempts: SeedAttempt[];
  files: SeedFile[];
  plans: PlanRecord[];
  promotions: SeedPromotion[];
  subscriptions: SeedSubscription[];
  campuses: CampusRecord[];
  trialSessions: SeedTrialSession[];
  trialInvites: SeedTrialInvite[];
  bookings: BookingRecord[];
  /** Oldest first. */
  changeSets: SeedChangeSet[];
}

/** @returns the data of the scenario `default`, with dates that are relative until the scenario is loaded */
export function seed(): Seed {
  return {
    users,
    roles,
    guardians,
    consents,
    avatars,
    parentInvites,
    resetTokens,
    grades,
    terms,
    subjects,
    topics,
    activities,
    attempts,
    files: seedFiles,
    plans,
    promotions,
    subscriptions,
    campuses,
    trialSessions,
    trialInvites,
    bookings,
    changeSets,
  };
}
