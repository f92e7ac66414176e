import { registrationForm, toRegistrationBody } from '#components/account/registration/registration-form.ts';
import type { FormSchema } from '#components/form/form-schema.ts';
import { learnerRecord } from '#components/learner/learner-record.ts';
import { parentInvite } from '#components/learner/parent-invite.tsx';
import { schema as campus } from '#features/admin/campuses/campus-form.tsx';
import { planFields, toPlanDetails } from '#features/admin/plans/plan-fields.ts';
import { schema as planPrice } from '#features/admin/plans/price-and-promotions.tsx';
import { promotionFields, toPromotion } from '#features/admin/plans/promotion-form.tsx';
import { schema as ownDetails } from '#features/admin/profile/profile-form.tsx';
import { schema as newRole } from '#features/admin/roles/roles-screen.tsx';
import { editedUser, newUser, toProperties } from '#features/admin/users/user-schema.ts';
import { schema as forgotPassword } from '#features/auth/forgot-password/forgot-password-screen.tsx';
import { schema as login } from '#features/auth/login/login-screen.tsx';
import { schema as resetPassword } from '#features/auth/reset-password/reset-password-screen.tsx';
import { activityTitleChange } from '#features/authoring/change-set.ts';
import { schema as renaming } from '#features/authoring/rename-form.tsx';
import { schema as newSubject } from '#features/authoring/subjects/subjects-panel.tsx';
import { titledSchema } from '#features/authoring/title-rule.ts';
import { schema as topic } from '#features/authoring/topics/topic-form.tsx';
import { schema as createAccount } from '#features/invitation/accept-parent/create-account.tsx';
import { schema as setPassword } from '#features/invitation/accept-parent/set-password.tsx';
import { schema as acceptSignin } from '#features/invitation/accept-signin/accept-signin-screen.tsx';
import { registrationPasswords } from '#features/invitation/passwords.ts';
import { schema as avatarSchema } from '#features/learner/avatar/avatar-form.tsx';
import { schema as newLearner, toNewLearner } from '#features/parent/dashboard/add-learner.tsx';
import { schema as parentProfile } from '#features/parent/profile/profile-form.tsx';
import { learnerLogin } from '#features/parent/set-logins/login-form.tsx';
import { schema as forwardInvite } from '#features/trial/invites/forward-form.tsx';
import { schema as trialInvite } from '#features/trial/invites/invite-form.tsx';
import { schema as rsvpInvite } from '#features/trial/rsvp-invite/rsvp-invite-screen.tsx';
import { schema as rsvp } from '#features/trial/rsvp/rsvp-form.tsx';
import { schema as trialSession } from '#features/trial/sessions/session-form.tsx';

export interface FormOfOperation {
  /** The file, relative to `src/features`, that calls `useProblemForm` or renders an `AddForm` or a `RenameForm`. */
  file: string;
  operations: readonly string[];
  schema: FormSchema;
  /** Returns the part of the request body that the form determines. */
  toBody: (output: unknown) => object;
  /** Form values that the test cannot derive from the schema. */
  start?: object;
  /** Matches the JSON pointers of properties that the form may send with invalid values; each use gives the reason. */
  exempt?: RegExp;
}

const form = <Input, Output extends object>(
  file: string,
  operations: string | readonly string[],
  schema: FormSchema<Input, Output>,
  toBody: (output: Output) => object = identity,
  options: Pick<FormOfOperation, 'start' | 'exempt'> = {},
): FormOfOperation => ({
  file,
  operations: [operations].flat(),
  schema,
  toBody: toBody as FormOfOperation['toBody'],
  ...options,
});

/** Only the server validates each email of a list (D-192). */
const emails = { exempt: /^\/emails\/\d+$/ };

/** The server may have stricter rules for a parent's password (VAL-022b, D-177). */
const password = { exempt: /^\/password$/ };

/** The form shows the user name, but does not change it. */
const userName = { exempt: /^\/userName$/ };

const identity = (output: object) => output;

const isTaken = () => false;

/** Omits empty values. The role form sends no request without a name (ADM-021). */
const withoutEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const withoutConfirmation = <Values extends { confirmPassword: string }>({
  confirmPassword: _confirmPassword,
  ...values
}: Values) => values;

export const forms: readonly FormOfOperation[] = [
  form('admin/campuses/campus-form.tsx', ['createCampus', 'updateCampus'], campus),
  form('admin/plans/plan-form.tsx', ['createPlan', 'updatePlan'], planFields, toPlanDetails, {
    start: { status: '1' },
    // The user selects these values from lists.
    exempt: /^\/(status|entitlements)$/,
  }),
  form('admin/plans/price-and-promotions.tsx', 'setPlanPrice', planPrice),
  form('admin/plans/promotion-form.tsx', 'createPlanPromotion', promotionFields, toPromotion),
  form('admin/profile/profile-form.tsx', 'updateRegisteredUser', ownDetails, withoutEmpty),
  form('admin/roles/roles-screen.tsx', 'createRole', newRole, withoutEmpty),
  form('admin/users/user-form.tsx', 'createUser', newUser(isTaken), toProperties),
  form('admin/users/user-form.tsx', 'updateUser', editedUser(), toProperties),
  form('admin/users/person/invite-parent-form.tsx', 'inviteParent', parentInvite),
  form('auth/forgot-password/forgot-password-screen.tsx', 'requestPasswordReset', forgotPassword),
  form('auth/login/login-screen.tsx', 'loginUser', login),
  form('auth/register/register-screen.tsx', 'registerUser', registrationForm(isTaken), toRegistrationBody),
  form('auth/reset-password/reset-password-screen.tsx', 'resetPassword', resetPassword),
  form('authoring/activities/activities-screen.tsx', 'createActivity', titledSchema),
  form('authoring/activities/activity-card.tsx', 'updateActivity', renaming, ({ title }) => ({
    model: { title, description: null, topicId: 'some-id' },
  })),
  form('authoring/activities/activity-card.tsx', 'submitChange', renaming, ({ title }) =>
    activityTitleChange({ id: 'some-id', title: 'Before', description: null }, title),
  ),
  form('authoring/grade-setup/grades-panel.tsx', 'createGrade', titledSchema),
  form('authoring/grade-setup/grades-panel.tsx', 'updateGrade', renaming),
  form('authoring/subjects/subjects-panel.tsx', 'createSubject', newSubject),
  form('authoring/subjects/subjects-panel.tsx', 'updateSubject', renaming),
  form('authoring/terms/terms-screen.tsx', 'createTerm', titledSchema),
  form('authoring/terms/terms-screen.tsx', 'updateTerm', titledSchema),
  form('authoring/topics/topics-panel.tsx', 'createTopic', titledSchema),
  form('authoring/topics/topics-panel.tsx', 'updateTopic', renaming),
  form('authoring/topics/topic-form.tsx', 'updateTopic', topic),
  form(
    'invitation/accept-parent/create-account.tsx',
    'acceptInviteRegister',
    createAccount,
    (values) => ({
      ...withoutConfirmation(values),
      email: 'nomsa@example.com',
      role: 'Parent',
    }),
    password,
  ),
  form('invitation/accept-parent/set-password.tsx', 'acceptInviteRegister', setPassword, withoutConfirmation),
  form(
    'invitation/accept-register/accept-register-screen.tsx',
    'acceptInviteRegister',
    registrationForm(isTaken, registrationPasswords),
    (account) => toRegistrationBody(withoutConfirmation(account)),
  ),
  form('invitation/accept-signin/accept-signin-screen.tsx', 'acceptInviteSignin', acceptSignin),
  form('learner/avatar/avatar-form.tsx', 'updateLearner', avatarSchema, (avatar) => ({
    id: 'some-id',
    avatar,
  })),
  form('learner/profile/profile-form.tsx', 'updateLearner', learnerRecord, identity, userName),
  form('parent/child-profile/child-form.tsx', 'updateLearner', learnerRecord, identity, userName),
  form('parent/dashboard/add-learner.tsx', 'createLearner', newLearner, toNewLearner),
  form('parent/invite-parent/invite-parent-screen.tsx', 'inviteParent', parentInvite),
  form('parent/profile/profile-form.tsx', 'updateParentProfile', parentProfile),
  form('parent/set-logins/login-form.tsx', 'setLearnerLogin', learnerLogin('Zola K', isTaken)),
  form('trial/invites/forward-form.tsx', 'forwardTrialInvite', forwardInvite, identity, emails),
  form('trial/invites/invite-form.tsx', 'generateTrialInvite', trialInvite, identity, emails),
  form('trial/rsvp-invite/rsvp-invite-screen.tsx', 'generateRsvpInvite', rsvpInvite, identity, emails),
  form('trial/rsvp/rsvp-form.tsx', 'submitRsvp', rsvp),
  form('trial/sessions/session-form.tsx', ['createTrialSession', 'updateTrialSession'], trialSession),
];
