import type { OperationId } from '#api/contract.gen.ts';
import type { Operation } from '../server/operation.ts';
import { getActivityAnswerSheet } from './activities/answering/get-activity-answer-sheet.ts';
import { saveActivityAnswers } from './activities/answering/save-activity-answers.ts';
import { submitActivityAnswers } from './activities/answering/submit-activity-answers.ts';
import { createActivity } from './activities/authoring/create-activity.ts';
import { deleteActivity } from './activities/authoring/delete-activity.ts';
import { suspendActivity } from './activities/authoring/suspend-activity.ts';
import { updateActivity } from './activities/authoring/update-activity.ts';
import { deleteActivityMedia } from './activities/media/delete-activity-media.ts';
import { getActivityMedia } from './activities/media/get-activity-media.ts';
import { getMediaFile } from './activities/media/get-media-file.ts';
import { uploadActivityMedia } from './activities/media/upload-activity-media.ts';
import { getActivity } from './activities/reading/get-activity.ts';
import { listActivitiesBySubject } from './activities/reading/list-activities-by-subject.ts';
import { listActivitiesByTopic } from './activities/reading/list-activities-by-topic.ts';
import { listActivitiesForLearner } from './activities/reading/list-activities-for-learner.ts';
import { listActivitiesWithResults } from './activities/reading/list-activities-with-results.ts';
import { listActivities } from './activities/reading/list-activities.ts';
import { getActivityLeaderboard } from './activities/results/get-activity-leaderboard.ts';
import { getActivityResult } from './activities/results/get-activity-result.ts';
import { listLearnerActivityResults } from './activities/results/list-learner-activity-results.ts';
import { createRole } from './admin-roles/create-role.ts';
import { deleteRole } from './admin-roles/delete-role.ts';
import { getUserRoles } from './admin-roles/get-user-roles.ts';
import { listRoles } from './admin-roles/list-roles.ts';
import { listUsersByRole } from './admin-roles/list-users-by-role.ts';
import { listUsersWithRoles } from './admin-roles/list-users-with-roles.ts';
import { setUserRoles } from './admin-roles/set-user-roles.ts';
import { assignUserRole } from './admin-users/assign-user-role.ts';
import { checkUserEmail } from './admin-users/check-user-email.ts';
import { createUser } from './admin-users/create-user.ts';
import { deleteUser } from './admin-users/delete-user.ts';
import { listLearnersWithParents } from './admin-users/list-learners-with-parents.ts';
import { listParents } from './admin-users/list-parents.ts';
import { listUsers } from './admin-users/list-users.ts';
import { setUserPermissions } from './admin-users/set-user-permissions.ts';
import { updateUser } from './admin-users/update-user.ts';
import { checkEmail } from './auth/check-email.ts';
import { impersonateLearner } from './auth/impersonate-learner.ts';
import { loginUser } from './auth/login-user.ts';
import { refreshAuthToken } from './auth/refresh-auth-token.ts';
import { registerUser } from './auth/register-user.ts';
import { requestPasswordReset } from './auth/request-password-reset.ts';
import { resetPassword } from './auth/reset-password.ts';
import { updateRegisteredUser } from './auth/update-registered-user.ts';
import { createCampus } from './campuses/create-campus.ts';
import { deleteCampus } from './campuses/delete-campus.ts';
import { getCampus } from './campuses/get-campus.ts';
import { listCampuses } from './campuses/list-campuses.ts';
import { updateCampus } from './campuses/update-campus.ts';
import { createGrade } from './grades/create-grade.ts';
import { deleteGrade } from './grades/delete-grade.ts';
import { listGrades } from './grades/list-grades.ts';
import { updateGrade } from './grades/update-grade.ts';
import { acceptInviteRegister } from './learners/accept-invite-register.ts';
import { acceptInviteSignin } from './learners/accept-invite-signin.ts';
import { checkUserName } from './learners/check-user-name.ts';
import { createLearner } from './learners/create-learner.ts';
import { deleteLearner } from './learners/delete-learner.ts';
import { getGradeLeaderboard } from './learners/get-grade-leaderboard.ts';
import { getLearner } from './learners/get-learner.ts';
import { getMyLearnerProfile } from './learners/get-my-learner-profile.ts';
import { inviteParent } from './learners/invite-parent.ts';
import { listLearnersByGrade } from './learners/list-learners-by-grade.ts';
import { listLearners } from './learners/list-learners.ts';
import { listMyLearners } from './learners/list-my-learners.ts';
import { setLearnerLogin } from './learners/set-learner-login.ts';
import { updateLearner } from './learners/update-learner.ts';
import { approveChange } from './moderation/approve-change.ts';
import { approveManyChanges } from './moderation/approve-many-changes.ts';
import { getActivityReview } from './moderation/get-activity-review.ts';
import { getChangeSet } from './moderation/get-change-set.ts';
import { getModerationQueueTree } from './moderation/get-moderation-queue-tree.ts';
import { getQuestionReview } from './moderation/get-question-review.ts';
import { listModerationQueue } from './moderation/list-moderation-queue.ts';
import { rejectChange } from './moderation/reject-change.ts';
import { rejectManyChanges } from './moderation/reject-many-changes.ts';
import { submitChange } from './moderation/submit-change.ts';
import { getParentProfile } from './parents/get-parent-profile.ts';
import { updateParentProfile } from './parents/update-parent-profile.ts';
import { createCheckout } from './payments/create-checkout.ts';
import { activatePlan } from './plans/activate-plan.ts';
import { createPlanPromotion } from './plans/create-plan-promotion.ts';
import { createPlan } from './plans/create-plan.ts';
import { getPlan } from './plans/get-plan.ts';
import { listPlanPromotions } from './plans/list-plan-promotions.ts';
import { listPlans } from './plans/list-plans.ts';
import { retirePlanPromotion } from './plans/retire-plan-promotion.ts';
import { retirePlan } from './plans/retire-plan.ts';
import { setPlanPrice } from './plans/set-plan-price.ts';
import { togglePlanPromotion } from './plans/toggle-plan-promotion.ts';
import { updatePlan } from './plans/update-plan.ts';
import { createSubject } from './subjects/create-subject.ts';
import { deleteSubject } from './subjects/delete-subject.ts';
import { getSubject } from './subjects/get-subject.ts';
import { listSubjects } from './subjects/list-subjects.ts';
import { updateSubject } from './subjects/update-subject.ts';
import { cancelAutoRenew } from './subscriptions/cancel-auto-renew.ts';
import { createSubscription } from './subscriptions/create-subscription.ts';
import { createUnlockRequest } from './subscriptions/create-unlock-request.ts';
import { enableAutoRenew } from './subscriptions/enable-auto-renew.ts';
import { getActiveSubscription } from './subscriptions/get-active-subscription.ts';
import { listGuardians } from './subscriptions/list-guardians.ts';
import { listPublicPlans } from './subscriptions/list-public-plans.ts';
import { createTerm } from './terms/create-term.ts';
import { deleteTerm } from './terms/delete-term.ts';
import { getTerm } from './terms/get-term.ts';
import { listTerms } from './terms/list-terms.ts';
import { updateTerm } from './terms/update-term.ts';
import { createTopic } from './topics/create-topic.ts';
import { deleteTopic } from './topics/delete-topic.ts';
import { getTopic } from './topics/get-topic.ts';
import { listTopicsBySubject } from './topics/list-topics-by-subject.ts';
import { updateTopic } from './topics/update-topic.ts';
import { deleteTrialInvite } from './trial-invites/delete-trial-invite.ts';
import { forwardTrialInvite } from './trial-invites/forward-trial-invite.ts';
import { generateRsvpInvite } from './trial-invites/generate-rsvp-invite.ts';
import { generateTrialInvite } from './trial-invites/generate-trial-invite.ts';
import { listTrialInvites } from './trial-invites/list-trial-invites.ts';
import { resendTrialInvite } from './trial-invites/resend-trial-invite.ts';
import { submitRsvp } from './trial-invites/submit-rsvp.ts';
import { validateRsvpToken } from './trial-invites/validate-rsvp-token.ts';
import { createTrialSessionLegacy } from './trial-sessions/create-trial-session-legacy.ts';
import { createTrialSession } from './trial-sessions/create-trial-session.ts';
import { deleteTrialSession } from './trial-sessions/delete-trial-session.ts';
import { getTrialSession } from './trial-sessions/get-trial-session.ts';
import { listTrialSessions } from './trial-sessions/list-trial-sessions.ts';
import { updateTrialSession } from './trial-sessions/update-trial-session.ts';

const handlers = {
  acceptInviteRegister,
  acceptInviteSignin,
  activatePlan,
  approveChange,
  approveManyChanges,
  assignUserRole,
  cancelAutoRenew,
  checkEmail,
  checkUserEmail,
  checkUserName,
  createActivity,
  createCampus,
  createCheckout,
  createGrade,
  createLearner,
  createPlan,
  createPlanPromotion,
  createRole,
  createSubject,
  createSubscription,
  createTerm,
  createTopic,
  createTrialSession,
  createTrialSessionLegacy,
  createUnlockRequest,
  createUser,
  deleteActivity,
  deleteActivityMedia,
  deleteCampus,
  deleteGrade,
  deleteLearner,
  deleteRole,
  deleteSubject,
  deleteTerm,
  deleteTopic,
  deleteTrialInvite,
  deleteTrialSession,
  deleteUser,
  enableAutoRenew,
  forwardTrialInvite,
  generateRsvpInvite,
  generateTrialInvite,
  getActiveSubscription,
  getActivity,
  getActivityAnswerSheet,
  getActivityLeaderboard,
  getActivityMedia,
  getActivityResult,
  getActivityReview,
  getCampus,
  getChangeSet,
  getGradeLeaderboard,
  getLearner,
  getMediaFile,
  getModerationQueueTree,
  getMyLearnerProfile,
  getParentProfile,
  getPlan,
  getQuestionReview,
  getSubject,
  getTerm,
  getTopic,
  getTrialSession,
  getUserRoles,
  impersonateLearner,
  inviteParent,
  listActivities,
  listActivitiesBySubject,
  listActivitiesByTopic,
  listActivitiesForLearner,
  listActivitiesWithResults,
  listCampuses,
  listGrades,
  listGuardians,
  listLearnerActivityResults,
  listLearners,
  listLearnersByGrade,
  listLearnersWithParents,
  listModerationQueue,
  listMyLearners,
  listParents,
  listPlanPromotions,
  listPlans,
  listPublicPlans,
  listRoles,
  listSubjects,
  listTerms,
  listTopicsBySubject,
  listTrialInvites,
  listTrialSessions,
  listUsers,
  listUsersByRole,
  listUsersWithRoles,
  loginUser,
  refreshAuthToken,
  registerUser,
  rejectChange,
  rejectManyChanges,
  requestPasswordReset,
  resendTrialInvite,
  resetPassword,
  retirePlan,
  retirePlanPromotion,
  saveActivityAnswers,
  setLearnerLogin,
  setPlanPrice,
  setUserPermissions,
  setUserRoles,
  submitActivityAnswers,
  submitChange,
  submitRsvp,
  suspendActivity,
  togglePlanPromotion,
  updateActivity,
  updateCampus,
  updateGrade,
  updateLearner,
  updateParentProfile,
  updatePlan,
  updateRegisteredUser,
  updateSubject,
  updateTerm,
  updateTopic,
  updateTrialSession,
  updateUser,
  uploadActivityMedia,
  validateRsvpToken,
} satisfies { [Id in OperationId]?: Operation<Id> };

type Missing = Exclude<OperationId, keyof typeof handlers>;

/** Makes the compiler name missing handlers. */
type Complete<_Missing extends never> = { [Id in OperationId]: Operation<Id> };

export const allOperations = handlers as Complete<`${Missing} has no handler here`>;
