import { claimsOf } from '../kit/claims.ts';
import { invalid } from '../kit/client.ts';
import { has, lists } from '../kit/expect.ts';
import { scenario, unknownId, unusualText } from '../kit/scenario.ts';

export const accountDetails = scenario(
  'account-details',
  'Users change their own details: an omitted property keeps its value, and null clears it.',
  async ({ admin, visitor, prefix, password, createUser }) => {
    const ayanda = await createUser('Parent', 'ayanda');
    const details = { id: ayanda.id, name: 'Ayanda', surname: prefix };
    await ayanda.updateRegisteredUser({
      body: { ...details, town: unusualText, postalCode: '6529', dateOfBirth: '1990-04-12' },
    });
    await ayanda.updateRegisteredUser({ body: { ...details, surname: 'Radebe', postalCode: null } });
    has(await ayanda.getParentProfile(), { surname: 'Radebe', town: unusualText, postalCode: null });
    lists(await admin.listUsers(), {
      id: ayanda.id,
      email: ayanda.email,
      dateOfBirth: '1990-04-12',
      role: 'Parent',
    });
    await ayanda
      .updateRegisteredUser({ body: { ...details, ...(invalid({ role: 'Admin' }) as object) } })
      .refused(400);

    const { token } = await visitor.loginUser({ body: { emailOrUserName: ayanda.email, password } });
    has(claimsOf(token), { id: ayanda.id, name: 'Ayanda', surname: 'Radebe' });
  },
);

export const detailsOfOthers = scenario(
  'details-of-others',
  'Only an Admin changes the details of another account.',
  async ({ admin, prefix, createUser }) => {
    const owner = await createUser('Parent', 'owner-of-details');
    const stranger = await createUser('Moderator', 'stranger-to-details');
    const body = { id: owner.id, name: 'Renamed', surname: prefix };
    await stranger.updateRegisteredUser({ body }).refused(403);
    has(await owner.getParentProfile(), { name: 'owner-of-details' });
    await admin.updateRegisteredUser({ body });
    has(await owner.getParentProfile(), { name: 'Renamed' });
    for (const caller of [admin, stranger]) {
      await caller.updateRegisteredUser({ body: { ...body, id: unknownId } }).refused(404);
    }
  },
);

export const changedEmail = scenario(
  'changed-email',
  'A user signs in with a new email address after changing it, and cannot take that of another account.',
  async ({ admin, visitor, prefix, email, password, createUser }) => {
    const busi = await createUser('Parent', 'busi');
    const { email: takenAddress } = await createUser('Parent', 'lerato');
    const changeTo = (address: string) => ({
      body: { id: busi.id, name: 'Busi', surname: prefix, email: address },
    });
    const signIn = (emailOrUserName: string) => visitor.loginUser({ body: { emailOrUserName, password } });

    has(await busi.updateRegisteredUser(changeTo(takenAddress.toUpperCase())).refused(409), {
      code: 'email-in-use',
    });
    has(await busi.getParentProfile(), { name: 'busi', email: busi.email });
    const ownInCapitals = email('BUSI');
    await busi.updateRegisteredUser(changeTo(ownInCapitals));
    has(await busi.getParentProfile(), { email: ownInCapitals });

    await busi.updateRegisteredUser(changeTo(email('busi-new')));
    await signIn(busi.email).refused(401);
    await signIn(email('busi-new'));
    await admin.updateRegisteredUser(changeTo(email('busi-newest')));
    await signIn(email('busi-newest'));
    // The session from before the changes is still valid.
    await busi.getParentProfile();
  },
);
