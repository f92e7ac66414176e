import type { components } from '#api/contract.gen.ts';

/** What a main role opens, in a sentence for the office. */
const opens: Readonly<Record<components['schemas']['BuiltInRole'], string>> = {
  Admin: 'Opens everything in the office: users, campuses, plans, trial sessions, grades and moderation.',
  ContentAdmin: 'Reviews learning content in Moderation. Opens nothing else in the office.',
  Moderator: 'Writes learning content, reviews it in Moderation and edits campuses.',
  Tutor: 'Opens the pages for tutors: lessons, learners and sessions.',
  Teatcher: 'The role of teachers, spelt as the school’s system spells it. Opens the dashboard for teachers.',
  Parent: 'Sees their own learners, with progress and plans, and pays for them.',
  Learner: 'Does activities. Has a grade, results and plans.',
};

/** What somebody loses whose main role it was; nothing but what the role opens where it is not here. */
const losses: Readonly<Record<string, string>> = {
  Admin: 'the pages of the office',
  Parent: 'the pages for their learners, and renewals that they pay for stop',
  Learner: 'the grade and the pages for learners, and payments that are not confirmed yet are refunded',
};

/** The seven that the contract names; they cannot be deleted (D-125). */
export const isBuiltIn = (role: string): role is keyof typeof opens => Object.hasOwn(opens, role);

export const whatRoleOpens = (role: string): string =>
  isBuiltIn(role)
    ? opens[role]
    : 'A role of your school’s own. It opens nothing by itself: what somebody may see comes from their main role.';

/** What somebody may see whose main role it becomes. */
export const whatMainRoleOpens = (role: string): string =>
  isBuiltIn(role) ? `${role}: ${opens[role]}` : `${role} opens nothing by itself.`;

/** What happens to somebody whose main role becomes another one. */
export const whatIsLost = (name: string, from: string): string =>
  `${name} loses ${Object.hasOwn(losses, from) ? losses[from] : `what ${from} opens`}.`;

/** Said where the office would take the school's only administrator away. */
export const lastAdmin = {
  title: 'The school needs an administrator',
  advice: 'Make somebody else an administrator first.',
};
