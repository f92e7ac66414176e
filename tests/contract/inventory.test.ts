import { expect, test } from 'vitest';
import { routesOf, type Route } from '#openapi/tools/document.ts';
import { document } from './contract.ts';

/** The agreed operations: method and exact path (D-061), operationId, tag and access. */
const agreed = `
post /auth/register                                        | registerUser               | Auth          | public
put /auth/register                                         | updateRegisteredUser       | Auth          | signed in
post /auth/login                                           | loginUser                  | Auth          | public
post /auth/refresh-token                                   | refreshAuthToken           | Auth          | public
post /auth/impersonate                                     | impersonateLearner         | Auth          | Parent, Admin
get /auth/check-email                                      | checkEmail                 | Auth          | public
post /auth/request-password-reset                          | requestPasswordReset       | Auth          | public
post /auth/reset-password                                  | resetPassword              | Auth          | public
get /learner                                               | listLearners               | Learners      | Admin
post /learner                                              | createLearner              | Learners      | Parent, Admin
put /learner                                               | updateLearner              | Learners      | Learner, Parent, Admin
delete /learner/{id}                                       | deleteLearner              | Learners      | Parent, Admin
get /learner/my                                            | listMyLearners             | Learners      | Parent
get /learner/{id}                                          | getLearner                 | Learners      | Learner, Parent, Admin, Moderator
put /learner/set-login                                     | setLearnerLogin            | Learners      | Parent, Admin
get /learner/check-username                                | checkUserName              | Learners      | signed in
get /learner/leaderboard                                   | getGradeLeaderboard        | Learners      | signed in
get /learner/my-profile                                    | getMyLearnerProfile        | Learners      | Learner
get /learner/by-grade/{gradeId}                            | listLearnersByGrade        | Learners      | Admin, ContentAdmin, Moderator, Tutor
post /learner/invite-parent                                | inviteParent               | Learners      | Parent, Admin
post /learner/accept-register                              | acceptInviteRegister       | Learners      | public
post /learner/accept-signin                                | acceptInviteSignin         | Learners      | public
get /parent/profile                                        | getParentProfile           | Parents       | Parent
put /parent/profile/update                                 | updateParentProfile        | Parents       | Parent
get /grades                                                | listGrades                 | Grades        | signed in
post /grades                                               | createGrade                | Grades        | Admin
put /grades/{id}                                           | updateGrade                | Grades        | Admin
delete /grades/{id}                                        | deleteGrade                | Grades        | Admin
get /terms                                                 | listTerms                  | Terms         | signed in
post /terms                                                | createTerm                 | Terms         | Admin
get /terms/{id}                                            | getTerm                    | Terms         | signed in
put /terms/{id}                                            | updateTerm                 | Terms         | Admin
delete /terms/{id}                                         | deleteTerm                 | Terms         | Admin
get /subjects                                              | listSubjects               | Subjects      | signed in
post /subjects                                             | createSubject              | Subjects      | Admin, ContentAdmin, Moderator, Tutor
get /subjects/{id}                                         | getSubject                 | Subjects      | signed in
put /subjects/{id}                                         | updateSubject              | Subjects      | Admin, ContentAdmin, Moderator, Tutor
delete /subjects/{id}                                      | deleteSubject              | Subjects      | Admin, ContentAdmin, Moderator, Tutor
get /topics/by_subjectId/{id}                              | listTopicsBySubject        | Topics        | signed in
post /topics                                               | createTopic                | Topics        | Admin, ContentAdmin, Moderator, Tutor
get /topics/{id}                                           | getTopic                   | Topics        | signed in
put /topics/{id}                                           | updateTopic                | Topics        | Admin, ContentAdmin, Moderator, Tutor
delete /topics/{id}                                        | deleteTopic                | Topics        | Admin, ContentAdmin, Moderator, Tutor
get /activities                                            | listActivities             | Activities    | Admin, ContentAdmin, Moderator, Tutor
post /activities                                           | createActivity             | Activities    | Admin, ContentAdmin, Moderator, Tutor
get /activities/{id}                                       | getActivity                | Activities    | signed in
put /activities/{id}                                       | updateActivity             | Activities    | Admin
delete /activities/{id}                                    | deleteActivity             | Activities    | Admin, Moderator
post /activities/suspend                                   | suspendActivity            | Activities    | Admin
get /activities/activity-result/{id}                       | getActivityResult          | Activities    | Learner, Parent, Admin, Tutor, Teatcher
get /activities/by-subject/{id}                            | listActivitiesBySubject    | Activities    | signed in
get /activities/by-topic/{id}                              | listActivitiesByTopic      | Activities    | signed in
get /activities/for-learner/{learnerId}                    | listActivitiesForLearner   | Activities    | Learner, Parent, Admin
post /activities/activity-answers/                         | submitActivityAnswers      | Activities    | Learner, Admin
put /activities/activity-answsers/{id}                     | saveActivityAnswers        | Activities    | Learner, Admin
get /activities/activity-answsers/{id}                     | getActivityAnswerSheet     | Activities    | signed in
get /activities/with-results                               | listActivitiesWithResults  | Activities    | Learner, Admin
get /activities/leaderboard                                | getActivityLeaderboard     | Activities    | signed in
post /activities/media/{id}                                | uploadActivityMedia        | Activities    | Admin, ContentAdmin, Moderator, Tutor
delete /activities/media/{id}                              | deleteActivityMedia        | Activities    | Admin, ContentAdmin, Moderator, Tutor
get /activities/media/{id}                                 | getActivityMedia           | Activities    | public
get /activityResults/learner/{learnerId}                   | listLearnerActivityResults | Activities    | Learner, Parent, Admin, Tutor, Teatcher
get /files/{fileId}/media                                  | getMediaFile               | Activities    | public
post /subscriptions/unlock-requests                        | createUnlockRequest        | Subscriptions | Learner, Parent, Admin
get /subscriptions/guardians                               | listGuardians              | Subscriptions | Learner, Parent, Admin
get /subscriptions/public/plans                            | listPublicPlans            | Subscriptions | public
post /subscriptions/subscribe                              | createSubscription         | Subscriptions | Parent, Admin
get /subscriptions/learner/{id}/active                     | getActiveSubscription      | Subscriptions | Learner, Parent, Admin
post /subscriptions/manage/learner/{id}/cancel-autorenew   | cancelAutoRenew            | Subscriptions | Parent, Admin
post /subscriptions/manage/learner/{id}/enable-autorenew   | enableAutoRenew            | Subscriptions | Parent, Admin
post /payments/checkout                                    | createCheckout             | Payments      | Parent, Admin
get /subscriptions/plans                                   | listPlans                  | Plans         | Admin
post /subscriptions/plans                                  | createPlan                 | Plans         | Admin
get /subscriptions/plans/{id}                              | getPlan                    | Plans         | Admin
put /subscriptions/plans/{id}                              | updatePlan                 | Plans         | Admin
post /subscriptions/plans/{id}/activate                    | activatePlan               | Plans         | Admin
post /subscriptions/plans/{id}/retire                      | retirePlan                 | Plans         | Admin
post /subscriptions/plans/{id}/price                       | setPlanPrice               | Plans         | Admin
get /subscriptions/plans/{id}/promotions                   | listPlanPromotions         | Plans         | Admin
post /subscriptions/plans/{id}/promotions                  | createPlanPromotion        | Plans         | Admin
post /subscriptions/plans/{id}/promotions/{promoId}/retire | retirePlanPromotion        | Plans         | Admin
post /subscriptions/plans/promotions/{promoId}/toggle      | togglePlanPromotion        | Plans         | Admin
get /admin/roles                                           | listRoles                  | AdminRoles    | Admin
post /admin/roles                                          | createRole                 | AdminRoles    | Admin
delete /admin/roles/{name}                                 | deleteRole                 | AdminRoles    | Admin
get /admin/roles/users                                     | listUsersWithRoles         | AdminRoles    | Admin
get /admin/users/byrole/{role}                             | listUsersByRole            | AdminRoles    | Admin
get /admin/roles/users/{id}/roles                          | getUserRoles               | AdminRoles    | Admin
put /admin/roles/users/{id}/roles                          | setUserRoles               | AdminRoles    | Admin
get /admin/users                                           | listUsers                  | AdminUsers    | Admin
post /admin/users                                          | createUser                 | AdminUsers    | Admin
put /admin/users/{id}                                      | updateUser                 | AdminUsers    | Admin
delete /admin/users/{id}                                   | deleteUser                 | AdminUsers    | Admin
post /admin/users/{id}/roles                               | assignUserRole             | AdminUsers    | Admin
post /admin/users/{id}/permissions                         | setUserPermissions         | AdminUsers    | Admin
get /admin/users/parents                                   | listParents                | AdminUsers    | Admin
get /admin/users/learners                                  | listLearnersWithParents    | AdminUsers    | Admin
get /admin/users/check-email                               | checkUserEmail             | AdminUsers    | Admin
get /campus                                                | listCampuses               | Campuses      | Admin, Moderator
post /campus                                               | createCampus               | Campuses      | Admin, Moderator
get /campus/{id}                                           | getCampus                  | Campuses      | Admin, Moderator
put /campus/{id}                                           | updateCampus               | Campuses      | Admin, Moderator
delete /campus/{id}                                        | deleteCampus               | Campuses      | Admin, Moderator
get /moderation/queue/tree                                 | getModerationQueueTree     | Moderation    | Admin, ContentAdmin, Moderator
get /moderation/queue                                      | listModerationQueue        | Moderation    | Admin, ContentAdmin, Moderator, Tutor, Learner
get /moderation/activities/{id}/review                     | getActivityReview          | Moderation    | Admin, ContentAdmin, Moderator
get /moderation/questions/{id}/review                      | getQuestionReview          | Moderation    | Admin, ContentAdmin, Moderator
get /moderation/changes/{id}                               | getChangeSet               | Moderation    | Admin, ContentAdmin, Moderator, Tutor, Learner
post /moderation/approve                                   | approveChange              | Moderation    | Admin, ContentAdmin, Moderator
post /moderation/reject                                    | rejectChange               | Moderation    | Admin, ContentAdmin, Moderator
post /moderation/approveMany                               | approveManyChanges         | Moderation    | Admin, ContentAdmin, Moderator
post /moderation/rejectMany                                | rejectManyChanges          | Moderation    | Admin, ContentAdmin, Moderator
post /moderation/submit                                    | submitChange               | Moderation    | Learner, Admin, ContentAdmin, Moderator, Tutor
post /trialsessioninvite/submit                            | submitRsvp                 | TrialInvites  | public
get /trialsessioninvite/validate-token                     | validateRsvpToken          | TrialInvites  | public
post /trialsessioninvite/generate-invite                   | generateRsvpInvite         | TrialInvites  | Admin
get /trialsession                                          | listTrialSessions          | TrialSessions | Admin
get /trialsession/{id}                                     | getTrialSession            | TrialSessions | Admin
post /trialsession                                         | createTrialSession         | TrialSessions | Admin
put /trialsession/{id}                                     | updateTrialSession         | TrialSessions | Admin
delete /trialsession/{id}                                  | deleteTrialSession         | TrialSessions | Admin
post /api/trialsession                                     | createTrialSessionLegacy   | TrialSessions | Admin
get /trialsessioninvite/filter                             | listTrialInvites           | TrialInvites  | Admin
post /trialsessioninvite/generate                          | generateTrialInvite        | TrialInvites  | Admin
post /trialsessioninvite/forward                           | forwardTrialInvite         | TrialInvites  | Admin
post /trialsessioninvite/resend/{id}                       | resendTrialInvite          | TrialInvites  | Admin
delete /trialsessioninvite/{id}                            | deleteTrialInvite          | TrialInvites  | Admin
`;

test('the contract has exactly the agreed operations', () => {
  const rows = agreed.trim().split('\n').map(columns);
  expect(routesOf(document).map(describeRoute).toSorted(byOperation)).toEqual(rows.toSorted(byOperation));
});

const byOperation = ([, a = '']: string[], [, b = '']: string[]) => (a < b ? -1 : 1);

function columns(row: string): string[] {
  return row.split('|').map((cell) => cell.trim());
}

function describeRoute(route: Route): string[] {
  const { method, path, operation } = route;
  const roles = operation['x-roles'];
  const access = isPublic(route) ? 'public' : roles.join(', ') || 'signed in';
  return [`${method} ${path}`, operation.operationId, operation.tags[0], access];
}

function operationsWithout(response: string, isSelected: (route: Route) => boolean): string[] {
  return routesOf(document)
    .filter(isSelected)
    .filter(({ operation }) => !responsesOf(operation).includes(response))
    .map(({ operation }) => operation.operationId);
}

function responsesOf({ responses }: Route['operation']): string[] {
  const shared = Object.values(responses).flatMap((found) => ('$ref' in found ? [found.$ref] : []));
  return [...Object.keys(responses), ...shared.map((reference) => reference.split('/').at(-1) ?? '')];
}

const isPublic = ({ operation }: Route) => operation.security.length === 0;
const isLimited = ({ operation }: Route) => operation['x-roles'].length > 0;

test('a public operation has no roles, and documents no response to a missing token or role', () => {
  const publicRoutes = routesOf(document).filter(isPublic);
  expect(publicRoutes.filter(isLimited)).toEqual([]);
  expect(operationsWithout('AuthenticationRequired', isPublic)).toHaveLength(publicRoutes.length);
  expect(operationsWithout('403', isPublic)).toHaveLength(publicRoutes.length);
});

test('a secured operation documents the response to a missing token, and an operation with roles also documents 403', () => {
  expect(operationsWithout('AuthenticationRequired', (route) => !isPublic(route))).toEqual([]);
  expect(operationsWithout('403', isLimited)).toEqual([]);
});

test('an operation with a path parameter documents 404, and one with a body 400', () => {
  expect(operationsWithout('404', ({ path }) => path.includes('{'))).toEqual([]);
  expect(operationsWithout('400', ({ operation }) => operation.requestBody !== undefined)).toEqual([]);
});
