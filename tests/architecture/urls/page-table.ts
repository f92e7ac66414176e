/**
 * Every page with its URL and access rule, as in the requirements (SES-015 to SES-046, SHELL-024, PUB-010 to
 * PUB-013, D-027 to D-051), independent of the code. `urls.test.ts` uses it in Node, and a story in a browser.
 */

const accounts = {
  thandi: { role: 'Admin', permissions: ['school-content-access', 'coding-content-access'] },
  pieter: { role: 'ContentAdmin', permissions: [] },
  aisha: { role: 'Moderator', permissions: [] },
  sipho: { role: 'Tutor', permissions: [] },
  grace: { role: 'Teatcher', permissions: [] },
  naledi: { role: 'Parent', permissions: [] },
  johan: { role: 'Parent', permissions: [] },
  fatima: { role: 'Parent', permissions: [] },
  lwazi: { role: 'Learner', permissions: ['school-content-access'] },
  zola: { role: 'Learner', permissions: [] },
  kabelo: { role: 'Learner', permissions: [] },
  emma: { role: 'Learner', permissions: ['school-content-access'] },
} as const;

type Persona = keyof typeof accounts;
export type Role = (typeof accounts)[Persona]['role'];

export const users = ['visitor', ...(Object.keys(accounts) as Persona[])] as const;
export type User = (typeof users)[number];

/** @returns undefined for a visitor */
export const roleOf = (persona: string): Role | undefined =>
  persona in accounts ? accounts[persona as Persona].role : undefined;

interface Page {
  /** The requirements and decisions that define the access rule. */
  rule: string;
  at: string;
  admits: 'everyone' | 'signed in' | readonly Role[];
  /** The additional permission (SES-018). */
  needs?: string;
  to?: string;
  title: string;
}

const admin = ['Admin'] as const;
const parent = ['Parent'] as const;
const learner = ['Learner'] as const;
const managers = ['Admin', 'Moderator'] as const;
const authors = ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'] as const;
const submitters = ['Admin', 'ContentAdmin', 'Learner', 'Moderator', 'Tutor'] as const;
const reviewers = ['Admin', 'ContentAdmin', 'Moderator'] as const;
const learners = ['Admin', 'Learner'] as const;
const family = ['Admin', 'Learner', 'Parent'] as const;

const subject = '/grades/grd-4/subjects/sub-4-maths';
const topic = `${subject}/topics/top-4-fractions`;
const activity = 'act-4-fractions-halves';

export const pages: readonly Page[] = [
  { rule: 'PUB-013a', at: '/home', admits: 'everyone', title: 'Home' },
  { rule: 'PUB-013b', at: '/about-springbyte', admits: 'everyone', title: 'About Us' },
  { rule: 'PUB-013c', at: '/unauthorized', admits: 'everyone', title: 'Access Denied' },
  { rule: 'PUB-013d', at: '/auth/login', admits: 'everyone', title: 'Login' },
  { rule: 'PUB-013e', at: '/auth/register', admits: 'everyone', title: 'Register' },
  { rule: 'PUB-013f', at: '/auth/forgot-password', admits: 'everyone', title: 'Forgot password' },
  { rule: 'PUB-013g', at: '/auth/reset-password', admits: 'everyone', title: 'Reset password' },
  {
    rule: 'PUB-013h',
    at: '/learner/accept-parent?token=t',
    admits: 'everyone',
    title: 'Complete Your Invitation',
  },
  {
    rule: 'PUB-013i',
    at: '/learner/accept-register?token=t',
    admits: 'everyone',
    title: 'Accept invitation',
  },
  { rule: 'PUB-013j', at: '/learner/accept-signin?token=t', admits: 'everyone', title: 'Log in to accept' },
  { rule: 'PUB-013k', at: '/subscribe?learnerId=lrn-zola', admits: 'everyone', title: 'Choose a plan' },
  {
    rule: 'PUB-013l',
    at: '/subscribe/success?learnerId=lrn-zola&recurring=1',
    admits: 'everyone',
    title: 'Payment result',
  },
  {
    rule: 'PUB-013m',
    at: '/manage-subscription/lrn-lwazi',
    admits: 'everyone',
    title: 'Subscription of Lwazi',
  },
  {
    rule: 'PUB-013m',
    at: '/manage-subscription?learnerId=lrn-lwazi',
    admits: 'everyone',
    title: 'Subscription of Lwazi',
  },
  { rule: 'PUB-013n', at: '/offline-payment', admits: 'everyone', title: 'Payment Required' },
  { rule: 'PUB-013o', at: '/paywall?learnerId=lrn-zola', admits: 'everyone', title: 'Unlock full access' },
  { rule: 'PUB-013p', at: '/rsvp?token=t', admits: 'everyone', title: 'Book a Coding Trial Session' },
  { rule: 'D-031', at: '/contact-us', admits: 'everyone', title: 'Contact Us' },

  { rule: 'SES-022', at: '/tutor/dashboard', admits: 'everyone', title: 'Tutor Dashboard' },
  { rule: 'SES-022', at: '/tutor/profile', admits: 'everyone', title: 'Tutor Profile' },
  { rule: 'SES-022', at: '/tutor/session', admits: 'everyone', title: 'Tutor Sessions' },
  { rule: 'PUB-019', at: '/tutor', admits: 'everyone', title: 'Tutor' },
  { rule: 'D-028', at: '/tutor/Lesson', admits: 'everyone', title: 'Tutor Lessons' },
  { rule: 'D-028', at: '/tutor/learners', admits: 'everyone', title: 'Tutor Learners' },

  { rule: 'SES-023', at: '/learner/dashboard', admits: learner, title: 'Dashboard' },
  { rule: 'D-029', at: '/learner/profile', admits: learner, title: 'Profile' },
  {
    rule: 'D-036',
    at: '/learner/lrn-lwazi/set-logins',
    admits: ['Admin', 'Parent'],
    title: 'Set Logins for Lwazi',
  },
  {
    rule: 'D-033',
    at: '/child-activity?learnerId=lrn-lwazi',
    admits: family,
    title: 'Activity report of Lwazi Khumalo',
  },

  { rule: 'SES-024', at: '/parent/dashboard', admits: parent, title: 'My Learners' },
  { rule: 'SES-024', at: '/parent/profile', admits: parent, title: 'Profile' },
  {
    rule: 'SES-024, D-050',
    at: '/parent/child-profile?learnerId=lrn-lwazi',
    admits: parent,
    title: 'Edit Profile of Lwazi',
  },
  {
    rule: 'SES-024',
    at: '/parent/invite-parent/lrn-lwazi',
    admits: parent,
    title: 'Invite Parent for Lwazi',
  },
  { rule: 'D-243', at: '/parent/progress/lrn-lwazi', admits: parent, title: "Lwazi's progress" },
  { rule: 'D-243', at: '/parent/data/lrn-lwazi', admits: parent, title: 'What we keep about Lwazi' },

  { rule: 'SES-025, D-042', at: '/admin/dashboard', admits: admin, title: 'Users' },
  { rule: 'SES-025', at: '/admin/users', admits: admin, title: 'Users' },
  { rule: 'D-269', at: '/admin/users/lrn-lwazi', admits: admin, title: 'Lwazi Khumalo' },
  { rule: 'SES-025', at: '/admin/parents', admits: admin, title: 'Parents' },
  { rule: 'D-280', at: '/admin/users/import', admits: admin, title: 'Import a class list' },
  { rule: 'ADM-001', at: '/admin/roles', admits: admin, title: 'Roles' },
  { rule: 'ADM-001', at: '/admin/learners', admits: admin, title: 'Learners' },
  { rule: 'SES-025', at: '/admin/grade-setup', admits: admin, title: 'Manage Grades' },
  { rule: 'SES-025', at: '/admin/terms', admits: admin, title: 'Manage Terms' },
  { rule: 'SES-025', at: '/admin/subscription-plans', admits: admin, title: 'Subscription Plans' },
  { rule: 'SES-025, D-041', at: '/admin/invite', admits: admin, title: 'Invite to a trial session' },
  { rule: 'SES-025', at: '/admin/trialsession', admits: admin, title: 'Trial Sessions' },
  { rule: 'SES-026', at: '/admin/campus', admits: managers, title: 'Campuses' },
  { rule: 'D-030', at: '/admin/profile', admits: reviewers, title: 'Profile' },
  { rule: 'SES-036', at: '/admin/moderation/queue?approved=chg-1', admits: reviewers, title: 'Moderation' },
  {
    rule: 'SES-036',
    at: `/admin/moderation/activity/${activity}?focusQuestionId=qst-1`,
    admits: reviewers,
    title: 'Review of Halves, quarters and eighths',
  },
  {
    rule: 'SES-036',
    at: '/admin/moderation/review/chg-1',
    admits: reviewers,
    title: 'Review of change #chg-1',
  },

  { rule: 'SES-027, D-264', at: '/grades/grd-4/subjects', admits: authors, title: 'Subjects of Grade 4' },
  { rule: 'SES-027, D-264', at: `${subject}/topics`, admits: authors, title: 'Topics of Mathematics' },
  { rule: 'SES-027, D-264', at: `${topic}/activities`, admits: authors, title: 'Activities of Fractions' },
  {
    rule: 'SHELL-024, D-039, D-264',
    at: `${subject}/activities`,
    admits: authors,
    title: 'Activities of Mathematics',
  },
  {
    rule: 'SES-028, D-264',
    at: `${topic}/activity-editor/${activity}`,
    admits: submitters,
    title: 'Halves, quarters and eighths',
  },
  {
    rule: 'SES-029, D-037, D-264',
    at: `/activity-questions?activityId=${activity}`,
    admits: authors,
    title: 'Questions of Halves, quarters and eighths',
  },
  {
    rule: 'D-038, D-264',
    at: '/create-activity/top-4-fractions',
    admits: authors,
    to: `${topic}/activities?form=new`,
    title: 'Activities of Fractions',
  },
  { rule: 'D-264', at: '/submissions', admits: submitters, title: 'My submissions' },
  { rule: 'D-264', at: '/submissions/chs-1', admits: submitters, title: 'My submission' },

  {
    rule: 'SES-030',
    at: '/subjects/sub-4-maths/learnertopics?learnerId=lrn-lwazi',
    admits: learners,
    needs: 'school-content-access',
    title: 'Mathematics',
  },
  {
    rule: 'SES-031',
    at: '/topics/top-4-fractions/learner-activities',
    admits: learners,
    title: 'Fractions',
  },
  {
    rule: 'SES-032',
    at: `/topic/top-4-fractions/activity/${activity}`,
    admits: 'signed in',
    title: 'Halves, quarters and eighths',
  },
  {
    rule: 'SES-033, D-243',
    at: '/topic/top-4-fractions/activity-result/res-1',
    admits: family,
    title: 'Result',
  },
  {
    rule: 'SES-033, practice',
    at: '/topic/top-4-fractions/activity-result/res-1/practise',
    admits: learners,
    title: 'Practise my mistakes',
  },
  { rule: 'D-306, the round of the day', at: '/learner/today', admits: ['Learner'], title: 'Today’s round' },
  { rule: 'D-243, practice', at: '/learner/revisit', admits: ['Learner'], title: 'Questions to revisit' },
  { rule: 'D-243, looks', at: '/learner/face', admits: ['Learner'], title: 'Your face' },
  {
    rule: 'SES-034',
    at: '/grades/grd-4/activity-report/lrn-lwazi',
    admits: family,
    title: 'Activity report of Lwazi Khumalo',
  },
  { rule: 'D-034', at: '/grades/grd-4/activity-report', admits: family, title: 'Activity report' },
  {
    rule: 'SES-034',
    at: '/grades/grd-4/learners/lrn-lwazi/leaderboard',
    admits: family,
    title: 'Leaderboard of Grade 4',
  },
  {
    rule: 'SES-035, D-040',
    at: '/leaderboard/grade/grd-4',
    admits: 'signed in',
    title: 'Leaderboard of Grade 4',
  },
];

/** The URL that a user reaches by opening a page, after redirects (SES-015 to SES-019). */
export function finalUrl({ at, admits, needs, to = at }: Page, user: User): string {
  const withReturn = (page: string) => `${page}?${new URLSearchParams({ returnUrl: at }).toString()}`;
  if (admits === 'everyone') return to;
  if (user === 'visitor') return withReturn('/auth/login');
  const { role, permissions } = accounts[user];
  if (admits !== 'signed in' && !admits.includes(role)) return withReturn('/unauthorized');
  if (needs !== undefined && !permissions.some((held) => held === needs)) {
    return withReturn('/offline-payment');
  }
  return to;
}

/** URLs that redirect or have another spelling, for every user (PUB-011, PUB-012, D-032, D-051, D-242). */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/', '/home'],
  ['/no/such/page', '/home'],
  ['/admin', '/home'],
  ['/about-anything-else', '/home'],
  ['/home/', '/home'],
  ['/HOME/', '/home'],
  ['/paywall?learnerId=12345678901234567890', '/paywall?learnerId=12345678901234567890'],
  ['/paywall/?learnerId=1e3', '/paywall?learnerId=1e3'],
  ['/Auth/Login/?planId=7#form', '/auth/login?planId=7#form'],
  ['/auth/reset-password?token=&email=zola%40home.test', '/auth/reset-password?email=zola%40home.test'],
  ['/auth/login?message=a&message=b', '/auth/login'],
  ['/Paywall/?learnerId=&learner=lrn-zola#plans', '/paywall#plans'],
  ['/home?utm_source=newsletter', '/home'],
  ['/contact-us?x=1&x=2', '/contact-us'],
  ['/paywall?learnerId=a&learnerId=b', '/paywall'],
  ['/auth/login/?message=&planId=7&message=a#form', '/auth/login?planId=7#form'],
  ['/tutor/sessions', '/tutor/session'],
  ['/tutor/lesson', '/tutor/Lesson'],
  ['/Unauthorized?returnUrl=%2Fadmin%2Fusers', '/unauthorized?returnUrl=%2Fadmin%2Fusers'],
];
