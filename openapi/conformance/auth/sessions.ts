import { setActive } from '../kit/activation.ts';
import { has, holds } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';

export const sessions = scenario(
  'sessions',
  'A session can be renewed, and ends when the account is deleted.',
  async ({ admin, visitor, as, password, createUser }) => {
    const sihle = await createUser('Parent', 'sihle');
    const session = await visitor.loginUser({ body: { emailOrUserName: sihle.email, password } });
    // A server may not renew sessions, or keep the refresh token.
    const { refreshToken } = session;
    let newest = refreshToken;
    if (refreshToken !== undefined) {
      const renewed = await visitor.refreshAuthToken({ body: { refreshToken } });
      holds(renewed, 'a refresh token', renewed.refreshToken !== undefined);
      has(await as(renewed.token).getParentProfile(), { name: 'sihle' });
      newest = renewed.refreshToken;
      if (newest !== refreshToken) await visitor.refreshAuthToken({ body: { refreshToken } }).refused(401);
    }
    await visitor.refreshAuthToken({ body: { refreshToken: unknownId } }).refused(401);

    await admin.deleteUser({ id: sihle.id });
    await as(session.token).getParentProfile().refused(401);
    if (newest !== undefined) {
      await visitor.refreshAuthToken({ body: { refreshToken: newest } }).refused(401);
    }
  },
);

export const failedSignIns = scenario(
  'failed-sign-ins',
  'A failed sign-in has the same message for every reason, so that it does not reveal who has an account.',
  async ({ admin, visitor, name, email, password, createLearner, createUser, createChild }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of failed sign-ins') } });
    const parent = await createUser('Parent', 'failing-parent');
    const child = await createChild(parent, 'Failing', grade.id);
    const { userName: withoutPassword } = await parent.getLearner({ id: child.id });
    const inactive = await createLearner('failing-learner', grade.id);
    await setActive(admin, inactive.id, false);

    const signIn = (emailOrUserName: string, given = password) =>
      visitor.loginUser({ body: { emailOrUserName, password: given } }).refused(401);
    const { message } = await signIn(email('unknown'));
    has(await signIn(parent.email, `${password}2`), { message });
    has(await signIn(withoutPassword), { message });
    has(await signIn(inactive.email), { message });
  },
);
