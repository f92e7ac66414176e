import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';
import { anyVersion } from '../any-version.ts';
import { examplesOf, notFound, idMismatch } from '../curriculum-calls.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';

type Schemas = components['schemas'];

const mock = useMock();
const { backend } = mock;
const at = (id: string) => ({ params: { path: { id } } });

const list = () => unwrap(client.GET('/campus'));
const get = (id: string) => unwrap(client.GET('/campus/{id}', at(id)));
const create = (body: Schemas['NewCampus']) => unwrap(client.POST('/campus', { body }));
const update = (id: string, body: Schemas['CampusUpdate']) =>
  unwrap(client.PUT('/campus/{id}', { ...at(id), body }));
const remove = (id: string) => unwrap(client.DELETE('/campus/{id}', at(id)));

const rosebank = {
  id: 'cam-rosebank',
  name: 'Rosebank and Parkwood',
  address: null,
  city: 'Johannesburg',
  province: 'Gauteng',
  postalCode: '02196',
  contactNumber: 'ask at the gate',
  isActive: false,
};

test.each(examplesOf('Campuses'))('$operation accepts the example "$example"', async ({ send }) => {
  await mock.signInAs('aisha');
  expect((await send(mock.headers())).ok).toBe(true);
});

test('campus operations refuse all roles except Admin and Moderator (D-131)', async () => {
  for (const persona of ['pieter', 'sipho', 'grace', 'naledi', 'lwazi']) {
    await mock.signInAs(persona);
    for (const call of [
      list,
      () => get('cam-rosebank'),
      () => create({ name: 'Walmer' }),
      () => update('cam-rosebank', rosebank),
      () => remove('cam-umhlanga'),
    ]) {
      expect(await refusalOf(backend, call)).toMatchObject({ status: 403 });
    }
  }
});

describe.each(['thandi', 'aisha'])('campus operations as %s', (persona) => {
  test('listCampuses returns all campuses, active or not', async () => {
    await mock.signInAs(persona);
    const all = await list();
    expect(all).toHaveLength(4);
    expect(all.filter(({ isActive }) => !isActive).map(({ name }) => name)).toEqual(['Umhlanga']);
    for (const campus of all) expect(await get(campus.id)).toEqual(campus);
  });

  test('createCampus requires only a name, and creates an active campus', async () => {
    await mock.signInAs(persona);
    const campus = await create({ name: 'Polokwane' });
    expect(campus).toEqual({
      id: expect.stringMatching(/^cam-/) as string,
      name: 'Polokwane',
      address: null,
      city: null,
      province: null,
      postalCode: null,
      contactNumber: null,
      isActive: true,
      version: anyVersion,
    });
    expect(await list()).toContainEqual(campus);
    expect(await create({ name: 'Walmer', isActive: false })).toMatchObject({ isActive: false });
  });

  test('updateCampus replaces all properties, and accepts any text as the contact number', async () => {
    await mock.signInAs(persona);
    const updated = await update('cam-rosebank', rosebank);
    expect(updated).toEqual({ ...rosebank, version: anyVersion });
    expect(await get('cam-rosebank')).toEqual(updated);
  });

  test('deleteCampus deletes a campus without trial sessions', async () => {
    await mock.signInAs(persona);
    await remove('cam-umhlanga');
    expect(await list()).toHaveLength(3);
    await expect(get('cam-umhlanga')).rejects.toMatchObject(notFound('Campus'));
  });
});

describe('campus validation', () => {
  test('rejects a blank name', async () => {
    await mock.signInAs('aisha');
    const refusal = { status: 400, errors: { name: [expect.any(String)] } };
    expect(await refusalOf(backend, () => create({ name: ' ' }))).toMatchObject(refusal);
    expect(await refusalOf(backend, () => update('cam-rosebank', { ...rosebank, name: ' ' }))).toMatchObject(
      refusal,
    );
  });

  test('returns 404 for an unknown campus, but first 400 when the ids in path and body differ', async () => {
    await mock.signInAs('aisha');
    const refusals = [
      await refusalOf(backend, () => get('cam-none')),
      await refusalOf(backend, () => remove('cam-none')),
      await refusalOf(backend, () => update('cam-none', { ...rosebank, id: 'cam-none' })),
      await refusalOf(backend, () => update('cam-none', rosebank)),
    ];
    expect(refusals).toMatchObject([notFound('Campus'), notFound('Campus'), notFound('Campus'), idMismatch]);
  });

  test('rejects deleting a campus that a trial session uses', async () => {
    await mock.signInAs('thandi');
    const { id: campusId } = await create({ name: 'Walmer' });
    const { id } = await unwrap(
      client.POST('/trialsession', {
        body: { title: 'First steps', startTime: '2025-01-10T09:00:00Z', maxNumber: 5, campusId },
      }),
    );
    expect(await refusalOf(backend, () => remove(campusId))).toMatchObject({
      status: 409,
      message: 'This campus is used by a trial session.',
    });
    await unwrap(client.DELETE('/trialsession/{id}', at(id)));
    await remove(campusId);
    expect(backend.db.campuses.get(campusId)).toBeUndefined();
  });
});

test('listTrialSessions returns the new name of a campus that was renamed and deactivated', async () => {
  await mock.signInAs('thandi');
  const sessions = () => unwrap(client.GET('/trialsession'));
  const before = (await sessions()).filter(({ campusId }) => campusId === 'cam-rosebank');
  expect(before.length).toBeGreaterThan(0);
  await update('cam-rosebank', rosebank);
  const names = (await sessions())
    .filter(({ campusId }) => campusId === 'cam-rosebank')
    .map(({ campusName }) => campusName);
  expect(names).toEqual(before.map(() => 'Rosebank and Parkwood'));
});
