import { activities } from './activities/scenarios.ts';
import { adminRoles, exactRoleNames, listOfRoles, roleNames } from './admin-roles/roles.ts';
import {
  effectiveRole,
  firstRoleOfLearners,
  roleMembers,
  rolesInUse,
  userRoles,
} from './admin-roles/user-roles.ts';
import { deletedLearners, deletedStaff } from './admin-users/deleted-users.ts';
import { gradesOfUsers, learnersWithAnotherRole } from './admin-users/grades-of-users.ts';
import { admins, assignedRoles, rightsOfUsers } from './admin-users/rights-of-users.ts';
import { resetLinksAndUserEmails, simultaneousUsers, userEmails } from './admin-users/user-emails.ts';
import { parentsAndLearners, userLists } from './admin-users/user-lists.ts';
import {
  numbersOfLearners,
  refusedUserUpdates,
  refusedUsers,
  userUpdates,
  userVersions,
  users,
} from './admin-users/users.ts';
import { accountDetails, changedEmail, detailsOfOthers } from './auth/account-details.ts';
import {
  actingAndLinks,
  actingAndPasswords,
  actingAndRoles,
  actingAsALearner,
  adultsWhoMayAct,
} from './auth/acting-as-a-learner.ts';
import { emailChecks } from './auth/email-checks.ts';
import {
  refusedRegistrations,
  registeredUserNames,
  registration,
  registrationOfALearner,
  simultaneousRegistrations,
} from './auth/registration.ts';
import {
  encodedResetLinks,
  endedResetLinks,
  expiredResetLinks,
  firstPassword,
  passwordReset,
  resetLinksOfInactiveAccounts,
  resetLinksToOldAddresses,
  resetRequests,
  simultaneousResets,
} from './auth/reset-links.ts';
import { failedSignIns, sessions } from './auth/sessions.ts';
import { telephoneNumbers } from './auth/telephone-numbers.ts';
import { campusConflicts, campuses, campusesInUse } from './campuses/campuses.ts';
import { gradesWithLearners } from './grades/grades-with-learners.ts';
import { grades, gradeTitles } from './grades/grades.ts';
import type { Scenario } from './kit/scenario.ts';
import { avatars, avatarsInRecords } from './learners/avatars.ts';
import { consents } from './learners/consents.ts';
import {
  endedInvitations,
  invitationsPerLearner,
  sendersOfInvitations,
} from './learners/ended-invitations.ts';
import { formerLearners } from './learners/former-learners.ts';
import { gradeChanges } from './learners/grade-changes.ts';
import { gradeLeaderboard } from './learners/grade-leaderboard.ts';
import { guardianInvitations } from './learners/guardians.ts';
import { impersonation } from './learners/impersonation.ts';
import { inactiveLearners } from './learners/inactive-learners.ts';
import { expiredInvitations, invitationTokens } from './learners/invitation-tokens.ts';
import { accountAfterInvitation, invitedPassword } from './learners/invited-password.ts';
import {
  firstGuardian,
  invitationAcceptedTwice,
  invitedRegistration,
} from './learners/invited-registration.ts';
import { invitedSignIn, refusedSignIns } from './learners/invited-sign-in.ts';
import { leakedInvitations } from './learners/leaked-invitations.ts';
import { learnerChanges, refusedChanges } from './learners/learner-changes.ts';
import { learnerLogin, loginEndsResetLinks, refusedLogins } from './learners/learner-login.ts';
import { learnerOwnership } from './learners/learner-ownership.ts';
import { deletedLearners, learners } from './learners/learners.ts';
import { listsOfLearners } from './learners/lists-of-learners.ts';
import { severalGuardians } from './learners/several-guardians.ts';
import { unknownLearners } from './learners/unknown-learners.ts';
import { moderation } from './moderation/scenarios.ts';
import { parentProfile } from './parents/parent-profile.ts';
import { checkouts, checkoutsWithoutPayment, secondPayments, unpaidCheckouts } from './payments/checkouts.ts';
import { endlessPaidPlans, paidPlans } from './payments/paid-plans.ts';
import { paymentsForAnAdditionalRole, paymentsForAnotherRole, refundMessages } from './payments/refunds.ts';
import { planCodes, planStatuses, planUpdates } from './plans/plan-updates.ts';
import { invalidPlans, plans, unknownPlans } from './plans/plans.ts';
import { amounts, invalidPromotions, promotions, promotionsOfAPlan } from './plans/promotions.ts';
import { deletedSubjects, movedSubjects, subjects } from './subjects/subjects.ts';
import { activeSubscription, subscriptionOwnership } from './subscriptions/active-subscription.ts';
import { agreementsOfEndedPlans, cancelledAgreements, unpaidAgreements } from './subscriptions/agreements.ts';
import { autoRenew, autoRenewOfInactiveLearners } from './subscriptions/auto-renew.ts';
import { endedRenewals, renewalsOfUnlinkedAdults } from './subscriptions/ended-renewals.ts';
import { endlessPlans, entitlements, expiry } from './subscriptions/entitlements.ts';
import { autoRenewOfSeveralPlans, paidAutoRenew, payers } from './subscriptions/paid-auto-renew.ts';
import { orderOfPlans, plansOnSale } from './subscriptions/plans-on-sale.ts';
import { cancelledRenewals, lastRenewals, renewals } from './subscriptions/renewals.ts';
import {
  blockedPlans,
  freePlans,
  plansNotOnSale,
  plansWithoutEnd,
  subscriptions,
} from './subscriptions/subscriptions.ts';
import {
  invalidUnlockRequests,
  unlockRequestMails,
  unlockRequests,
} from './subscriptions/unlock-requests.ts';
import { deletedTerms, terms } from './terms/terms.ts';
import { newTitles } from './topics/new-titles.ts';
import { deletedTopics, movedTopics, referencesOfTopics, topics } from './topics/topics.ts';
import { bookings, bookingsAcrossInvites, refusedBookings } from './trial-invites/bookings.ts';
import {
  expiredInvites,
  expiringInvites,
  invitesOfOnePerson,
  invitesToOneSession,
} from './trial-invites/kinds-of-invites.ts';
import { trialInviteMails } from './trial-invites/trial-invite-mails.ts';
import {
  forwardedInvites,
  listsOfInvites,
  refusedInvites,
  trialInvites,
} from './trial-invites/trial-invites.ts';
import { bookedSessions, deletedSessions } from './trial-sessions/booked-sessions.ts';
import {
  trialSessionConflicts,
  trialSessionDetails,
  trialSessions,
} from './trial-sessions/trial-sessions.ts';

/** The scenarios by folder, each of which has the name of a tag. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  activities,
  'admin-roles': [
    adminRoles,
    listOfRoles,
    roleNames,
    exactRoleNames,
    userRoles,
    roleMembers,
    rolesInUse,
    effectiveRole,
    firstRoleOfLearners,
  ],
  'admin-users': [
    users,
    refusedUsers,
    userUpdates,
    refusedUserUpdates,
    userVersions,
    numbersOfLearners,
    userEmails,
    simultaneousUsers,
    resetLinksAndUserEmails,
    gradesOfUsers,
    learnersWithAnotherRole,
    userLists,
    parentsAndLearners,
    rightsOfUsers,
    assignedRoles,
    admins,
    deletedStaff,
    deletedLearners,
  ],
  auth: [
    sessions,
    failedSignIns,
    accountDetails,
    detailsOfOthers,
    changedEmail,
    emailChecks,
    registration,
    registrationOfALearner,
    refusedRegistrations,
    simultaneousRegistrations,
    registeredUserNames,
    telephoneNumbers,
    actingAsALearner,
    adultsWhoMayAct,
    actingAndRoles,
    actingAndLinks,
    actingAndPasswords,
    resetRequests,
    passwordReset,
    encodedResetLinks,
    endedResetLinks,
    resetLinksToOldAddresses,
    resetLinksOfInactiveAccounts,
    firstPassword,
    simultaneousResets,
    expiredResetLinks,
  ],
  campuses: [campuses, campusConflicts, campusesInUse],
  grades: [grades, gradeTitles, gradesWithLearners],
  learners: [
    avatars,
    avatarsInRecords,
    consents,
    endedInvitations,
    invitationsPerLearner,
    sendersOfInvitations,
    formerLearners,
    gradeChanges,
    gradeLeaderboard,
    guardianInvitations,
    impersonation,
    inactiveLearners,
    expiredInvitations,
    invitationTokens,
    accountAfterInvitation,
    invitedPassword,
    firstGuardian,
    invitationAcceptedTwice,
    invitedRegistration,
    invitedSignIn,
    refusedSignIns,
    leakedInvitations,
    learnerChanges,
    refusedChanges,
    learnerLogin,
    loginEndsResetLinks,
    refusedLogins,
    learnerOwnership,
    deletedLearners,
    learners,
    listsOfLearners,
    severalGuardians,
    unknownLearners,
  ],
  moderation,
  parents: [parentProfile],
  payments: [
    checkouts,
    checkoutsWithoutPayment,
    unpaidCheckouts,
    secondPayments,
    paidPlans,
    endlessPaidPlans,
    paymentsForAnotherRole,
    paymentsForAnAdditionalRole,
    refundMessages,
  ],
  plans: [
    plans,
    invalidPlans,
    unknownPlans,
    planUpdates,
    planCodes,
    planStatuses,
    promotions,
    amounts,
    promotionsOfAPlan,
    invalidPromotions,
  ],
  subjects: [subjects, movedSubjects, deletedSubjects],
  subscriptions: [
    plansOnSale,
    orderOfPlans,
    subscriptions,
    blockedPlans,
    plansNotOnSale,
    freePlans,
    plansWithoutEnd,
    activeSubscription,
    subscriptionOwnership,
    entitlements,
    expiry,
    endlessPlans,
    autoRenew,
    autoRenewOfInactiveLearners,
    paidAutoRenew,
    autoRenewOfSeveralPlans,
    payers,
    unpaidAgreements,
    cancelledAgreements,
    agreementsOfEndedPlans,
    renewals,
    lastRenewals,
    cancelledRenewals,
    endedRenewals,
    renewalsOfUnlinkedAdults,
    unlockRequests,
    invalidUnlockRequests,
    unlockRequestMails,
  ],
  terms: [terms, deletedTerms],
  topics: [topics, referencesOfTopics, newTitles, movedTopics, deletedTopics],
  'trial-invites': [
    bookings,
    bookingsAcrossInvites,
    refusedBookings,
    invitesToOneSession,
    invitesOfOnePerson,
    expiredInvites,
    expiringInvites,
    trialInviteMails,
    trialInvites,
    refusedInvites,
    listsOfInvites,
    forwardedInvites,
  ],
  'trial-sessions': [
    trialSessions,
    trialSessionDetails,
    trialSessionConflicts,
    bookedSessions,
    deletedSessions,
  ],
};
