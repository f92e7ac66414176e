import type { UseMutationOptions, UseQueryOptions } from '@tanstack/react-query';
import type { OperationId } from '#api/contract.gen.ts';
import * as answerSheet from '#api/queries/activities/answer-sheet.ts';
import * as authoring from '#api/queries/activities/authoring.ts';
import * as adminRoles from '#api/queries/admin-roles.ts';
import * as adminUsers from '#api/queries/admin-users.ts';
import * as auth from '#api/queries/auth/accounts.ts';
import * as campuses from '#api/queries/campuses.ts';
import * as grades from '#api/queries/grades.ts';
import * as learners from '#api/queries/learners.ts';
import * as moderation from '#api/queries/moderation.ts';
import * as parents from '#api/queries/parents.ts';
import * as payments from '#api/queries/payments.ts';
import * as plans from '#api/queries/plans.ts';
import * as subjects from '#api/queries/subjects.ts';
import * as subscriptions from '#api/queries/subscriptions.ts';
import * as terms from '#api/queries/terms.ts';
import * as topics from '#api/queries/topics.ts';
import * as trialInvites from '#api/queries/trial-invites.ts';
import * as trialSessions from '#api/queries/trial-sessions.ts';
import { routesOf } from '#openapi/tools/document.ts';
import { sampleRequests } from '#openapi/tools/requests/sample-requests.ts';
import { document } from '../../contract/contract.ts';

/** A mutation of the application, with a call that succeeds. */
export interface Write {
  operation: OperationId;
  /** The user name of the caller; undefined for a visitor. */
  as: string | undefined;
  mutation: UseMutationOptions<never, Error, never>;
  variables: unknown;
  /** The list in which the mutation looks for an added record. */
  list: UseQueryOptions | undefined;
}

const sampleOf = (operation: OperationId) => {
  const route = routesOf(document).find((one) => one.operation.operationId === operation);
  const [sample] = route ? sampleRequests(document, route) : [];
  if (!sample) throw new Error(`The contract shows no call of ${operation}.`);
  return sample;
};

function exampleBody(operation: OperationId): unknown {
  const { body } = sampleOf(operation);
  return body && 'value' in body ? body.value : undefined;
}

const exampleToken = (operation: OperationId) => sampleOf(operation).query['token'] ?? '';

const sipho = {
  id: 'usr-sipho',
  name: 'Sipho',
  surname: 'Dlamini',
  email: 'tutor@springbyte.test',
  cellphoneNumber: '081 555 0117',
  whatsAppNumber: '081 555 0117',
  dateOfBirth: '1990-04-02',
  gradeId: null,
  role: 'Tutor',
  permissions: [],
  version: '',
} satisfies adminUsers.AdminUser;

const lwazi = {
  ...sipho,
  id: 'lrn-lwazi',
  name: 'Lwazi',
  email: 'learner@springbyte.test',
  role: 'Learner',
  gradeId: 'grd-4',
  version: undefined,
};

/** @param more variables that replace the contract's example body, and the list */
const writeAs =
  (as: string | undefined) =>
  (operation: OperationId, mutation: object, more: { variables?: unknown; list?: object } = {}): Write =>
    ({ operation, as, mutation, variables: exampleBody(operation), list: undefined, ...more }) as Write;
const [visitor, admin, parent, learner] = [
  writeAs(undefined),
  writeAs('thandi'),
  writeAs('naledi'),
  writeAs('lwazi'),
] as const;

/** All mutations of the application, by name. */
const table: Record<string, Write> = {
  registerMutation: visitor('registerUser', auth.registerMutation()),
  requestPasswordResetMutation: visitor('requestPasswordReset', auth.requestPasswordResetMutation()),
  resetPasswordMutation: visitor('resetPassword', auth.resetPasswordMutation()),
  updateRegisteredUserMutation: admin('updateRegisteredUser', auth.updateRegisteredUserMutation()),
  createLearnerMutation: parent('createLearner', learners.createLearnerMutation(), {
    list: learners.myLearnersQuery(),
  }),
  updateLearnerMutation: parent('updateLearner', learners.updateLearnerMutation()),
  updateAvatarMutation: learner('updateLearner', learners.updateAvatarMutation()),
  deleteLearnerMutation: parent('deleteLearner', learners.deleteLearnerMutation(), {
    variables: 'lrn-lwazi',
  }),
  setLearnerLoginMutation: parent('setLearnerLogin', learners.setLearnerLoginMutation()),
  inviteParentMutation: parent('inviteParent', learners.inviteParentMutation()),
  acceptInviteMutation: visitor(
    'acceptInviteRegister',
    learners.acceptInviteMutation(exampleToken('acceptInviteRegister')),
  ),
  acceptInviteSigninMutation: visitor(
    'acceptInviteSignin',
    learners.acceptInviteSigninMutation(exampleToken('acceptInviteSignin')),
  ),
  updateParentProfileMutation: parent('updateParentProfile', parents.updateParentProfileMutation()),
  createGradeMutation: admin('createGrade', grades.createGradeMutation(), { list: grades.gradeListQuery() }),
  updateGradeMutation: admin('updateGrade', grades.updateGradeMutation('grd-7')),
  deleteGradeMutation: admin('deleteGrade', grades.deleteGradeMutation(), { variables: 'grd-7' }),
  createTermMutation: admin('createTerm', terms.createTermMutation(), { list: terms.termListQuery() }),
  updateTermMutation: admin('updateTerm', terms.updateTermMutation('trm-2')),
  deleteTermMutation: admin('deleteTerm', terms.deleteTermMutation(), { variables: 'trm-2' }),
  createSubjectMutation: admin('createSubject', subjects.createSubjectMutation(), {
    list: subjects.gradeSubjectsQuery('grd-4'),
  }),
  updateSubjectMutation: admin('updateSubject', subjects.updateSubjectMutation('sub-4-maths')),
  deleteSubjectMutation: admin('deleteSubject', subjects.deleteSubjectMutation(), {
    variables: 'sub-4-maths',
  }),
  createTopicMutation: admin('createTopic', topics.createTopicMutation(), {
    list: topics.subjectTopicsQuery('sub-4-maths'),
  }),
  updateTopicMutation: admin('updateTopic', topics.updateTopicMutation('top-4-fractions')),
  deleteTopicMutation: admin('deleteTopic', topics.deleteTopicMutation(), { variables: 'top-4-fractions' }),
  createActivityMutation: admin('createActivity', authoring.createActivityMutation(), {
    list: authoring.topicActivityListQuery('top-4-fractions'),
  }),
  updateActivityMutation: admin(
    'updateActivity',
    authoring.updateActivityMutation('act-4-fractions-halves'),
    { variables: { activity: { title: 'Halves', topicId: 'top-4-fractions', description: null } } },
  ),
  deleteActivityMutation: admin('deleteActivity', authoring.deleteActivityMutation(), {
    variables: 'act-4-fractions-halves',
  }),
  deleteActivityMediaMutation: admin(
    'deleteActivityMedia',
    authoring.deleteActivityMediaMutation('act-4-fractions-fair-shares'),
  ),
  submitAnswersMutation: learner(
    'submitActivityAnswers',
    answerSheet.submitAnswersMutation('act-4-fractions-halves'),
    { variables: { topicId: 'top-4-fractions', questions: [], key: '8e03978e-40d5-43dd-bc93-6894a57f9324' } },
  ),
  sendUnlockRequestMutation: parent('createUnlockRequest', subscriptions.sendUnlockRequestMutation()),
  cancelAutoRenewMutation: parent('cancelAutoRenew', subscriptions.cancelAutoRenewMutation(), {
    variables: 'lrn-lwazi',
  }),
  enableAutoRenewMutation: parent('enableAutoRenew', subscriptions.enableAutoRenewMutation(), {
    variables: 'lrn-lwazi',
  }),
  createCheckoutMutation: parent('createCheckout', payments.createCheckoutMutation()),
  createPlanMutation: admin('createPlan', plans.createPlanMutation(), { list: plans.planListQuery() }),
  updatePlanMutation: admin('updatePlan', plans.updatePlanMutation('pln-school-content')),
  setPlanOnSaleMutation: admin('retirePlan', plans.setPlanOnSaleMutation(), {
    variables: { id: 'pln-school-content', isOnSale: false },
  }),
  setPlanPriceMutation: admin('setPlanPrice', plans.setPlanPriceMutation('pln-school-content')),
  createPromotionMutation: admin('createPlanPromotion', plans.createPromotionMutation('pln-full-access'), {
    list: plans.promotionListQuery('pln-full-access'),
  }),
  togglePromotionMutation: admin('togglePlanPromotion', plans.togglePromotionMutation(), {
    variables: { id: 'prm-full-access-winter', isActive: false },
  }),
  retirePromotionMutation: admin('retirePlanPromotion', plans.retirePromotionMutation(), {
    variables: { id: 'prm-full-access-winter', planId: 'pln-full-access' },
  }),
  createRoleMutation: admin('createRole', adminRoles.createRoleMutation(), {
    list: adminRoles.roleListQuery(),
  }),
  deleteRoleMutation: admin('deleteRole', adminRoles.deleteRoleMutation(), { variables: 'Reading Coach' }),
  addRoleMutation: admin('setUserRoles', adminRoles.addRoleMutation(), {
    variables: { userId: 'usr-sipho', role: 'Reading Coach', isMain: false },
  }),
  removeRoleMutation: admin('setUserRoles', adminRoles.removeRoleMutation(), {
    variables: { userId: 'usr-sipho', role: 'Moderator' },
  }),
  createUserMutation: admin('createUser', adminUsers.createUserMutation(), {
    list: adminUsers.userListQuery(),
  }),
  updateUserMutation: admin('updateUser', adminUsers.updateUserMutation(sipho), {
    variables: {
      ...sipho,
      version: undefined,
      surname: 'Dube',
      role: 'Moderator',
      permissions: ['coding-content-access'],
    },
  }),
  assignRoleMutation: admin('assignUserRole', adminUsers.assignRoleMutation(), {
    variables: { id: 'usr-sipho', role: 'Moderator' },
  }),
  setPermissionsMutation: admin('setUserPermissions', adminUsers.setPermissionsMutation(), {
    variables: { id: 'usr-sipho', permissions: ['coding-content-access'] },
  }),
  changeGradeMutation: admin('updateUser', adminUsers.changeGradeMutation(), {
    variables: { user: lwazi, gradeId: 'grd-5' },
  }),
  deleteUserMutation: admin('deleteUser', adminUsers.deleteUserMutation(), { variables: 'usr-sipho' }),
  createCampusMutation: admin('createCampus', campuses.createCampusMutation(), {
    list: campuses.campusListQuery(),
  }),
  updateCampusMutation: admin('updateCampus', campuses.updateCampusMutation('cam-umhlanga')),
  deleteCampusMutation: admin('deleteCampus', campuses.deleteCampusMutation(), { variables: 'cam-umhlanga' }),
  approveChangeMutation: admin('approveChange', moderation.approveChangeMutation(), {
    variables: { id: 'chs-27' },
  }),
  rejectChangeMutation: admin('rejectChange', moderation.rejectChangeMutation(), {
    variables: { id: 'chs-27', reason: 'No.' },
  }),
  approveManyChangesMutation: admin('approveManyChanges', moderation.approveManyChangesMutation(), {
    variables: ['chs-30', 'chs-31'],
  }),
  rejectManyChangesMutation: admin('rejectManyChanges', moderation.rejectManyChangesMutation(), {
    variables: { ids: ['chs-30', 'chs-31'] },
  }),
  submitChangeMutation: admin('submitChange', moderation.submitChangeMutation()),
  createTrialSessionMutation: admin('createTrialSession', trialSessions.createTrialSessionMutation(), {
    list: trialSessions.trialSessionListQuery(),
  }),
  updateTrialSessionMutation: admin(
    'updateTrialSession',
    trialSessions.updateTrialSessionMutation('trs-robots-may'),
  ),
  deleteTrialSessionMutation: admin('deleteTrialSession', trialSessions.deleteTrialSessionMutation(), {
    variables: 'trs-robots-may',
  }),
  generateTrialInviteMutation: admin('generateTrialInvite', trialInvites.generateTrialInviteMutation(), {
    list: trialInvites.trialInviteListQuery(),
  }),
  generateRsvpInviteMutation: admin('generateRsvpInvite', trialInvites.generateRsvpInviteMutation(), {
    list: trialInvites.trialInviteListQuery(),
  }),
  forwardTrialInviteMutation: admin(
    'forwardTrialInvite',
    trialInvites.forwardTrialInviteMutation('inv-open-day'),
  ),
  resendTrialInviteMutation: admin('resendTrialInvite', trialInvites.resendTrialInviteMutation(), {
    variables: 'inv-open-day',
  }),
  deleteTrialInviteMutation: admin('deleteTrialInvite', trialInvites.deleteTrialInviteMutation(), {
    variables: 'inv-open-day',
  }),
  submitRsvpMutation: visitor('submitRsvp', trialInvites.submitRsvpMutation(exampleToken('submitRsvp'))),
};

export const writes: readonly (Write & { name: string })[] = Object.entries(table).map(([name, write]) => ({
  name,
  ...write,
}));

/** The names of all mutations in the query files. */
export const mutationNames: readonly string[] = [
  answerSheet,
  authoring,
  adminRoles,
  adminUsers,
  auth,
  campuses,
  grades,
  learners,
  moderation,
  parents,
  payments,
  plans,
  subjects,
  subscriptions,
  terms,
  topics,
  trialInvites,
  trialSessions,
].flatMap((queries) => Object.keys(queries).filter((name) => name.endsWith('Mutation')));
