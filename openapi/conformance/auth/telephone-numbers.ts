import { has, lists } from '../kit/expect.ts';
import { scenario, type Context } from '../kit/scenario.ts';
import { registrationOf } from './new-accounts.ts';

const sent = { cellphoneNumber: '+27 (0)82 555-0101', whatsAppNumber: '00 44 20 7946 0958' };
const oneForm = { cellphoneNumber: '0825550101', whatsAppNumber: '+442079460958' };

export const telephoneNumbers = scenario(
  'telephone-numbers',
  'Every operation stores telephone numbers as they were sent, or every operation stores the one form of them.',
  async (context) => {
    const { admin, email } = context;
    await context.visitor.registerUser({ body: { ...registrationOf(context, 'Numbered'), ...sent } });
    const users = await admin.listUsers();
    const registered = lists(users, { email: email('numbered') });
    const expected = registered.cellphoneNumber === sent.cellphoneNumber ? sent : oneForm;
    has(registered, expected);
    await expectInAccounts(context, expected);
    await expectInCampuses(context, expected);
  },
);

async function expectInAccounts(context: Context, expected: typeof sent): Promise<void> {
  const { admin, prefix, email, password, createUser } = context;
  const address = email('numbered-tutor');
  const names = { name: 'Numbered', surname: prefix };
  const user = { ...names, email: address, dateOfBirth: '1985-03-14', role: 'Tutor' };
  const created = await admin.createUser({
    body: { ...user, ...sent, password, confirmPassword: password },
  });
  has(created, expected);
  const numbers = { cellphoneNumber: '1', whatsAppNumber: '1' };
  await admin.updateUser({ id: created.id, body: { ...user, ...numbers } });
  has(await admin.updateUser({ id: created.id, body: { ...user, ...sent } }), expected);

  const parent = await createUser('Parent', 'numbered-parent');
  await parent.updateRegisteredUser({ body: { id: parent.id, ...names, ...sent } });
  has(await parent.getParentProfile(), expected);
  const profile = { ...names, town: 'Paarl', postalCode: '7646' };
  await parent.updateParentProfile({ body: { ...profile, ...numbers } });
  has(await parent.updateParentProfile({ body: { ...profile, ...sent } }), expected);
}

async function expectInCampuses({ admin, name }: Context, expected: typeof sent): Promise<void> {
  const { id, ...campus } = await admin.createCampus({
    body: { name: name('Numbered'), contactNumber: sent.cellphoneNumber },
  });
  has(campus, { contactNumber: expected.cellphoneNumber });
  has(await admin.updateCampus({ id, body: { ...campus, contactNumber: sent.whatsAppNumber } }), {
    contactNumber: expected.whatsAppNumber,
  });
}
