import { invalid } from '../kit/client.ts';
import { equals, has, holds, lists, matches } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const learnerLogin = scenario(
  'learner-login',
  'A learner can sign in only with the most recent login that a parent has set.',
  async ({ admin, visitor, as, name, email, prefix, password }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of a login') } });
    const parent = await admin.createUser({
      body: {
        name: name('Refilwe'),
        surname: 'Mokoena',
        email: email('caregiver'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('caregiver'), password } })).token,
    );
    const learner = await parent2.createLearner({
      body: {
        name: name('Sizwe'),
        surname: 'Mokoena',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        gradeId: grade.id,
        role: 'Learner',
      },
    });
    const learner2 = await parent2.createLearner({
      body: {
        name: name('Thabo'),
        surname: 'Mokoena',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    await visitor.loginUser({ body: { emailOrUserName: learner.userName, password } }).refused(401);
    equals(await parent2.checkUserName({ username: `${prefix}.sizwe` }), false);
    await parent2.setLearnerLogin({
      body: { learnerId: learner.id, userName: `${prefix}.sizwe`, password, confirmPassword: password },
    });
    equals(await parent2.checkUserName({ username: `${prefix}.SIZWE` }), true);
    equals(await parent2.checkUserName({ username: learner.userName }), false);
    await parent2
      .setLearnerLogin({
        body: { learnerId: learner2.id, userName: `${prefix}.SIZWE`, password, confirmPassword: password },
      })
      .refused(409);
    await parent2
      .setLearnerLogin({
        body: {
          learnerId: learner.id,
          userName: `${prefix}.sizwe`,
          password,
          confirmPassword: `${password}2`,
        },
      })
      .refused(400);
    const first = as(
      (await visitor.loginUser({ body: { emailOrUserName: `${prefix}.SIZWE`, password } })).token,
    );
    const myLearnerProfile = await first.getMyLearnerProfile();
    has(myLearnerProfile, { id: learner.id });
    matches(myLearnerProfile.userName, /\.sizwe$/);
    holds(myLearnerProfile, 'lastLoginDate is not null', myLearnerProfile.lastLoginDate !== null);
    await parent2.setLearnerLogin({
      body: {
        learnerId: learner.id,
        userName: `${prefix}.sizwe`,
        password: `${password}2`,
        confirmPassword: `${password}2`,
      },
    });
    await first.getMyLearnerProfile().refused(401);
    await visitor.loginUser({ body: { emailOrUserName: `${prefix}.sizwe`, password } }).refused(401);
    const newLogin = as(
      (await visitor.loginUser({ body: { emailOrUserName: `${prefix}.sizwe`, password: `${password}2` } }))
        .token,
    );
    has(
      await newLogin.updateLearner({
        body: {
          id: learner.id,
          userName: `${prefix}.sizwe`,
          name: name('Sizwe'),
          surname: 'Mokoena',
          email: email('sizwe'),
          dateOfBirth: '2015-06-16',
          isActive: true,
          gradeId: grade.id,
          town: 'Soweto',
        },
      }),
      { town: 'Soweto' },
    );
    const learner3 = await newLogin.updateLearner({
      body: {
        id: learner.id,
        avatar: {
          skin: 'brown',
          hair: 'braids',
          hairColour: 'black',
          headscarfColour: 'green',
          glasses: 'round',
          hoodie: 'teal',
          mascotHoodie: 'coral',
        },
      },
    });
    has(learner3, { avatar: { hair: 'braids', mascotHoodie: 'coral' } });
    await newLogin
      .updateLearner({
        body: {
          id: learner.id,
          avatar: {
            skin: 'brown',
            hair: invalid('antlers'),
            hairColour: 'black',
            headscarfColour: 'green',
            glasses: 'round',
            hoodie: 'teal',
            mascotHoodie: 'coral',
          },
        },
      })
      .refused(400);
    const myLearnerProfile2 = await newLogin.getMyLearnerProfile();
    has(myLearnerProfile2, { avatar: { hair: 'braids' }, town: 'Soweto' });
    lists(await parent2.listMyLearners(), { id: learner.id, avatar: { hair: 'braids' } });
    const learner4 = await newLogin.updateLearner({ body: { id: learner.id, avatar: null } });
    holds(learner4, 'no avatar', learner4.avatar === undefined);
    await newLogin
      .updateLearner({
        body: {
          id: learner.id,
          userName: `${prefix}.sizwe`,
          name: name('Sizwe'),
          surname: 'Mokoena',
          email: email('sizwe'),
          dateOfBirth: '2015-06-16',
          isActive: false,
          gradeId: grade.id,
        },
      })
      .refused(400);
    await parent2.deleteLearner({ id: learner.id });
    await visitor
      .loginUser({ body: { emailOrUserName: `${prefix}.sizwe`, password: `${password}2` } })
      .refused(401);
    await parent2.deleteLearner({ id: learner2.id });
    await admin.deleteUser({ id: parent.id });
    await admin.deleteGrade({ id: grade.id });
  },
);
