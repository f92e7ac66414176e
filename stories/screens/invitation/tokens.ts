import { parentInvites } from '#mocks/data/seed/invitations.ts';
import { toDateTime } from '#mocks/data/seed/relative-time.ts';
import type { Backend } from '#mocks/server/backend.ts';
import { signInviteToken } from '#mocks/services/accounts/invite-tokens.ts';
import { storyNow } from '../../visit.tsx';
import { longText } from '../common-states.ts';

/** The token in the email of a demo invitation. */
async function createTokenOf(id: string, learnerName: string): Promise<string> {
  const seeded = parentInvites.find((invite) => invite.id === id);
  if (!seeded) throw new Error(`The demo data has no invitation ${id}.`);
  const { expires, ...invitation } = seeded;
  const record = { ...invitation, expiresAtUtc: toDateTime(storyNow, expires), endedAtUtc: null };
  return signInviteToken(record, learnerName);
}

/** The invited email has no account. */
export const busisiweToken = await createTokenOf('inv-busisiwe', 'Lwazi Khumalo');
/** The invited email has an account. */
export const fatimaToken = await createTokenOf('inv-fatima', 'Zola Khumalo');
export const expiredToken = await createTokenOf('inv-themba', 'Lwazi Khumalo');
export const longNameToken = await createTokenOf('inv-busisiwe', `Lwazi ${longText}`);

/** Gives Naledi, who already sees Lwazi, the invited email. */
export const withNalediInvited = ({ db }: Pick<Backend, 'db'>) =>
  void db.users.update('usr-naledi', { email: 'Busisiwe@springbyte.test' });
