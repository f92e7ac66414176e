import * as activitiesCreated from './activities/activities-created.ts';
import * as activitiesDeleted from './activities/activities-deleted.ts';
import * as activitiesRefused from './activities/activities-refused.ts';
import * as activitiesSaved from './activities/activities-saved.ts';
import * as activitiesSuspended from './activities/activities-suspended.ts';
import * as activities from './activities/activities.ts';
import * as answering from './activities/answering.ts';
import * as dailyLimit from './activities/daily-limit.ts';
import * as drafts from './activities/drafts.ts';
import * as hiddenNames from './activities/hidden-names.ts';
import * as keptMedia from './activities/kept-media.ts';
import * as leaderboards from './activities/leaderboards.ts';
import * as listsOfActivities from './activities/lists-of-activities.ts';
import * as marking from './activities/marking.ts';
import * as mediaSize from './activities/media-size.ts';
import * as media from './activities/media.ts';
import * as openSheets from './activities/open-sheets.ts';
import * as questionMedia from './activities/question-media.ts';
import * as questionsSaved from './activities/questions-saved.ts';
import * as resultsOfActivities from './activities/results-of-activities.ts';
import * as results from './activities/results.ts';
import * as submittingOnce from './activities/submitting-once.ts';
import * as roles from './admin-roles/roles.ts';
import * as userRoles from './admin-roles/user-roles.ts';
import * as deletedUsers from './admin-users/deleted-users.ts';
import * as gradesOfUsers from './admin-users/grades-of-users.ts';
import * as rightsOfUsers from './admin-users/rights-of-users.ts';
import * as userEmails from './admin-users/user-emails.ts';
import * as userLists from './admin-users/user-lists.ts';
import * as users from './admin-users/users.ts';
import * as accountDetails from './auth/account-details.ts';
import * as actingAsALearner from './auth/acting-as-a-learner.ts';
import * as emailChecks from './auth/email-checks.ts';
import * as registration from './auth/registration.ts';
import * as resetLinks from './auth/reset-links.ts';
import * as sessions from './auth/sessions.ts';
import * as telephoneNumbers from './auth/telephone-numbers.ts';
import * as campuses from './campuses/campuses.ts';
import * as gradesWithLearners from './grades/grades-with-learners.ts';
import * as grades from './grades/grades.ts';
import type { Scenario } from './kit/scenario.ts';
import * as avatars from './learners/avatars.ts';
import * as consents from './learners/consents.ts';
import * as endedInvitations from './learners/ended-invitations.ts';
import * as formerLearners from './learners/former-learners.ts';
import * as gradeChanges from './learners/grade-changes.ts';
import * as gradeLeaderboard from './learners/grade-leaderboard.ts';
import * as guardians from './learners/guardians.ts';
import * as impersonation from './learners/impersonation.ts';
import * as inactiveLearners from './learners/inactive-learners.ts';
import * as invitationTokens from './learners/invitation-tokens.ts';
import * as invitedPassword from './learners/invited-password.ts';
import * as invitedRegistration from './learners/invited-registration.ts';
import * as invitedSignIn from './learners/invited-sign-in.ts';
import * as leakedInvitations from './learners/leaked-invitations.ts';
import * as learnerChanges from './learners/learner-changes.ts';
import * as learnerLogin from './learners/learner-login.ts';
import * as learnerOwnership from './learners/learner-ownership.ts';
import * as learnersLearners from './learners/learners.ts';
import * as listsOfLearners from './learners/lists-of-learners.ts';
import * as manyLearners from './learners/many-learners.ts';
import * as severalGuardians from './learners/several-guardians.ts';
import * as unknownLearners from './learners/unknown-learners.ts';
import * as conflicts from './moderation/conflicts.ts';
import * as decisions from './moderation/decisions.ts';
import * as learnerLimits from './moderation/learner-limits.ts';
import * as moderationLearners from './moderation/learners.ts';
import * as manyChanges from './moderation/many-changes.ts';
import * as publishing from './moderation/publishing.ts';
import * as queue from './moderation/queue.ts';
import * as refusals from './moderation/refusals.ts';
import * as resolutions from './moderation/resolutions.ts';
import * as reviews from './moderation/reviews.ts';
import * as submissions from './moderation/submissions.ts';
import * as parentProfile from './parents/parent-profile.ts';
import * as checkouts from './payments/checkouts.ts';
import * as paidPlans from './payments/paid-plans.ts';
import * as refunds from './payments/refunds.ts';
import * as planUpdates from './plans/plan-updates.ts';
import * as plans from './plans/plans.ts';
import * as promotions from './plans/promotions.ts';
import * as subjects from './subjects/subjects.ts';
import * as activeSubscription from './subscriptions/active-subscription.ts';
import * as agreements from './subscriptions/agreements.ts';
import * as autoRenew from './subscriptions/auto-renew.ts';
import * as endedRenewals from './subscriptions/ended-renewals.ts';
import * as entitlements from './subscriptions/entitlements.ts';
import * as paidAutoRenew from './subscriptions/paid-auto-renew.ts';
import * as plansOnSale from './subscriptions/plans-on-sale.ts';
import * as renewals from './subscriptions/renewals.ts';
import * as subscriptions from './subscriptions/subscriptions.ts';
import * as unlockRequests from './subscriptions/unlock-requests.ts';
import * as terms from './terms/terms.ts';
import * as manyTopics from './topics/many-topics.ts';
import * as newTitles from './topics/new-titles.ts';
import * as topics from './topics/topics.ts';
import * as bookings from './trial-invites/bookings.ts';
import * as kindsOfInvites from './trial-invites/kinds-of-invites.ts';
import * as trialInviteMails from './trial-invites/trial-invite-mails.ts';
import * as trialInvites from './trial-invites/trial-invites.ts';
import * as bookedSessions from './trial-sessions/booked-sessions.ts';
import * as trialSessions from './trial-sessions/trial-sessions.ts';

/** All scenarios, by the folder of their tag. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  activities: scenariosOf([
    activitiesCreated,
    activitiesDeleted,
    activitiesRefused,
    activitiesSaved,
    activitiesSuspended,
    activities,
    answering,
    dailyLimit,
    drafts,
    hiddenNames,
    keptMedia,
    leaderboards,
    listsOfActivities,
    marking,
    mediaSize,
    media,
    openSheets,
    questionMedia,
    questionsSaved,
    resultsOfActivities,
    results,
    submittingOnce,
  ]),
  'admin-roles': scenariosOf([roles, userRoles]),
  'admin-users': scenariosOf([deletedUsers, gradesOfUsers, rightsOfUsers, userEmails, userLists, users]),
  auth: scenariosOf([
    accountDetails,
    actingAsALearner,
    emailChecks,
    registration,
    resetLinks,
    sessions,
    telephoneNumbers,
  ]),
  campuses: scenariosOf([campuses]),
  grades: scenariosOf([gradesWithLearners, grades]),
  learners: scenariosOf([
    avatars,
    consents,
    endedInvitations,
    formerLearners,
    gradeChanges,
    gradeLeaderboard,
    guardians,
    impersonation,
    inactiveLearners,
    invitationTokens,
    invitedPassword,
    invitedRegistration,
    invitedSignIn,
    leakedInvitations,
    learnerChanges,
    learnerLogin,
    learnerOwnership,
    learnersLearners,
    listsOfLearners,
    severalGuardians,
    unknownLearners,
    manyLearners,
  ]),
  moderation: scenariosOf([
    conflicts,
    decisions,
    learnerLimits,
    moderationLearners,
    publishing,
    queue,
    refusals,
    resolutions,
    reviews,
    submissions,
    manyChanges,
  ]),
  parents: scenariosOf([parentProfile]),
  payments: scenariosOf([checkouts, paidPlans, refunds]),
  plans: scenariosOf([planUpdates, plans, promotions]),
  subjects: scenariosOf([subjects]),
  subscriptions: scenariosOf([
    activeSubscription,
    agreements,
    autoRenew,
    endedRenewals,
    entitlements,
    paidAutoRenew,
    plansOnSale,
    renewals,
    subscriptions,
    unlockRequests,
  ]),
  terms: scenariosOf([terms]),
  topics: scenariosOf([newTitles, topics, manyTopics]),
  'trial-invites': scenariosOf([bookings, kindsOfInvites, trialInviteMails, trialInvites]),
  'trial-sessions': scenariosOf([bookedSessions, trialSessions]),
};

/** The exported scenarios of modules, which may also export functions. */
function scenariosOf(modules: readonly object[]): Scenario[] {
  const isScenario = (one: unknown): one is Scenario =>
    typeof one === 'object' && one !== null && 'run' in one;
  return modules.flatMap((module) => Object.values(module).filter(isScenario));
}
