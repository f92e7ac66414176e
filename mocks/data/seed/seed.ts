import type {
  GradeRecord,
  GuardianRecord,
  PlanRecord,
  SubjectRecord,
  TermRecord,
  TopicRecord,
} from '../records.ts';
import { activities } from './content/activities.ts';
import type { SeedActivity } from './content/seed-activity.ts';
import { grades, subjects, terms, topics } from './curriculum.ts';
import { seedFiles, type SeedFile } from './media.ts';
import { guardians, people, type SeedPerson } from './people.ts';
import { attempts, type SeedAttempt } from './results.ts';
import { plans, subscriptions, type SeedSubscription } from './subscriptions.ts';

export interface Seed {
  people: SeedPerson[];
  guardians: GuardianRecord[];
  grades: GradeRecord[];
  terms: TermRecord[];
  subjects: SubjectRecord[];
  topics: TopicRecord[];
  activities: SeedActivity[];
  /** Oldest first, so that an attempt's number is its place among those of one learner and activity. */
  attempts: SeedAttempt[];
  files: SeedFile[];
  plans: PlanRecord[];
  subscriptions: SeedSubscription[];
}

/** @returns the demo world of `default`: plain data without a clock; dates are counted back from "now" at load */
export function seed(): Seed {
  return {
    people,
    guardians,
    grades,
    terms,
    subjects,
    topics,
    activities,
    attempts,
    files: seedFiles,
    plans,
    subscriptions,
  };
}
