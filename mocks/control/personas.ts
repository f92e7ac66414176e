import type { Db } from '../data/db.ts';
import type { UserRecord } from '../data/models/accounts.ts';

/** The demo cast by user name, with what each account is for. */
export const cast: Readonly<Record<string, string>> = {
  lwazi: 'has a plan and results',
  zola: 'has no plan: three activities a day, then the paywall',
  kabelo: 'has no grade',
  emma: 'is an adult; the plan ends soon',
  naledi: 'primary parent of Lwazi and Zola',
  johan: 'second parent of Lwazi and Zola',
  fatima: 'has no learners yet',
  sipho: 'submits changes for review',
  grace: 'sees only public pages',
  aisha: 'moderates and submits changes',
  pieter: 'edits content and decides about changes',
  thandi: 'administers everything',
};

/** An account to sign in with. */
export interface Persona {
  id: string;
  userName: string;
  name: string;
  role: string;
  grade: string | null;
  /** What the account is for; null outside of the demo cast. */
  purpose: string | null;
  isActive: boolean;
  /** The learners whom a parent may act as. */
  learners: { id: string; userName: string; name: string }[];
}

/** The number of accounts that a search returns at most. */
export const maxFound = 50;

/**
 * Returns the demo cast, or the accounts whose name, user name, email or id contains the text.
 *
 * @param search in any case; empty for the demo cast
 */
export function findPersonas(db: Db, search: string): Persona[] {
  const wanted = search.trim().toLowerCase();
  const users = db.users.all();
  const found =
    wanted === ''
      ? Object.keys(cast).flatMap((name) => users.find(({ userName }) => userName === name) ?? [])
      : users.filter((user) => searchTextOf(user).includes(wanted)).slice(0, maxFound);
  // The scenario `empty` has only an administrator.
  return (found.length > 0 || wanted !== '' ? found : users.slice(0, maxFound)).map((user) =>
    toPersona(db, user),
  );
}

const searchTextOf = ({ id, name, surname, userName, email }: UserRecord): string =>
  `${name} ${surname} ${userName} ${email ?? ''} ${id}`.toLowerCase();

export const toPersona = (db: Db, user: UserRecord): Persona => ({
  id: user.id,
  userName: user.userName,
  name: `${user.name} ${user.surname}`,
  role: user.role,
  grade: db.grades.get(user.gradeId)?.title ?? null,
  purpose: cast[user.userName] ?? null,
  isActive: user.isActive,
  learners: db.guardians.where('parentId', user.id).flatMap(({ learnerId }) => {
    const learner = db.users.get(learnerId);
    return learner
      ? [{ id: learnerId, userName: learner.userName, name: `${learner.name} ${learner.surname}` }]
      : [];
  }),
});
