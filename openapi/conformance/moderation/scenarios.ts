import type { Scenario } from '../kit/scenario.ts';
import {
  moderationConflicts,
  moderationMerging,
  moderationOptions,
  moderationSavedFields,
} from './conflicts.ts';
import { moderationDecisions, moderationMany, moderationOrder, moderationRejections } from './decisions.ts';
import {
  moderationChangedQuestions,
  moderationLongParagraphs,
  moderationRefusedLearners,
  moderationSuspended,
} from './learner-limits.ts';
import { moderationByLearner, moderationForgedAnswerKeys, moderationFormerLearners } from './learners.ts';
import {
  moderationMedia,
  moderationPositions,
  moderationPublishing,
  moderationQuestions,
} from './publishing.ts';
import { moderationOwnChanges, moderationQueue, moderationQueueTree } from './queue.ts';
import {
  moderationRefusedMedia,
  moderationRefusedPatches,
  moderationRefusedQuestions,
  moderationRefusedSnapshots,
} from './refusals.ts';
import {
  moderationOutdatedResolutions,
  moderationRefusedResolutions,
  moderationResolutions,
} from './resolutions.ts';
import {
  moderationDeletedContent,
  moderationDeletedUsers,
  moderationQuestionReviews,
  moderationReviews,
  moderationUnchangedReviews,
} from './reviews.ts';
import {
  moderationOutdatedSnapshots,
  moderationSubmissions,
  moderationSubmittedForms,
} from './submissions.ts';

export const moderation: readonly Scenario[] = [
  moderationMerging,
  moderationSavedFields,
  moderationConflicts,
  moderationOptions,
  moderationDecisions,
  moderationRejections,
  moderationMany,
  moderationOrder,
  moderationRefusedLearners,
  moderationSuspended,
  moderationChangedQuestions,
  moderationLongParagraphs,
  moderationByLearner,
  moderationForgedAnswerKeys,
  moderationFormerLearners,
  moderationPublishing,
  moderationQuestions,
  moderationPositions,
  moderationMedia,
  moderationQueue,
  moderationQueueTree,
  moderationOwnChanges,
  moderationRefusedPatches,
  moderationRefusedSnapshots,
  moderationRefusedQuestions,
  moderationRefusedMedia,
  moderationResolutions,
  moderationOutdatedResolutions,
  moderationRefusedResolutions,
  moderationReviews,
  moderationQuestionReviews,
  moderationUnchangedReviews,
  moderationDeletedUsers,
  moderationDeletedContent,
  moderationSubmissions,
  moderationSubmittedForms,
  moderationOutdatedSnapshots,
];
