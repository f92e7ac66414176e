import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const parentProfile = scenario(
  'parent-profile',
  "A parent changes their profile, and the adults listed in the learner's record show the change.",
  async ({ admin, visitor, as, name, email, password }) => {
    const user = await admin.createUser({
      body: {
        name: name('Naledi'),
        surname: 'Khumalo',
        email: email('naledi'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('naledi'), password } })).token,
    );
    const profile = await parent.getParentProfile();
    has(profile, { surname: 'Khumalo', town: null, learnerCount: 0 });
    const learner = await parent.createLearner({
      body: {
        name: name('Sizwe'),
        surname: 'Khumalo',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    has(learner, { parents: { 0: { surname: 'Khumalo' } } });
    const profile2 = await parent.updateParentProfile({
      body: {
        name: name('Naledi'),
        surname: 'Botha',
        email: email('NALEDI'),
        whatsAppNumber: '0825550188',
        cellphoneNumber: '0825550199',
        town: 'George',
        postalCode: '6529',
      },
    });
    has(profile2, { surname: 'Botha', town: 'George', learnerCount: 1 });
    await parent
      .updateParentProfile({
        body: {
          name: name('Naledi'),
          surname: 'Botha',
          email: email('other'),
          whatsAppNumber: '0825550188',
          cellphoneNumber: '0825550199',
          town: 'Knysna',
          postalCode: '6529',
        },
      })
      .refused(400);
    const profile3 = await parent.getParentProfile();
    has(profile3, {
      surname: 'Botha',
      town: 'George',
      postalCode: '6529',
      cellphoneNumber: '0825550199',
      whatsAppNumber: '0825550188',
      learnerCount: 1,
    });
    const learner2 = await parent.getLearner({ id: learner.id });
    has(learner2, { parents: { 0: { surname: 'Botha', cellphoneNumber: '0825550199' } } });
    await parent.deleteLearner({ id: learner.id });
    has(await parent.getParentProfile(), { learnerCount: 0 });
    await admin.deleteUser({ id: user.id });
  },
);
