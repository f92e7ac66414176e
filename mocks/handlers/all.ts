import type { OperationId } from '#api/contract.gen.ts';
import type { Operation } from '../operation.ts';
import { getActivityAnswerSheet } from './activities/get-activity-answer-sheet.ts';
import { getActivityMedia } from './activities/get-activity-media.ts';
import { getActivityResult } from './activities/get-activity-result.ts';
import { getMediaFile } from './activities/get-media-file.ts';
import { listActivitiesForLearner } from './activities/list-activities-for-learner.ts';
import { listActivitiesWithResults } from './activities/list-activities-with-results.ts';
import { listLearnerActivityResults } from './activities/list-learner-activity-results.ts';
import { saveActivityAnswers } from './activities/save-activity-answers.ts';
import { submitActivityAnswers } from './activities/submit-activity-answers.ts';
import { loginUser } from './auth/login-user.ts';
import { refreshAuthToken } from './auth/refresh-auth-token.ts';
import { listGrades } from './grades/list-grades.ts';
import { getMyLearnerProfile } from './learners/get-my-learner-profile.ts';
import { getSubject } from './subjects/get-subject.ts';
import { listSubjects } from './subjects/list-subjects.ts';
import { listTerms } from './terms/list-terms.ts';
import { getTopic } from './topics/get-topic.ts';
import { listTopicsBySubject } from './topics/list-topics-by-subject.ts';

/** The operations that the mock serves. To the others it answers 501 until their handler stands here. */
export const allOperations: { [Id in OperationId]?: Operation<Id> } = {
  getActivityAnswerSheet,
  getActivityMedia,
  getActivityResult,
  getMediaFile,
  getMyLearnerProfile,
  getSubject,
  getTopic,
  listActivitiesForLearner,
  listActivitiesWithResults,
  listGrades,
  listLearnerActivityResults,
  listSubjects,
  listTerms,
  listTopicsBySubject,
  loginUser,
  refreshAuthToken,
  saveActivityAnswers,
  submitActivityAnswers,
};
