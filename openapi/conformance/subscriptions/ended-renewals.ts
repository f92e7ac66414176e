import { has } from '../kit/expect.ts';
import {
  agreeToRenewals,
  answerAgreement,
  createPlan,
  runningPlan,
  startPlan,
  waitForConfirmations,
} from '../kit/plans.ts';
import { scenario, type User } from '../kit/scenario.ts';

export const endedRenewals = scenario(
  'ended-renewals',
  'Auto-renew ends when the payer loses the right to act as the learner, and stays off if the right returns.',
  async (context) => {
    const { admin, name, email, createUser, createChild } = context;
    const grade = await admin.createGrade({ body: { title: name('Grade of ended renewals') } });
    const parent = await createUser('Parent', 'losing-parent');
    const temporaryAdmin = await createUser('Admin', 'temporary-admin');
    const plan = await createPlan(context, 'Chess');
    const enroll = async (firstName: string, payer: User) => {
      const child = await createChild(parent, firstName, grade.id);
      await startPlan(context, child.id, plan.id);
      await agreeToRenewals(context, payer, child.id);
      return child;
    };
    const expectRenewal = async (learnerId: string, autoRenew: boolean) =>
      has(await runningPlan(admin, learnerId, plan.id), { autoRenew });
    const inactive = await enroll('Amahle', parent);
    const withOtherRole = await enroll('Bongani', parent);
    const ofDeletedPayer = await enroll('Chipo', temporaryAdmin);
    const ofOtherPayer = await enroll('Dineo', parent);

    const { id, userName, name: firstName, surname } = await admin.getLearner({ id: inactive.id });
    const record = { id, userName, name: firstName, surname, email: email('losing-amahle') };
    for (const isActive of [false, true]) {
      await admin.updateLearner({
        body: { ...record, dateOfBirth: '2015-03-14', gradeId: grade.id, isActive },
      });
    }
    await expectRenewal(inactive.id, false);

    for (const role of ['Tutor', 'Learner']) {
      await admin.assignUserRole({ id: withOtherRole.id, body: { role } });
    }
    await expectRenewal(withOtherRole.id, false);

    await admin.deleteUser({ id: temporaryAdmin.id });
    await expectRenewal(ofDeletedPayer.id, false);

    await expectRenewal(ofOtherPayer.id, true);
    for (const role of ['Tutor', 'Parent']) await admin.assignUserRole({ id: parent.id, body: { role } });
    await expectRenewal(ofOtherPayer.id, false);
  },
  { needs: ['payment'] },
);

export const renewalsOfUnlinkedAdults = scenario(
  'renewals-of-unlinked-adults',
  'Auto-renew and open agreements end when the link of the payer ends, and do not return with a new link.',
  async (context) => {
    const { visitor, email, password, readMail, createUser, createChild } = context;
    const parent = await createUser('Parent', 'staying-parent');
    const partner = await createUser('Parent', 'leaving-partner');
    const { id } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess');
    await startPlan(context, id, plan.id);
    let invitations = 0;
    // Each invitation goes to another address, so that the newest email to it is the right one.
    const linkPartner = async () => {
      invitations += 1;
      const invited = email(`leaving-partner-${invitations}`);
      await parent.inviteParent({ body: { learnerId: id, email: invited, relationship: 'Father' } });
      const { token } = await readMail(invited);
      await visitor.acceptInviteSignin({ token, body: { emailOrUserName: partner.email, password } });
    };
    const unlinkPartner = () => partner.deleteLearner({ id });
    const expectRenewal = async (autoRenew: boolean) =>
      has(await runningPlan(parent, id, plan.id), { autoRenew });

    await linkPartner();
    await agreeToRenewals(context, parent, id);
    await unlinkPartner();
    await expectRenewal(true);
    await parent.cancelAutoRenew({ id });

    await linkPartner();
    await agreeToRenewals(context, partner, id);
    await unlinkPartner();
    await expectRenewal(false);
    await linkPartner();
    await expectRenewal(false);

    await answerAgreement(context, partner, id);
    await unlinkPartner();
    await linkPartner();
    await waitForConfirmations(context, parent, id);
    await expectRenewal(false);
  },
  { needs: ['payment', 'mail'] },
);
