import { expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import {
  create,
  everyone,
  forbidden,
  get,
  invalid,
  mine,
  remove,
  unknownLearner,
  update,
} from './learner-calls.ts';

const mock = useMock();
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);
type Schemas = components['schemas'];

const face: Schemas['Avatar'] = {
  skin: 'lightBrown',
  hair: 'headscarf',
  hairColour: 'brown',
  headscarfColour: 'purple',
  glasses: 'square',
  hoodie: 'charcoal',
  mascotHoodie: 'green',
};

const choose = (id: string, avatar: Schemas['Avatar'] | null) =>
  unwrap(client.PUT('/learner', { body: { id, avatar } }));
const myProfile = () => unwrap(client.GET('/learner/my-profile'));

test('a learner chooses a picture, and everybody who may read the record sees it (D-243)', async () => {
  await mock.signInAs('lwazi');
  const before = await myProfile();
  const after = await choose('lrn-lwazi', face);
  expect(after).toEqual({ ...before, avatar: face });
  expect(await myProfile()).toEqual(after);

  await mock.signInAs('johan');
  expect((await mine()).map(({ avatar }) => avatar?.hair)).toEqual(['headscarf', 'puffs']);
  await mock.signInAs('thandi');
  expect((await everyone()).find(({ id }) => id === 'lrn-lwazi')?.avatar).toEqual(face);
});

test('a picture can be chosen while the record is incomplete, and taken away again', async () => {
  await mock.signInAs('kabelo');
  expect(await myProfile()).not.toHaveProperty('avatar');
  expect(await choose('lrn-kabelo', face)).toMatchObject({ gradeId: null, avatar: face });
  expect(await choose('lrn-kabelo', null)).not.toHaveProperty('avatar');
  expect(await choose('lrn-kabelo', null)).not.toHaveProperty('avatar');
});

test('a whole record keeps the picture, replaces it, or takes it away', async () => {
  await mock.signInAs('naledi');
  const { avatar, ...rest } = (await get('lrn-zola')) as Schemas['LearnerUpdate'];
  expect(await update({ ...rest, town: 'Paarl' })).toMatchObject({ town: 'Paarl', avatar });
  expect(await update({ ...rest, avatar: face })).toMatchObject({ avatar: face });
  expect(await update({ ...rest, avatar: null })).not.toHaveProperty('avatar');
});

test('only the parts of the contract make a picture, and all of them', async () => {
  await mock.signInAs('lwazi');
  const { glasses: _, ...incomplete } = face;
  const before = await myProfile();
  expect(await refusal(() => choose('lrn-lwazi', incomplete as never))).toMatchObject(
    invalid({ 'avatar.glasses': ['This property is required.'] }),
  );
  expect(await refusal(() => choose('lrn-lwazi', { ...face, hat: 'tall' } as never))).toMatchObject(
    invalid({ 'avatar.hat': ['Expected no such property.'] }),
  );
  expect(await refusal(() => choose('lrn-lwazi', { ...face, glasses: 'x-ray' } as never))).toMatchObject(
    invalid({ 'avatar.glasses': ['Expected one of "none", "round", "square".'] }),
  );
  expect(await myProfile()).toEqual(before);
});

test('the picture of somebody else is refused', async () => {
  await mock.signInAs('lwazi');
  expect(await refusal(() => choose('lrn-zola', face))).toMatchObject(forbidden);
  await mock.signInAs('fatima');
  expect(await refusal(() => choose('lrn-zola', face))).toMatchObject(forbidden);
  await mock.signInAs('thandi');
  expect(await refusal(() => choose('lrn-none', face))).toMatchObject(unknownLearner);
});

test('a new learner has none, and it goes with the learner', async () => {
  await mock.signInAs('naledi');
  const { id, avatar } = await create({
    name: 'Nandi',
    surname: 'Khumalo',
    dateOfBirth: '2018-09-30',
    relationship: 'Mother',
    role: 'Learner',
  });
  expect(avatar).toBeUndefined();
  await choose(id, face);
  await remove(id);
  expect(mock.backend.db.avatars.get(id)).toBeUndefined();
});
