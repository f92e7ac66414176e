import type { Client } from '../kit/client.ts';
import { item } from '../kit/expect.ts';
import type { Context } from '../kit/scenario.ts';

export const startTime = '2099-06-14T08:00:00Z';
export const validUntil = '2099-06-01T16:00:00Z';

type Session = Awaited<ReturnType<Client['createTrialSession']>>;
type Invite = Awaited<ReturnType<Client['listTrialInvites']>>[number];

/** Creates sessions with these titles at a new campus. */
export async function createSessions<const Titles extends readonly string[]>(
  { admin, name }: Context,
  campusName: string,
  titles: Titles,
  maxNumber = 10,
): Promise<{ [Index in keyof Titles]: Session }> {
  const campus = await admin.createCampus({ body: { name: name(campusName) } });
  const sessions: Session[] = [];
  for (const title of titles) {
    const body = { title: name(title), startTime, maxNumber, campusId: campus.id };
    sessions.push(await admin.createTrialSession({ body }));
  }
  return sessions as { [Index in keyof Titles]: Session };
}

/** Creates an invite, and reads it from the list. */
export async function createInvite(
  { admin, name }: Context,
  title: string,
  sessions: readonly Session[],
  more: { validUntil?: string; emails?: string[]; message?: string } = {},
): Promise<Invite> {
  const inviteTitle = name(title);
  const trialSessionIds = sessions.map(({ id }) => id);
  const { link } = await admin.generateTrialInvite({
    body: { inviteTitle, validUntil, trialSessionIds, ...more },
  });
  return readInvite(admin, link);
}

/** Reads the invite with this link. */
export async function readInvite(admin: Client, link: string): Promise<Invite> {
  const found = (await admin.listTrialInvites()).filter((invite) => invite.link === link);
  return item(found, 0);
}

/** The arguments of `submitRsvp` for a booking by an email address. */
export const bookingOf = (
  { id, token }: Invite,
  session: Pick<Session, 'id'>,
  email: string,
  more: { trialSessionInviteId?: string } = {},
) => ({
  token,
  body: {
    fullName: 'Mandla Radebe',
    contactNumber: '0825550143',
    email,
    trialSessionId: session.id,
    trialSessionInviteId: id,
    ...more,
  },
});
