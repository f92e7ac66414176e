import { has, item, matches } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const unlockRequests = scenario(
  'unlock-requests',
  'A learner asks their guardians, or one email address, for a plan.',
  async ({ admin, visitor, as, name, email, prefix, password }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Naledi'),
        surname: 'Mokoena',
        email: email('asking-parent'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('asking-parent'), password } })).token,
    );
    const otherParent = await admin.createUser({
      body: {
        name: name('Johan'),
        surname: 'Botha',
        email: email('asking-other'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const learner = await parent2.createLearner({
      body: {
        name: name('Zola'),
        surname: 'Mokoena',
        dateOfBirth: '2016-03-14',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    const learnerWithoutAdults = await admin.createLearner({
      body: {
        name: name('Kabelo'),
        surname: 'Mokoena',
        dateOfBirth: '2016-03-14',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    await parent2.setLearnerLogin({
      body: {
        learnerId: learner.id,
        userName: `${prefix}-asking-learner`,
        password,
        confirmPassword: password,
      },
    });
    const learner2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: `${prefix}-asking-learner`, password } })).token,
    );
    const plan = await admin.createPlan({
      body: {
        planName: name('Chess'),
        displayOrder: 900000,
        price: 120.55,
        currency: 'ZAR',
        durationDays: 30,
        status: 1,
      },
    });
    const draft = await admin.createPlan({
      body: {
        planName: name('Mahjong'),
        displayOrder: 900000,
        price: 75,
        currency: 'ZAR',
        durationDays: 30,
        status: 0,
      },
    });
    const guardians = await learner2.listGuardians({ learnerId: learner.id });
    has(guardians, {
      length: 1,
      0: { id: parent.id, email: email('asking-parent'), relationship: 'Mother', isPrimary: true },
    });
    matches(item(guardians, 0).fullName, /Naledi Mokoena$/);
    has(await parent2.listGuardians({ learnerId: learner.id }), { 0: { id: parent.id } });
    has(await admin.listGuardians({ learnerId: learnerWithoutAdults.id }), { length: 0 });
    await parent2.listGuardians({ learnerId: learnerWithoutAdults.id }).refused(403);
    await learner2.listGuardians({ learnerId: learnerWithoutAdults.id }).refused(403);
    await admin.listGuardians({ learnerId: 'contract-verify-unknown' }).refused(404);
    const unlockRequest = await learner2.createUnlockRequest({
      body: { learnerId: learner.id, sendToAll: true, guardianIds: [] },
    });
    has(unlockRequest, { to: { length: 1, 0: email('asking-parent') } });
    const unlockRequest2 = await parent2.createUnlockRequest({
      body: { learnerId: learner.id, sendToAll: false, guardianIds: [parent.id] },
    });
    has(unlockRequest2, { to: { length: 1, 0: email('asking-parent') } });
    has(
      await admin.createUnlockRequest({
        body: { learnerId: learnerWithoutAdults.id, sendToAll: true, guardianIds: [] },
      }),
      { to: { length: 0 } },
    );
    const unlockRequest3 = await admin.createUnlockRequest({
      body: { learnerId: learner.id, parentEmail: email('aunt'), planId: plan.id },
    });
    has(unlockRequest3, { to: { length: 1 } });
    matches(item(unlockRequest3.to, 0), /-aunt@example\.com$/);
    await admin
      .createUnlockRequest({ body: { learnerId: learner.id, parentEmail: email('aunt'), planId: draft.id } })
      .refused(404);
    await admin
      .createUnlockRequest({
        body: { learnerId: learner.id, parentEmail: email('aunt'), planId: 'contract-verify-unknown' },
      })
      .refused(404);
    await learner2
      .createUnlockRequest({ body: { learnerId: learner.id, sendToAll: false, guardianIds: [] } })
      .refused(400);
    await learner2
      .createUnlockRequest({
        body: { learnerId: learner.id, sendToAll: false, guardianIds: [otherParent.id] },
      })
      .refused(400);
    await admin
      .createUnlockRequest({
        body: {
          learnerId: learner.id,
          sendToAll: true,
          guardianIds: [],
          parentEmail: email('aunt'),
          planId: plan.id,
        },
      })
      .refused(400);
    await parent2
      .createUnlockRequest({ body: { learnerId: learnerWithoutAdults.id, sendToAll: true, guardianIds: [] } })
      .refused(403);
    await admin
      .createUnlockRequest({
        body: { learnerId: 'contract-verify-unknown', sendToAll: true, guardianIds: [] },
      })
      .refused(404);
    await admin.retirePlan({ id: plan.id });
    await admin.retirePlan({ id: draft.id });
    await admin.deleteLearner({ id: learner.id });
    await admin.deleteLearner({ id: learnerWithoutAdults.id });
    await admin.deleteUser({ id: parent.id });
    await admin.deleteUser({ id: otherParent.id });
  },
);
