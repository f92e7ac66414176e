import { describe, expect, test } from 'vitest';
import { deviationsOfReads } from '#mocks/control/contract-check.ts';
import { tableNames } from '#mocks/data/db.ts';
import { scenarioNames } from '#mocks/data/scenario-names.ts';
import { createBackend } from '#mocks/server/backend.ts';
import { testNow, useMock } from '../mock-fixture.ts';
import { connectControls } from './connect-controls.ts';

const mock = useMock();
const { backend } = mock;
const client = connectControls(backend);
const campus = 'cam-observatory';

/** Also the order of rows counts: lists without a documented order follow it. */
const stateText = () => JSON.stringify(backend.db.dump());

describe('tables', () => {
  test('are listed with their number of rows', async () => {
    const tables = await client.tables();
    expect(tables.map(({ name }) => name)).toEqual(tableNames);
    expect(tables.find(({ name }) => name === 'grades')).toEqual({ name: 'grades', rows: 8 });
  });

  test('are read with the type of each column, also of a column that is null in all rows', async () => {
    const { columns } = await client.table('promotions');
    expect(columns).toEqual([
      { name: 'id', kind: 'key', isNullable: false },
      { name: 'planId', kind: 'text', isNullable: false },
      { name: 'name', kind: 'text', isNullable: true },
      { name: 'discountPercent', kind: 'number', isNullable: true },
      { name: 'startDate', kind: 'text', isNullable: true },
      { name: 'endDate', kind: 'text', isNullable: true },
      { name: 'isActive', kind: 'boolean', isNullable: false },
    ]);
  });

  test('are searched in all columns, without regard to case', async () => {
    const { rows, total } = await client.table('users', { search: 'USR-NALEDI' });
    expect({ total, ids: rows.map(({ id }) => id) }).toEqual({ total: 1, ids: ['usr-naledi'] });
  });

  test('are read in pages of 100 rows', async () => {
    const first = await client.table('questions');
    const second = await client.table('questions', { offset: 100 });
    expect(first.total).toBe(backend.db.questions.all().length);
    expect([...first.rows, ...second.rows]).toEqual(backend.db.questions.all().slice(0, 200));
  });

  test('with unknown names are refused', async () => {
    await expect(client.table('schools')).rejects.toThrow('There is no table schools.');
  });
});

describe('changing a row', () => {
  test('stores the change and tells the listener', async () => {
    const changed: string[][] = [];
    backend.listen({ tables: async (tables) => void changed.push(tables) });
    await client.changeRow('campuses', campus, { name: 'Observatory Hub', city: null });
    backend.listen({});
    expect(backend.db.campuses.get(campus)).toMatchObject({ name: 'Observatory Hub', city: null });
    expect(changed).toEqual([['campuses']]);
  });

  test.each([
    ['campuses', campus, { size: 3 }, 'The table campuses has no column size.'],
    ['campuses', campus, { id: 'cam-other' }, 'id: The id of a row cannot change.'],
    ['campuses', campus, { name: null }, 'name: Enter a text.'],
    ['campuses', campus, { city: 8 }, 'city: Enter a text or null.'],
    ['campuses', campus, { isActive: 'yes' }, 'isActive: Enter a boolean.'],
    ['plans', 'pln-full-access', { price: '12' }, 'price: Enter a number.'],
    ['users', 'usr-naledi', { roles: [1] }, 'roles: Enter a list.'],
    ['campuses', 'cam-none', { name: 'X' }, 'The table campuses has no row cam-none.'],
  ])('%s %s %o is refused for its type', async (table, id, change, message) => {
    const before = stateText();
    await expect(client.changeRow(table, id, change)).rejects.toThrow(message);
    expect(stateText()).toBe(before);
  });

  test.each([
    ['campuses', campus, { name: '' }, /^listCampuses would return "" at \/\d+\/name: expected/],
    ['plans', 'pln-full-access', { price: -1 }, /Plan\w* would return -1 at \S*price: expected/],
    ['plans', 'pln-full-access', { featuresJson: 'x' }, /Plans? would/],
    [
      'users',
      'lrn-zola',
      { dateOfBirth: 'yesterday' },
      /would return "yesterday" at \S*dateOfBirth: expected/,
    ],
    ['trialSessions', 'firstRow', { startTime: 'noon' }, /rialSessions? would/],
    ['trialSessions', 'firstRow', { campusId: 'cam-none' }, /rialSessions? would/],
    ['activities', 'firstRow', { title: '' }, /would return "" at \S*[tT]itle: expected/],
    ['questions', 'firstRow', { data: '{}' }, /would /],
  ] as const)('%s %s %o is refused by the contract and undone', async (table, id, change, message) => {
    const rowId = id === 'firstRow' ? (backend.db[table].all()[0]?.id ?? '') : id;
    const before = stateText();
    await expect(client.changeRow(table, rowId, change)).rejects.toThrow(message);
    expect(stateText()).toBe(before);
  });

  const rejectedValues = [
    ['guardians', { relationship: 'Friend' }, 'relationship: Choose one of Father, Mother, Guardian.'],
    ['changeSets', { status: 'Open' }, 'status: Choose one of Pending, Approved, Published, Rejected.'],
    ['plans', { status: 3 }, 'status: Choose one of 0, 1, 2.'],
    ['users', { permissions: ['all'] }, 'permissions: Choose one of coding-content-access,'],
    ['avatars', { glasses: 'square ' }, 'glasses: Choose one of none, round, square.'],
  ] as const;
  test.each(rejectedValues)(
    '%s %o is refused: the contract lists the values',
    async (table, change, message) => {
      const [row] = backend.db[table].all();
      await expect(client.changeRow(table, row?.id ?? '', change)).rejects.toThrow(message);
      const { columns } = await client.table(table);
      const [name = ''] = Object.keys(change);
      expect(columns.find((column) => column.name === name)?.options).not.toHaveLength(0);
    },
  );

  test.each([
    ['usr-naledi', { role: 'Queen', roles: ['Queen'] }, 'roles: There is no role Queen.'],
    ['usr-naledi', { role: 'Tutor' }, 'role: It must be the first of the roles of usr-naledi.'],
    ['usr-thandi', { role: 'Tutor', roles: ['Tutor'] }, 'The last active Admin must keep this role'],
    ['usr-thandi', { isActive: false }, 'The last active Admin must keep this role'],
  ])('of the user %s to %o is refused', async (id, change, message) => {
    const before = stateText();
    await expect(client.changeRow('users', id, change)).rejects.toThrow(message);
    expect(stateText()).toBe(before);
  });

  test('of a role offers the roles that exist, also those of an Admin', async () => {
    backend.db.roles.insert({ id: 'Librarian' });
    const { columns } = await client.table('users');
    expect(columns.find(({ name }) => name === 'role')?.options).toContain('Librarian');
    await client.changeRow('users', 'usr-naledi', { role: 'Librarian', roles: ['Librarian', 'Parent'] });
    expect(backend.db.users.get('usr-naledi')).toMatchObject({ role: 'Librarian' });
  });

  test('counts no poll of the payments that the check reads', async () => {
    const payment = { id: 'pay-1', kind: 'checkout', learnerId: 'lrn-zola', buyerId: 'usr-naledi' } as const;
    backend.db.payments.insert({
      ...payment,
      planId: 'pln-full-access',
      subscriptionId: null,
      price: 1999,
      priceIncludesVat: true,
      vatRatePercent: 15,
      durationDays: 365,
      promotionId: null,
      amount: 1999,
      state: 'paid',
      paidAtUtc: testNow.toISOString(),
      refundedAtUtc: null,
      refundReason: null,
      pollsLeft: 2,
    });
    await client.changeRow('users', 'lrn-zola', { school: 'Sunrise Primary' });
    expect(backend.db.payments.get('pay-1')).toMatchObject({ pollsLeft: 2 });
  });

  test('remains possible while other data deviates from the contract', async () => {
    backend.db.campuses.update(campus, { name: '' });
    await client.changeRow('campuses', campus, { city: 'Cape Town' });
    expect(backend.db.campuses.get(campus)).toMatchObject({ name: '', city: 'Cape Town' });
  });
});

describe('deleting a row', () => {
  test('removes it', async () => {
    await client.removeRow('mails', insertMail());
    expect(backend.db.mails.all()).toEqual([]);
  });

  test('of the last active Admin is refused', async () => {
    await expect(client.removeRow('users', 'usr-thandi')).rejects.toThrow('The last active Admin must keep');
  });

  test('is refused and undone while a list shows a row that refers to it', async () => {
    const [session] = backend.db.trialSessions.all();
    const before = stateText();
    await expect(client.removeRow('campuses', session?.campusId ?? '')).rejects.toThrow(
      /would fail: Campus not found\./,
    );
    expect(stateText()).toBe(before);
  });
});

function insertMail(): string {
  const mail = { kind: 'refund', to: 'a@b.test', subject: 'S', text: 'T', link: '' } as const;
  return backend.db.mails.insert({ ...mail, id: 'mail-1', sentAtUtc: testNow.toISOString() }).id;
}

test.each(scenarioNames)(
  'the unchanged scenario %s has no deviation, for any kind of row',
  async (scenario) => {
    const fresh = createBackend({ now: () => testNow, readFile: async () => new Blob(['x']) });
    await fresh.reset(scenario);
    // With 10,000 learners, a check takes half a second.
    const names = scenario === 'large' ? (['users', 'activities', 'changeSets'] as const) : tableNames;
    for (const name of names) {
      const [row] = fresh.db[name].all();
      if (!row) continue;
      const found = await fresh.change(
        () => deviationsOfReads(fresh, { ...row }),
        () => false,
      );
      expect({ name, found }).toEqual({ name, found: [] });
    }
  },
);
