import { invalid, omitted } from '../kit/client.ts';
import { equals, has, item, lists, matches } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const registration = scenario(
  'registration',
  'A parent can register once, and signs in to a new account without learners.',
  async ({ admin, visitor, as, name, email, password }) => {
    equals(await visitor.checkEmail({ email: email('nomsa') }), false);
    await visitor.registerUser({
      body: {
        name: name('Nomsa'),
        surname: 'Radebe',
        email: email('nomsa'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        town: 'Paarl',
        postalCode: '7646',
        password,
        confirmPassword: password,
        role: omitted,
      },
    });
    equals(await visitor.checkEmail({ email: email('NOMSA') }), true);
    has(
      await visitor
        .registerUser({
          body: {
            name: name('Nomsa'),
            surname: 'Radebe',
            email: email('Nomsa'),
            cellphoneNumber: '0825550143',
            whatsAppNumber: '0825550143',
            town: 'Paarl',
            postalCode: '7646',
            password,
            confirmPassword: password,
            role: omitted,
          },
        })
        .refused(409),
      { code: 'email-in-use' },
    );
    await visitor
      .registerUser({
        body: {
          name: name('Nomsa'),
          surname: 'Radebe',
          email: email('unknown'),
          cellphoneNumber: '0825550143',
          whatsAppNumber: '0825550143',
          town: 'Paarl',
          postalCode: '7646',
          password,
          confirmPassword: `${password}2`,
          role: omitted,
        },
      })
      .refused(400);
    await visitor
      .registerUser({
        body: {
          name: name('Nomsa'),
          surname: 'Radebe',
          email: email('unknown'),
          cellphoneNumber: '0825550143',
          whatsAppNumber: '0825550143',
          town: 'Paarl',
          postalCode: '7646',
          password,
          confirmPassword: password,
          role: invalid('Tutor'),
        },
      })
      .refused(400);
    equals(await visitor.checkEmail({ email: email('unknown') }), false);
    const user = as((await visitor.loginUser({ body: { emailOrUserName: email('NOMSA'), password } })).token);
    const parentProfile = await user.getParentProfile();
    has(parentProfile, { surname: 'Radebe', town: 'Paarl', postalCode: '7646', learnerCount: 0 });
    const learner = await user.createLearner({
      body: {
        name: name('Sizwe'),
        surname: 'Radebe',
        dateOfBirth: '2014-03-21',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    const users = await admin.listUsers();
    lists(users, { id: item(learner.parents, 0).id, role: 'Parent' });
    lists(users, { id: item(learner.parents, 0).id, gradeId: null });
    await user.deleteLearner({ id: learner.id });
    await admin.deleteUser({ id: item(learner.parents, 0).id });
    await visitor.loginUser({ body: { emailOrUserName: email('nomsa'), password } }).refused(401);
    equals(await visitor.checkEmail({ email: email('nomsa') }), false);
  },
);

export const registrationOfALearner = scenario(
  'registration-of-a-learner',
  'An adult registers as a learner and signs in with the email address or the user name.',
  async ({ admin, visitor, as, name, email, prefix, password }) => {
    await visitor.registerUser({
      body: {
        name: name('Pule'),
        surname: 'Radebe',
        email: email('pule'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        town: 'Paarl',
        postalCode: '7646',
        password,
        confirmPassword: password,
        role: 'Learner',
        dateOfBirth: '1991-11-30',
      },
    });
    const user = as((await visitor.loginUser({ body: { emailOrUserName: email('pule'), password } })).token);
    const myLearnerProfile = await user.getMyLearnerProfile();
    has(myLearnerProfile, { surname: 'Radebe', dateOfBirth: '1991-11-30', isActive: true, gradeId: null });
    matches(myLearnerProfile.userName, /pule\.radebe$/);
    equals(await visitor.checkEmail({ email: myLearnerProfile.userName }), true);
    equals(await user.checkUserName({ username: myLearnerProfile.userName }), true);
    equals(await user.checkUserName({ username: `${prefix}.radebe` }), false);
    await visitor.loginUser({ body: { emailOrUserName: myLearnerProfile.userName, password } });
    await admin.deleteUser({ id: myLearnerProfile.id });
    await user.getMyLearnerProfile().refused(401);
  },
);
