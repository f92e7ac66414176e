import { blames, has, matches } from '../kit/expect.ts';
import { createPlan } from '../kit/plans.ts';
import { scenario, unknownId } from '../kit/scenario.ts';

export const unlockRequests = scenario(
  'unlock-requests',
  'A learner asks their guardians, or one email address, for a plan.',
  async (context) => {
    const { admin, email, createUser, createChild, createLearner } = context;
    const parent = await createUser('Parent', 'asking-parent');
    const learner = await createChild(parent, 'Zola');
    const learnerWithoutAdults = await createLearner('Asking-Kabelo');
    const learnerId = learner.id;
    const plan = await createPlan(context, 'Chess');

    const guardian = { id: parent.id, email: parent.email, relationship: 'Mother', isPrimary: true } as const;
    for (const reader of [learner, parent, admin]) {
      const guardians = await reader.listGuardians({ learnerId });
      has(guardians, { length: 1, 0: guardian });
      matches(guardians[0]?.fullName, /^asking-parent /);
    }
    has(await admin.listGuardians({ learnerId: learnerWithoutAdults.id }), { length: 0 });

    const stranger = unknownId;
    for (const body of [
      { sendToAll: true, guardianIds: [] },
      // With `sendToAll`, the server ignores the ids.
      { sendToAll: true, guardianIds: [stranger] },
      { sendToAll: false, guardianIds: [parent.id] },
      { sendToAll: false, guardianIds: [parent.id, parent.id] },
    ]) {
      has(await learner.createUnlockRequest({ body: { learnerId, ...body } }), { to: [parent.email] });
    }
    const withoutRecipient = { learnerId: learnerWithoutAdults.id, sendToAll: true, guardianIds: [] };
    has(await learnerWithoutAdults.createUnlockRequest({ body: withoutRecipient }), { to: [] });
    const parentEmail = email('aunt');
    const toAunt = { learnerId, parentEmail, planId: plan.id };
    has(await learner.createUnlockRequest({ body: toAunt }), { to: [parentEmail] });
  },
);

export const invalidUnlockRequests = scenario(
  'invalid-unlock-requests',
  'A request names guardians of the learner, or an email address with a plan on sale.',
  async (context) => {
    const { admin, email, createUser, createChild } = context;
    const parent = await createUser('Parent', 'wrongly-asking-parent');
    const otherParent = await createUser('Parent', 'wrongly-asked-parent');
    const learner = await createChild(parent, 'Zola');
    const learnerId = learner.id;
    const plan = await createPlan(context, 'Chess');
    const draft = await createPlan(context, 'Mahjong', { status: 0 });
    const retired = await createPlan(context, 'Go', { status: 2 });

    const ask = (guardianIds: string[]) =>
      learner.createUnlockRequest({ body: { learnerId, sendToAll: false, guardianIds } });
    blames(await ask([]).refused(400), 'guardianIds');
    blames(await ask([otherParent.id]).refused(400), 'guardianIds.0');
    blames(await ask([parent.id, otherParent.id]).refused(400), 'guardianIds.1');

    const parentEmail = email('aunt');
    for (const planId of [draft.id, retired.id, unknownId]) {
      await learner.createUnlockRequest({ body: { learnerId, parentEmail, planId } }).refused(404);
    }
    const bothForms = { learnerId, sendToAll: true, guardianIds: [], parentEmail, planId: plan.id };
    await admin.createUnlockRequest({ body: bothForms }).refused(400);
    blames(
      await learner
        .createUnlockRequest({ body: { learnerId, parentEmail: 'aunt', planId: plan.id } })
        .refused(400),
      'parentEmail',
    );
  },
);

export const unlockRequestMails = scenario(
  'unlock-request-mails',
  'Each guardian gets an email with a link to the plans of the learner.',
  async (context) => {
    const { visitor, email, password, readMail, eventually, createUser, createChild } = context;
    const parent = await createUser('Parent', 'mailed-parent');
    const partner = await createUser('Parent', 'mailed-partner');
    const aunt = await createUser('Parent', 'mailed-Aunt');
    const learner = await createChild(parent, 'Zola');
    const learnerId = learner.id;
    for (const guardian of [partner, aunt]) {
      const invited = email(`invited-${guardian.id}`.toLowerCase());
      await parent.inviteParent({ body: { learnerId, email: invited, relationship: 'Guardian' } });
      const { token } = await readMail(invited);
      await visitor.acceptInviteSignin({ token, body: { emailOrUserName: guardian.email, password } });
    }
    has(await learner.listGuardians({ learnerId }), { length: 3 });

    await learner.createUnlockRequest({ body: { learnerId, sendToAll: true, guardianIds: [] } });
    for (const address of [parent.email, partner.email, aunt.email]) {
      await eventually(async () =>
        matches((await readMail(address)).link, new RegExp(`#/subscribe\\?learnerId=${learnerId}$`)),
      );
    }
    const plan = await createPlan(context, 'Chess');
    const parentEmail = email('mailed-friend');
    await learner.createUnlockRequest({ body: { learnerId, parentEmail, planId: plan.id } });
    const query = `learnerId=${learnerId}&planId=${plan.id}`;
    matches((await readMail(parentEmail)).link, new RegExp(`#/subscribe\\?${query}$`));
  },
  { needs: ['mail'] },
);
