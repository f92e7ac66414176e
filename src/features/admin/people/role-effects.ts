import type { components } from '#api/contract.gen.ts';

const accessTexts: Readonly<Record<components['schemas']['BuiltInRole'], string>> = {
  Admin: 'Opens everything in the office: users, campuses, plans, trial sessions, grades and moderation.',
  ContentAdmin: 'Reviews learning content in Moderation. Opens nothing else in the office.',
  Moderator: 'Writes learning content, reviews it in Moderation and edits campuses.',
  Tutor: 'Opens the pages for tutors: lessons, learners and sessions.',
  Teatcher: 'The role of teachers, spelt as the school’s system spells it. Opens the dashboard for teachers.',
  Parent: 'Sees their own learners, with progress and plans, and pays for them.',
  Learner: 'Does activities. Has a grade, results and plans.',
};

/** What a user loses with each of these main roles. With any other role, the user loses only its pages. */
const lossTexts: Readonly<Record<string, string>> = {
  Admin: 'the pages of the office',
  Parent: 'the pages for their learners, and renewals that they pay for stop',
  Learner: 'the grade and the pages for learners, and payments that are not confirmed yet are refunded',
};

/** Whether the contract defines the role; such a role cannot be deleted (D-125). */
export const isBuiltIn = (role: string): role is keyof typeof accessTexts => Object.hasOwn(accessTexts, role);

export const roleAccessText = (role: string): string =>
  isBuiltIn(role)
    ? accessTexts[role]
    : 'A role of your school. It gives no access: the access of a user depends on their main role.';

export const mainRoleAccessText = (role: string): string =>
  isBuiltIn(role) ? `${role}: ${accessTexts[role]}` : `${role} gives no access.`;

export const roleRemovalWarning = (name: string, role: string): string =>
  `${name} loses ${Object.hasOwn(lossTexts, role) ? lossTexts[role] : `the pages of the role ${role}`}.`;

export const lastAdminProblem = {
  title: 'The school needs an administrator',
  advice: 'Make another user an administrator first.',
};
