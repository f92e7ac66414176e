import { claimsOf } from '../kit/claims.ts';
import { has, holds } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { requestLink, resetWith } from './reset-link.ts';

export const actingAsALearner = scenario(
  'acting-as-a-learner',
  "An adult acts as a learner with the claims of the learner's own sign-in, and without a refresh token.",
  async ({ admin, visitor, as, name, prefix, password, createUser, createChild }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of acting') } });
    const parent = await createUser('Parent', 'acting-parent');
    const { id: learnerId } = await createChild(parent, 'Acted', grade.id);
    await admin.setUserPermissions({ id: learnerId, body: { permissions: ['coding-content-access'] } });

    const actAs = async (adult: typeof admin) => {
      const session = await adult.impersonateLearner({ body: { learnerId } });
      holds(session, 'no refresh token', session.refreshToken === undefined);
      return session.token;
    };
    const ofParent = await actAs(parent);
    const ofAdmin = await actAs(admin);
    has(await as(ofParent).getMyLearnerProfile(), { id: learnerId, lastLoginDate: null });

    // A new password of the learner does not end the adults' tokens.
    const userName = `${prefix}.acted`;
    await parent.setLearnerLogin({ body: { learnerId, userName, password, confirmPassword: password } });
    for (const token of [ofParent, ofAdmin]) {
      has(await as(token).getMyLearnerProfile(), { id: learnerId, lastLoginDate: null });
    }
    const own = await visitor.loginUser({ body: { emailOrUserName: userName, password } });
    const claims = { ...claimsOf(own.token) };
    has(claims, { role: 'Learner', gradeId: grade.id, permissions: ['coding-content-access'] });
    has(claimsOf(ofParent), claims);
    has(claimsOf(ofAdmin), claims);
  },
);

export const adultsWhoMayAct = scenario(
  'adults-who-may-act',
  'Only the linked parents and an Admin act as a learner.',
  async ({ admin, name, createUser, createChild }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of permitted adults') } });
    const parent = await createUser('Parent', 'permitted-parent');
    const stranger = await createUser('Parent', 'stranger-parent');
    const child = await createChild(parent, 'Protected', grade.id);
    await stranger.impersonateLearner({ body: { learnerId: child.id } }).refused(403);
    for (const learnerId of [unknownId, parent.id]) {
      await parent.impersonateLearner({ body: { learnerId } }).refused(403);
      await admin.impersonateLearner({ body: { learnerId } }).refused(404);
    }
    await child.impersonateLearner({ body: { learnerId: child.id } }).refused(403);
    await child.getParentProfile().refused(403);
  },
);

export const actingAndRoles = scenario(
  'acting-and-roles',
  'Acting as a learner ends for good when the adult or the learner gets another role.',
  async ({ admin, as, name, createUser, createChild }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of acting and roles') } });
    const parent = await createUser('Parent', 'lasting-parent');
    const secondAdmin = await createUser('Admin', 'former-admin');
    const { id: learnerId } = await createChild(parent, 'Promoted', grade.id);
    const actAs = async (adult: typeof admin) =>
      as((await adult.impersonateLearner({ body: { learnerId } })).token);

    const ofParent = await actAs(parent);
    const ofAdmin = await actAs(secondAdmin);
    await admin.assignUserRole({ id: secondAdmin.id, body: { role: 'Tutor' } });
    await ofAdmin.listGrades().refused(401);
    await ofParent.listGrades();
    await admin.assignUserRole({ id: secondAdmin.id, body: { role: 'Admin' } });
    await ofAdmin.listGrades().refused(401);
    await (await actAs(secondAdmin)).listGrades();

    await admin.assignUserRole({ id: learnerId, body: { role: 'Tutor' } });
    await ofParent.listGrades().refused(401);
    await admin.assignUserRole({ id: learnerId, body: { role: 'Learner' } });
    await ofParent.listGrades().refused(401);
    await (await actAs(parent)).getMyLearnerProfile();
  },
);

export const actingAndPasswords = scenario(
  'acting-and-passwords',
  'Acting as a learner ends when the adult gets a new password.',
  async (context) => {
    const { admin, visitor, as, name, password, createUser, createChild } = context;
    const grade = await admin.createGrade({ body: { title: name('Grade of acting and passwords') } });
    const parent = await createUser('Parent', 'forgetful-parent');
    const { id: learnerId } = await createChild(parent, 'Remembered', grade.id);
    const actAs = async (token: string) =>
      as((await as(token).impersonateLearner({ body: { learnerId } })).token);
    const before = await actAs(parent.token);
    const newPassword = `${password}2`;
    await resetWith(context, await requestLink(context, parent.email), newPassword);
    await before.getMyLearnerProfile().refused(401);

    const body = { emailOrUserName: parent.email, password: newPassword };
    const after = await actAs((await visitor.loginUser({ body })).token);
    has(await after.getMyLearnerProfile(), { id: learnerId });
  },
  { needs: ['mail'] },
);

export const actingAndLinks = scenario(
  'acting-and-links',
  'Acting as a learner ends for good with the link to that learner, but not for other adults or learners.',
  async ({ admin, visitor, as, name, password, readMail, eventually, createUser, createChild }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of acting and links') } });
    const mother = await createUser('Parent', 'linked-mother');
    const father = await createUser('Parent', 'linked-father');
    const lwazi = await createChild(mother, 'Lwazi', grade.id);
    const zola = await createChild(mother, 'Zola', grade.id);
    let invitation = '';
    const linkFather = async (learnerId: string) => {
      await mother.inviteParent({ body: { email: father.email, relationship: 'Father', learnerId } });
      const earlier = invitation;
      await eventually(async () => {
        const mail = await readMail(father.email);
        holds(mail, 'another invitation', mail.token !== earlier);
        invitation = mail.token;
      });
      const body = { emailOrUserName: father.email, password };
      await visitor.acceptInviteSignin({ token: invitation, body });
    };
    const actAsFatherOf = async (learnerId: string) =>
      as((await father.impersonateLearner({ body: { learnerId } })).token);

    await linkFather(lwazi.id);
    await linkFather(zola.id);
    const asLwazi = await actAsFatherOf(lwazi.id);
    const asZola = await actAsFatherOf(zola.id);
    await father.deleteLearner({ id: lwazi.id });
    await asLwazi.getMyLearnerProfile().refused(401);
    has(await asZola.getMyLearnerProfile(), { id: zola.id });
    has(await lwazi.getMyLearnerProfile(), { id: lwazi.id });
    await father.impersonateLearner({ body: { learnerId: lwazi.id } }).refused(403);

    await linkFather(lwazi.id);
    await asLwazi.getMyLearnerProfile().refused(401);
    has(await (await actAsFatherOf(lwazi.id)).getMyLearnerProfile(), { id: lwazi.id });

    await admin.deleteUser({ id: father.id });
    await asZola.getMyLearnerProfile().refused(401);
  },
  { needs: ['mail'] },
);
