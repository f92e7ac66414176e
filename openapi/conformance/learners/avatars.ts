import { invalid, omitted } from '../kit/client.ts';
import { has, holds, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import { recordOf } from './record-of.ts';

const withGlasses = {
  skin: 'brown',
  hair: 'braids',
  hairColour: 'black',
  headscarfColour: 'green',
  glasses: 'round',
  hoodie: 'teal',
  mascotHoodie: 'coral',
} as const;

const withHeadscarf = { ...withGlasses, hair: 'headscarf', glasses: 'none' } as const;

export const avatars = scenario(
  'avatars',
  'A learner without a grade can choose an avatar, which every reader of the record sees, and remove it again.',
  async ({ admin, createUser, createChild }) => {
    const parent = await createUser('Parent', 'Zanele-avatars');
    const child = await createChild(parent, 'Kabelo');
    const { id } = child;
    const before = await child.getMyLearnerProfile();

    const after = await child.updateLearner({ body: { id, avatar: withGlasses } });
    has(after, { ...before, avatar: withGlasses });
    has(await child.getMyLearnerProfile(), after);
    lists(await parent.listMyLearners(), { id, avatar: withGlasses });
    lists(await admin.listLearners(), { id, avatar: withGlasses });

    for (const wrong of [{ hair: invalid('antlers') }, { glasses: omitted }]) {
      await child.updateLearner({ body: { id, avatar: { ...withGlasses, ...wrong } } }).refused(400);
    }
    has(await child.getMyLearnerProfile(), after);

    for (const attempt of ['first removal', 'second removal']) {
      const removed = await parent.updateLearner({ body: { id, avatar: null } });
      holds(removed, `no avatar after the ${attempt}`, removed.avatar === undefined);
    }
  },
);

export const avatarsInRecords = scenario(
  'avatars-in-records',
  'An update of the whole record keeps the avatar if it is left out, replaces it, or removes it if it is null.',
  async ({ admin, createLearner, name }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of avatars') } });
    const learner = await createLearner('Zola-avatars', grade.id);
    const record = recordOf(await learner.getMyLearnerProfile(), learner.email);
    const update = (change: object) => learner.updateLearner({ body: { ...record, ...change } });

    has(await update({ avatar: withHeadscarf }), { avatar: withHeadscarf });
    const removed = await update({ avatar: null });
    holds(removed, 'no avatar', removed.avatar === undefined);
    has(await update({ avatar: withHeadscarf }), { avatar: withHeadscarf });
    has(await update({ avatar: withGlasses }), { avatar: withGlasses });
    has(await update({ town: 'Paarl' }), { town: 'Paarl', avatar: withGlasses });
  },
);
