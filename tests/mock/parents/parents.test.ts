import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { operationTable } from '#api/contract.gen.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import { anyReasons, refusalOf } from '../refusal.ts';

const mock = useMock();

const profile = () => unwrap(client.GET('/parent/profile'));
const update = (body: object) => unwrap(client.PUT('/parent/profile/update', { body: body as never }));

const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

const forbidden = { status: 403, message: 'You do not have permission to perform this action.' };

/** Naledi’s profile in the demo data and in the contract’s example. */
const naledi = {
  name: 'Naledi',
  surname: 'Khumalo',
  email: 'parent@springbyte.test',
  whatsAppNumber: '082 555 0101',
  cellphoneNumber: '082 555 0101',
  town: 'Cape Town',
  postalCode: '7925',
  learnerCount: 2,
};

const details = {
  name: 'Naledi Grace',
  surname: 'Khumalo-Dube',
  whatsAppNumber: '0825550101',
  cellphoneNumber: '0825550102',
  town: 'Paarl',
  postalCode: '7646',
};

test.each(exampleRequests.filter(({ operation }) => operationTable[operation].tag === 'Parents'))(
  '$operation returns Naledi’s profile for the example "$example"',
  async ({ operation, send }) => {
    await mock.signInAs('naledi');
    const numbers = { whatsAppNumber: '0825550101', cellphoneNumber: '0825550101' };
    const expected = operation === 'getParentProfile' ? naledi : { ...naledi, ...numbers };
    expect(await (await send(mock.headers())).json()).toEqual(expected);
  },
);

describe('getParentProfile', () => {
  test('returns the caller’s profile', async () => {
    await mock.signInAs('johan');
    expect(await profile()).toMatchObject({
      name: 'Johan',
      email: 'partner@springbyte.test',
      learnerCount: 2,
    });
    await mock.signInAs('fatima');
    expect(await profile()).toMatchObject({ name: 'Fatima', learnerCount: 0 });
  });

  test('counts only learners who are currently linked', async () => {
    await mock.signInAs('naledi');
    mock.backend.db.guardians.remove('grn-naledi-lrn-zola');
    expect(await profile()).toMatchObject({ learnerCount: 1 });
    mock.backend.db.users.update('lrn-lwazi', { role: 'Tutor', roles: ['Tutor'] });
    expect(await profile()).toMatchObject({ learnerCount: 0 });
  });

  test.each(['lwazi', 'thandi', 'sipho'])('and updateParentProfile return 403 for %s', async (userName) => {
    await mock.signInAs(userName);
    expect(await refusal(profile)).toMatchObject(forbidden);
    expect(await refusal(() => update(details))).toMatchObject(forbidden);
  });
});

describe('updateParentProfile', () => {
  test('replaces the details, which the parent’s learners also receive', async () => {
    await mock.signInAs('naledi');
    const changed = { ...naledi, ...details };
    expect(await update({ ...details, email: 'Parent@Springbyte.test' })).toEqual(changed);
    expect(await profile()).toEqual(changed);

    await mock.signInAs('lwazi');
    const { parents } = await unwrap(client.GET('/learner/my-profile'));
    const { name, surname, whatsAppNumber, cellphoneNumber } = details;
    expect(parents[0]).toMatchObject({ name, surname, whatsAppNumber, cellphoneNumber });
  });

  test('keeps other properties of the account', async () => {
    await mock.signInAs('naledi');
    const before = { ...mock.backend.db.users.getOrThrow('usr-naledi') };
    await update(details);
    expect(mock.backend.db.users.getOrThrow('usr-naledi')).toEqual({ ...before, ...details });
  });

  test('refuses another email', async () => {
    await mock.signInAs('naledi');
    expect(await refusal(() => update({ ...details, email: 'naledi@springbyte.test' }))).toMatchObject({
      status: 400,
      message: 'Validation failed.',
      errors: { email: ['The email address cannot be changed here.'] },
    });
  });

  test.each([
    [{ town: undefined }, { town: ['This property is required.'] }],
    [{ town: '' }, { town: ['This must not be blank.'] }],
    [{ whatsAppNumber: null }, { whatsAppNumber: ['Expected string.'] }],
    [{ email: 'parent' }, { email: anyReasons }],
    [{ learnerCount: 3 }, { learnerCount: ['Expected no such property.'] }],
  ])('refuses %j', async (wrong, errors) => {
    await mock.signInAs('naledi');
    const expected = { status: 400, message: 'Validation failed.', errors };
    expect(await refusal(() => update({ ...details, ...wrong }))).toMatchObject(expected);
  });
});
