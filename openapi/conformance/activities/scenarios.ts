import type { Scenario } from '../kit/scenario.ts';
import { activitiesCreated } from './activities-created.ts';
import { activitiesDeleted } from './activities-deleted.ts';
import { activitiesRefused, questionsRefused } from './activities-refused.ts';
import { activitiesRenamed, activitiesSaved, activitiesVersions } from './activities-saved.ts';
import { activitiesSuspended, attemptsAtSuspendedActivities } from './activities-suspended.ts';
import { activitiesRead } from './activities.ts';
import { answering, answersRefused, openQuestions } from './answering.ts';
import { dailyLimit, freeAttemptsOfTheNextDay } from './daily-limit.ts';
import { drafts, draftsInLists, draftsRefused } from './drafts.ts';
import { hiddenNames, hidingNames, placesOfHiddenNames } from './hidden-names.ts';
import { mediaOfAttempts, mediaOfChangeSets, mediaOfDeletedLearners } from './kept-media.ts';
import { equalAttempts, leaderboard, leaderboardFilters, learnersOnLeaderboards } from './leaderboards.ts';
import { listsOfActivities, unknownActivities } from './lists-of-activities.ts';
import { mediaSize } from './media-size.ts';
import { media, mediaRefused, mediaReplaced, mediaTypes } from './media.ts';
import { openSheets, sheetsAfterSubmission } from './open-sheets.ts';
import { positionsOfQuestionMedia, questionMedia, questionMediaRefused } from './question-media.ts';
import { blanksWithCode, questionData, questionsRemoved, questionsSaved } from './questions-saved.ts';
import { resultsOfActivities } from './results-of-activities.ts';
import { reports, results, resultsOfFormerParents } from './results.ts';
import { submittingOnce } from './submitting-once.ts';

export const activities: readonly Scenario[] = [
  activitiesCreated,
  activitiesDeleted,
  questionsRefused,
  activitiesRefused,
  activitiesSaved,
  activitiesRenamed,
  activitiesVersions,
  activitiesSuspended,
  attemptsAtSuspendedActivities,
  activitiesRead,
  answering,
  answersRefused,
  openQuestions,
  dailyLimit,
  freeAttemptsOfTheNextDay,
  drafts,
  draftsRefused,
  draftsInLists,
  hiddenNames,
  placesOfHiddenNames,
  hidingNames,
  mediaOfAttempts,
  mediaOfDeletedLearners,
  mediaOfChangeSets,
  leaderboard,
  equalAttempts,
  learnersOnLeaderboards,
  leaderboardFilters,
  listsOfActivities,
  unknownActivities,
  mediaSize,
  media,
  mediaReplaced,
  mediaTypes,
  mediaRefused,
  openSheets,
  sheetsAfterSubmission,
  questionMedia,
  positionsOfQuestionMedia,
  questionMediaRefused,
  questionsSaved,
  questionsRemoved,
  questionData,
  blanksWithCode,
  resultsOfActivities,
  results,
  reports,
  resultsOfFormerParents,
  submittingOnce,
];
