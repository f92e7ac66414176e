import type { FileRouteTypes } from '#app/route-tree.gen.ts';
import type { State } from './states.ts';

/** Why a screen cannot be in a state. */
export const reasons = {
  static: 'Static page: it sends no request',
  noRequest: 'It opens without data from the server',
  oneRecord: 'One record: there is no list that could be empty',
  neverEmpty: 'Never empty: there is always an entry',
  short: 'A requirement limits the number of entries',
  noId: 'Own record or complete list: the URL contains no ID',
  noForm: 'No form on this screen',
  disabled: 'Its buttons are disabled until the input is valid',
  noText: 'No text that users write',
  router: 'Wrong role: Access Denied, as in Public/Unauthorized',
  sameAsFailed: 'Same message as for a failed call',
  sameAsSheet: 'As long as the answer sheet: Do activity shows it',
  review: 'The router sends reviewers to Moderation/Review',
  everyone: 'Every user sees the same',
} as const;

export type Reason = keyof typeof reasons;

type Path = FileRouteTypes['to'];

export interface Screen {
  name: string;
  /** The address; aliases follow it. */
  paths: readonly [Path, ...Path[]];
  /** The designer's pictures of the screen, in `stories/guide/designs`. */
  designs?: readonly string[];
  notApplicable: Partial<Record<State | 'roles', Reason>>;
}

const staticPage: Screen['notApplicable'] = {
  loading: 'static',
  empty: 'static',
  failed: 'static',
  offline: 'static',
  'no-access': 'static',
  'not-found': 'static',
  invalid: 'noForm',
  'long-text': 'noText',
  many: 'static',
};

/** A form for visitors, which asks the server for nothing before it is sent. */
const visitorForm: Screen['notApplicable'] = {
  loading: 'noRequest',
  empty: 'oneRecord',
  'no-access': 'everyone',
  'not-found': 'noId',
  many: 'short',
};

/** A list whose address holds no ID. */
const completeList: Screen['notApplicable'] = { 'no-access': 'router', 'not-found': 'noId' };

/** The signed-in user's own profile. */
const ownProfile: Screen['notApplicable'] = {
  empty: 'oneRecord',
  'no-access': 'router',
  'not-found': 'noId',
  many: 'short',
};

/** A page of an invitation, which its link opens for visitors. */
const invitation: Screen['notApplicable'] = {
  empty: 'oneRecord',
  many: 'short',
  loading: 'noRequest',
  offline: 'noRequest',
  'no-access': 'everyone',
};

/** Every screen of the application by area, in the order of the sidebar. */
export const areas: readonly { name: string; screens: readonly Screen[] }[] = [
  {
    name: 'Public',
    screens: [
      {
        name: 'Home',
        paths: ['/home'],
        designs: ['home-light', 'home-dark', 'home-phone'],
        notApplicable: staticPage,
      },
      { name: 'About', paths: ['/about-{$slug}'], notApplicable: staticPage },
      { name: 'Contact us', paths: ['/contact-us'], notApplicable: staticPage },
      {
        name: 'Paywall',
        paths: ['/paywall'],
        designs: ['paywall-child-light', 'paywall-child-phone'],
        notApplicable: { invalid: 'noForm', many: 'short', offline: 'noRequest' },
      },
      {
        name: 'Offline payment',
        paths: ['/offline-payment'],
        notApplicable: {
          loading: 'noRequest',
          empty: 'oneRecord',
          offline: 'noRequest',
          'not-found': 'noId',
          invalid: 'noForm',
          'long-text': 'noText',
          many: 'short',
          failed: 'noRequest',
          'no-access': 'everyone',
        },
      },
      {
        name: 'Tutor pages',
        paths: [
          '/tutor',
          '/tutor/dashboard',
          '/tutor/learners',
          '/tutor/Lesson',
          '/tutor/profile',
          '/tutor/session',
        ],
        notApplicable: staticPage,
      },
      { name: 'Unauthorized', paths: ['/unauthorized'], notApplicable: staticPage },
    ],
  },
  {
    name: 'Auth',
    screens: [
      {
        name: 'Login',
        paths: ['/auth/login'],
        designs: ['login-light', 'login-phone'],
        notApplicable: { ...visitorForm, offline: 'noRequest' },
      },
      {
        name: 'Register',
        paths: ['/auth/register'],
        notApplicable: { ...visitorForm, offline: 'noRequest' },
      },
      {
        name: 'Forgot password',
        paths: ['/auth/forgot-password'],
        notApplicable: { ...visitorForm, offline: 'noRequest' },
      },
      {
        name: 'Reset password',
        paths: ['/auth/reset-password'],
        notApplicable: { ...visitorForm, offline: 'noRequest' },
      },
    ],
  },
  {
    name: 'Learner',
    screens: [
      {
        name: 'Dashboard',
        paths: ['/learner/dashboard'],
        designs: [
          'learner-dashboard-light',
          'learner-dashboard-dark',
          'learner-dashboard-phone',
          'learner-today-light',
          'learner-today-phone',
          'dashboard-free-light',
        ],
        notApplicable: { ...completeList, invalid: 'noForm', many: 'short' },
      },
      {
        name: 'Topics',
        paths: ['/subjects/$subjectId/learnertopics'],
        designs: ['learner-topics-light', 'learner-topics-phone'],
        notApplicable: { invalid: 'noForm' },
      },
      {
        name: 'Topic activities',
        paths: ['/topics/$topicId/learner-activities'],
        designs: ['topic-activities-light', 'topic-activities-dark', 'topic-activities-phone'],
        notApplicable: { invalid: 'noForm' },
      },
      {
        name: 'Do activity',
        paths: ['/topic/$topicId/activity/$activityId'],
        designs: ['do-activity-light', 'do-activity-dark', 'do-activity-phone', 'code-runs-light'],
        notApplicable: { invalid: 'noForm' },
      },
      {
        name: 'Activity result',
        paths: ['/topic/$topicId/activity-result/$activityResultId'],
        designs: ['result-light', 'activity-result-light'],
        notApplicable: { empty: 'oneRecord', invalid: 'noForm', many: 'sameAsSheet' },
      },
      {
        name: 'Practise my mistakes',
        paths: ['/topic/$topicId/activity-result/$activityResultId/practise'],
        notApplicable: { invalid: 'noForm', many: 'sameAsSheet' },
      },
      {
        name: 'Today’s round',
        paths: ['/learner/today'],
        notApplicable: { ...completeList, invalid: 'noForm', many: 'sameAsSheet' },
      },
      {
        name: 'Questions to revisit',
        paths: ['/learner/revisit'],
        notApplicable: { ...completeList, invalid: 'noForm' },
      },
      {
        name: 'Avatar',
        paths: ['/learner/face'],
        notApplicable: { ...ownProfile, invalid: 'noForm', 'long-text': 'noText' },
      },
      { name: 'Profile', paths: ['/learner/profile'], notApplicable: ownProfile },
    ],
  },
  {
    name: 'Reports',
    screens: [
      {
        name: 'Activity report',
        paths: [
          '/grades/$gradeId/activity-report',
          '/grades/$gradeId/activity-report/$learnerId',
          '/child-activity',
        ],
        notApplicable: { invalid: 'noForm' },
      },
      {
        name: 'Leaderboard',
        paths: ['/grades/$gradeId/learners/$learnerId/leaderboard', '/leaderboard/grade/$gradeId'],
        designs: ['leaderboard-light'],
        notApplicable: { invalid: 'noForm' },
      },
    ],
  },
  {
    name: 'Parent',
    screens: [
      {
        name: 'Dashboard',
        paths: ['/parent/dashboard'],
        designs: ['parent-dashboard-light', 'parent-dashboard-phone'],
        notApplicable: completeList,
      },
      {
        name: 'Edit a learner',
        paths: ['/parent/child-profile'],
        notApplicable: { empty: 'oneRecord', many: 'short' },
      },
      {
        name: 'Set logins',
        paths: ['/learner/$learnerId/set-logins'],
        notApplicable: { empty: 'oneRecord', many: 'short' },
      },
      {
        name: 'Invite a parent',
        paths: ['/parent/invite-parent/$learnerId'],
        notApplicable: { empty: 'oneRecord', many: 'short' },
      },
      { name: 'Progress', paths: ['/parent/progress/$learnerId'], notApplicable: { invalid: 'noForm' } },
      {
        name: 'Data',
        paths: ['/parent/data/$learnerId'],
        notApplicable: { empty: 'oneRecord', invalid: 'noForm', many: 'short' },
      },
      { name: 'Profile', paths: ['/parent/profile'], notApplicable: ownProfile },
    ],
  },
  {
    name: 'Subscription',
    screens: [
      {
        name: 'Subscribe',
        paths: ['/subscribe'],
        designs: ['subscribe-light', 'subscribe-phone', 'change-plan-light', 'change-plan-phone'],
        notApplicable: { many: 'short', invalid: 'noForm' },
      },
      {
        name: 'Payment result',
        paths: ['/subscribe/success'],
        designs: ['subscription-success-light', 'payment-pending-light'],
        notApplicable: {
          empty: 'oneRecord',
          invalid: 'noForm',
          many: 'short',
          offline: 'sameAsFailed',
          'no-access': 'sameAsFailed',
          'long-text': 'noText',
        },
      },
      {
        name: 'Manage',
        paths: ['/manage-subscription/$learnerId', '/manage-subscription'],
        designs: ['manage-light'],
        notApplicable: { many: 'short', invalid: 'noForm' },
      },
    ],
  },
  {
    name: 'Admin',
    screens: [
      {
        name: 'Users',
        paths: ['/admin/users', '/admin/dashboard'],
        designs: ['admin-users-light', 'admin-users-dark', 'users-several-light'],
        notApplicable: completeList,
      },
      {
        name: 'User',
        paths: ['/admin/users/$userId'],
        designs: ['person-light'],
        notApplicable: { 'no-access': 'router' },
      },
      { name: 'Parents', paths: ['/admin/parents'], notApplicable: { ...completeList, invalid: 'noForm' } },
      {
        name: 'Learners',
        paths: ['/admin/learners'],
        notApplicable: { ...completeList, invalid: 'noForm' },
      },
      {
        name: 'Import',
        paths: ['/admin/users/import'],
        designs: ['import-light', 'import-running-light'],
        notApplicable: { ...completeList, offline: 'sameAsFailed', empty: 'neverEmpty' },
      },
      { name: 'Roles', paths: ['/admin/roles'], notApplicable: { 'no-access': 'router' } },
      {
        name: 'Campuses',
        paths: ['/admin/campus'],
        designs: ['campuses-light', 'campuses-phone'],
        notApplicable: completeList,
      },
      {
        name: 'Plans',
        paths: ['/admin/subscription-plans'],
        designs: ['plans-light'],
        notApplicable: completeList,
      },
      {
        name: 'Profile',
        paths: ['/admin/profile'],
        notApplicable: { ...ownProfile, loading: 'noRequest', offline: 'noRequest' },
      },
    ],
  },
  {
    name: 'Authoring',
    screens: [
      {
        name: 'Grade setup',
        paths: ['/admin/grade-setup'],
        designs: ['grade-setup-light'],
        notApplicable: { ...completeList, offline: 'sameAsFailed' },
      },
      { name: 'Terms', paths: ['/admin/terms'], notApplicable: { ...completeList, offline: 'sameAsFailed' } },
      {
        name: 'Subjects',
        paths: ['/grades/$gradeId/subjects'],
        notApplicable: { 'no-access': 'router', offline: 'sameAsFailed' },
      },
      {
        name: 'Topics',
        paths: ['/grades/$gradeId/subjects/$subjectId/topics'],
        designs: ['topics-authoring-light'],
        notApplicable: { 'no-access': 'router', offline: 'sameAsFailed' },
      },
      {
        name: 'Activities',
        paths: [
          '/grades/$gradeId/subjects/$subjectId/topics/$topicId/activities',
          '/grades/$gradeId/subjects/$subjectId/activities',
        ],
        notApplicable: { invalid: 'disabled', 'no-access': 'router', offline: 'sameAsFailed' },
      },
      {
        name: 'Activity editor',
        paths: [
          '/activity-questions',
          '/grades/$gradeId/subjects/$subjectId/topics/$topicId/activity-editor/$activityId',
        ],
        designs: ['activity-editor-light'],
        notApplicable: { 'no-access': 'router' },
      },
    ],
  },
  {
    name: 'Moderation',
    screens: [
      {
        name: 'Queue',
        paths: ['/admin/moderation/queue'],
        designs: ['moderation-queue-light', 'moderation-queue-dark'],
        notApplicable: { ...completeList, invalid: 'noForm' },
      },
      {
        name: 'Bulk review',
        paths: ['/admin/moderation/activity/$activityId'],
        designs: ['moderation-compare-light', 'moderation-compare-dark'],
        notApplicable: { 'no-access': 'router', invalid: 'noForm' },
      },
      {
        name: 'Review',
        paths: ['/admin/moderation/review/$id'],
        designs: ['review-three-way-light'],
        notApplicable: { empty: 'oneRecord', 'no-access': 'router', invalid: 'noForm', many: 'short' },
      },
      {
        name: 'My submissions',
        paths: ['/submissions'],
        notApplicable: { ...completeList, invalid: 'noForm' },
      },
      {
        name: 'My submission',
        paths: ['/submissions/$changeSetId'],
        notApplicable: { roles: 'review', empty: 'oneRecord', invalid: 'noForm', many: 'short' },
      },
    ],
  },
  {
    name: 'Invitation',
    screens: [
      {
        name: 'Accept',
        paths: ['/learner/accept-parent'],
        notApplicable: invitation,
      },
      {
        name: 'Log in to accept',
        paths: ['/learner/accept-signin'],
        notApplicable: invitation,
      },
      {
        name: 'Register to accept',
        paths: ['/learner/accept-register'],
        notApplicable: invitation,
      },
    ],
  },
  {
    name: 'Trial',
    screens: [
      {
        name: 'Sessions',
        paths: ['/admin/trialsession'],
        designs: ['trial-sessions-light'],
        notApplicable: completeList,
      },
      {
        name: 'Invites',
        paths: ['/admin/invite'],
        notApplicable: { empty: 'oneRecord', 'no-access': 'router', many: 'short' },
      },
      {
        name: 'RSVP',
        paths: ['/rsvp'],
        designs: ['rsvp-light', 'rsvp-phone'],
        notApplicable: { 'no-access': 'everyone' },
      },
    ],
  },
];

/** Whether a story shows what surrounds every screen. Such stories open any screen. */
export const isOfShell = (title: string) => title.startsWith('Screens/Shell/');
