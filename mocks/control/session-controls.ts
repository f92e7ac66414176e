import * as v from 'valibot';
import { createDb, type Db } from '../data/db.ts';
import type { UserRecord } from '../data/models/accounts.ts';
import { loadScenario } from '../data/scenarios.ts';
import type { Backend } from '../server/backend.ts';
import { startImpersonation } from '../services/accounts/impersonations.ts';
import { startSession } from '../services/accounts/sessions.ts';
import { canActFor } from '../services/guardians.ts';
import { ControlRefusal, type Controls } from './control.ts';
import { closedObject, scenarioSchema } from './environment-schemas.ts';
import { suggestNames } from './nearest-names.ts';
import { findPersonas, toPersona, type Persona } from './personas.ts';

const accountMessage = 'Give a user name, an email or an id, such as lwazi.';

const account = v.pipe(v.string(accountMessage), v.minLength(1, accountMessage));

const sessionSchema = closedObject({
  user: account,
  as: v.exactOptional(account),
});

const checkSchema = closedObject({
  ...sessionSchema.entries,
  scenario: v.exactOptional(scenarioSchema),
});

/** A session without a password. */
export interface StartedSession {
  persona: Persona;
  token: string;
  refreshToken?: string | undefined;
  /** While a parent acts as a learner: the parent's token. */
  parentToken?: string | undefined;
}

export const sessionControls = (backend: Backend): Controls => ({
  'GET personas': ({ query }) => findPersonas(backend.db, query.get('search') ?? ''),

  /** Refuses what POST would refuse, now or after a restart of a scenario. */
  'GET sessions': async ({ query }) => {
    const { scenario, ...session } = v.parse(checkSchema, Object.fromEntries(query));
    const isPresent = scenario === undefined;
    const db = isPresent ? backend.db : createDb(await loadScenario(scenario, backend.now()));
    const { user, learner } = accountsOf(db, session);
    return toPersona(db, learner ?? user);
  },

  'POST sessions': async ({ body }): Promise<StartedSession> => {
    const { db, randomId } = backend;
    const { user, learner } = accountsOf(db, v.parse(sessionSchema, body));
    return backend.change(
      async () => {
        const now = backend.now();
        if (!learner) {
          return { persona: toPersona(db, user), ...(await startSession(db, user, now, randomId)) };
        }
        const token = await startImpersonation(db, { adultId: user.id, learner }, { now, randomId });
        const persona = toPersona(db, learner);
        // Only a parent can switch back.
        if (user.role !== 'Parent') return { persona, token };
        const { token: parentToken, refreshToken } = await startSession(db, user, now, randomId);
        return { persona, token, parentToken, refreshToken };
      },
      () => true,
    );
  },
});

/** @throws ControlRefusal for an unknown or inactive account, or a user who may not act as the learner */
function accountsOf(db: Db, { user: name, as }: v.InferOutput<typeof sessionSchema>) {
  const user = findAccount(db, name);
  const learner = as === undefined ? undefined : findAccount(db, as);
  if (learner && (learner.role !== 'Learner' || !canActFor(db, user.id, learner))) {
    throw new ControlRefusal(403, `${user.userName} may not act as ${learner.userName}.`);
  }
  return { user, learner };
}

function findAccount(db: Db, name: string): UserRecord {
  const wanted = name.toLowerCase();
  const user = db.users
    .all()
    .find(({ id, userName, email }) => [id, userName, email].some((one) => one?.toLowerCase() === wanted));
  if (!user) {
    const names = db.users.all().map(({ userName }) => userName);
    throw new ControlRefusal(404, `There is no account ${name}.${suggestNames(name, names)}`);
  }
  if (!user.isActive) throw new ControlRefusal(409, `The account ${name} is inactive.`);
  return user;
}
