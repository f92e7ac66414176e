import { expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import {
  create,
  listLearners,
  forbidden,
  get,
  invalid,
  listMyLearners,
  remove,
  unknownLearner,
  update,
} from './learner-calls.ts';

const mock = useMock();
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);
type Schemas = components['schemas'];

const sampleAvatar: Schemas['Avatar'] = {
  skin: 'lightBrown',
  hair: 'headscarf',
  hairColour: 'brown',
  headscarfColour: 'purple',
  glasses: 'square',
  hoodie: 'charcoal',
  mascotHoodie: 'green',
};

const setAvatar = (id: string, avatar: Schemas['Avatar'] | null) =>
  unwrap(client.PUT('/learner', { body: { id, avatar } }));
const myProfile = () => unwrap(client.GET('/learner/my-profile'));

test('updateLearner stores an avatar, which all readers of the record receive (D-243)', async () => {
  await mock.signInAs('lwazi');
  const before = await myProfile();
  const after = await setAvatar('lrn-lwazi', sampleAvatar);
  expect(after).toEqual({ ...before, avatar: sampleAvatar });
  expect(await myProfile()).toEqual(after);

  await mock.signInAs('johan');
  expect((await listMyLearners()).map(({ avatar }) => avatar?.hair)).toEqual(['headscarf', 'puffs']);
  await mock.signInAs('thandi');
  expect((await listLearners()).find(({ id }) => id === 'lrn-lwazi')?.avatar).toEqual(sampleAvatar);
});

test('updateLearner stores and removes an avatar of an incomplete record', async () => {
  await mock.signInAs('kabelo');
  expect(await myProfile()).not.toHaveProperty('avatar');
  expect(await setAvatar('lrn-kabelo', sampleAvatar)).toMatchObject({ gradeId: null, avatar: sampleAvatar });
  expect(await setAvatar('lrn-kabelo', null)).not.toHaveProperty('avatar');
  expect(await setAvatar('lrn-kabelo', null)).not.toHaveProperty('avatar');
});

test('updateLearner with a whole record keeps, replaces or removes the avatar', async () => {
  await mock.signInAs('naledi');
  const { avatar, ...rest } = (await get('lrn-zola')) as Schemas['LearnerUpdate'];
  expect(await update({ ...rest, town: 'Paarl' })).toMatchObject({ town: 'Paarl', avatar });
  expect(await update({ ...rest, avatar: sampleAvatar })).toMatchObject({ avatar: sampleAvatar });
  expect(await update({ ...rest, avatar: null })).not.toHaveProperty('avatar');
});

test('updateLearner requires all parts of an avatar, and refuses unknown parts and values', async () => {
  await mock.signInAs('lwazi');
  const { glasses: _, ...incomplete } = sampleAvatar;
  const before = await myProfile();
  expect(await refusal(() => setAvatar('lrn-lwazi', incomplete as never))).toMatchObject(
    invalid({ 'avatar.glasses': ['This property is required.'] }),
  );
  expect(
    await refusal(() => setAvatar('lrn-lwazi', { ...sampleAvatar, hat: 'tall' } as never)),
  ).toMatchObject(invalid({ 'avatar.hat': ['Expected no such property.'] }));
  expect(
    await refusal(() => setAvatar('lrn-lwazi', { ...sampleAvatar, glasses: 'x-ray' } as never)),
  ).toMatchObject(invalid({ 'avatar.glasses': ['Expected one of "none", "round", "square".'] }));
  expect(await myProfile()).toEqual(before);
});

test('updateLearner refuses an avatar for a learner whom the caller cannot update', async () => {
  await mock.signInAs('lwazi');
  expect(await refusal(() => setAvatar('lrn-zola', sampleAvatar))).toMatchObject(forbidden);
  await mock.signInAs('fatima');
  expect(await refusal(() => setAvatar('lrn-zola', sampleAvatar))).toMatchObject(forbidden);
  await mock.signInAs('thandi');
  expect(await refusal(() => setAvatar('lrn-none', sampleAvatar))).toMatchObject(unknownLearner);
});

test('createLearner sets no avatar, and deleteLearner deletes it', async () => {
  await mock.signInAs('naledi');
  const { id, avatar } = await create({
    name: 'Nandi',
    surname: 'Khumalo',
    dateOfBirth: '2018-09-30',
    relationship: 'Mother',
    role: 'Learner',
  });
  expect(avatar).toBeUndefined();
  await setAvatar(id, sampleAvatar);
  await remove(id);
  expect(mock.backend.db.avatars.get(id)).toBeUndefined();
});
