import { blames, equals, has, holds, isNow } from '../kit/expect.ts';
import { weakPasswords } from '../kit/passwords.ts';
import { atOnce } from '../kit/race.ts';
import { scenario } from '../kit/scenario.ts';

export const learnerLogin = scenario(
  'learner-login',
  'A learner can sign in only with the most recent login that a parent has set.',
  async ({ visitor, as, createUser, createChild, prefix, password }) => {
    const parent = await createUser('Parent', 'Refilwe-sets-logins');
    const child = await createChild(parent, 'Sizwe');
    const before = await parent.getLearner({ id: child.id });
    const userName = `${prefix}.sizwe`;
    const newPassword = `${password}2`;
    const signIn = (login: string, secret: string) =>
      visitor.loginUser({ body: { emailOrUserName: login, password: secret } });
    const setLogin = (login: string, secret: string) =>
      parent.setLearnerLogin({
        body: { learnerId: child.id, userName: login, password: secret, confirmPassword: secret },
      });
    await signIn(before.userName, password).refused(401);

    await setLogin(` ${userName} `, password);
    equals(await parent.checkUserName({ username: userName.toUpperCase() }), true);
    equals(await parent.checkUserName({ username: before.userName }), false);
    const first = await signIn(userName.toUpperCase(), password);
    const profile = await as(first.token).getMyLearnerProfile();
    has(profile, { ...before, userName, lastLoginDate: profile.lastLoginDate });
    isNow(profile.lastLoginDate);

    await setLogin(userName, newPassword);
    await as(first.token).getMyLearnerProfile().refused(401);
    const { refreshToken } = first;
    if (refreshToken !== undefined) await visitor.refreshAuthToken({ body: { refreshToken } }).refused(401);
    await signIn(userName, password).refused(401);
    const second = await signIn(userName, newPassword);
    has(await as(second.token).getMyLearnerProfile(), { id: child.id });

    await parent.deleteLearner({ id: child.id });
    await signIn(userName, newPassword).refused(401);
  },
);

export const refusedLogins = scenario(
  'refused-logins',
  'No login has the user name of another account, a user name with other characters, or a weak password.',
  async ({ visitor, createUser, createChild, prefix, password }) => {
    const parent = await createUser('Parent', 'Refilwe-is-refused');
    const child = await createChild(parent, 'Thabo');
    const sibling = await createChild(parent, 'Thembi');
    const userName = `${prefix}.thabo`;
    const login = { learnerId: child.id, userName, password, confirmPassword: password };
    await parent.setLearnerLogin({ body: login });

    const refuse = (change: object, status: number) =>
      parent.setLearnerLogin({ body: { ...login, ...change } }).refused(status);
    await refuse({ learnerId: sibling.id, userName }, 409);
    const otherNames = [
      `${prefix}@example.com`,
      `${prefix} thabo`,
      `${prefix}.thabö`,
      `.${prefix}`,
      `${prefix}_T`,
    ];
    for (const other of otherNames) blames(await refuse({ userName: other }, 400), 'userName');
    await refuse({ confirmPassword: `${password}2` }, 400);
    for (const weak of weakPasswords) {
      blames(await refuse({ password: weak, confirmPassword: weak }, 400), 'password', 'confirmPassword');
    }

    const children = [child, sibling];
    const sameName = (index: number) => {
      const { id: learnerId } = children[index % 2] ?? child;
      return parent.setLearnerLogin({ body: { ...login, learnerId, userName: `${prefix}.both` } });
    };
    const responses = await atOnce(sameName, 200, 409);
    const statuses = responses.map(({ status }) => status);
    // The login of the same learner may be repeated.
    holds(
      { statuses },
      'a user name for one learner only',
      statuses.filter((one) => one === 409).length === 2,
      statuses,
    );
    await parent.setLearnerLogin({ body: login });

    const session = await visitor.loginUser({ body: { emailOrUserName: userName, password } });
    holds(session, 'a token', session.token !== '');
  },
);

export const loginEndsResetLinks = scenario(
  'login-ends-reset-links',
  'A reset link that was sent before an adult set a new login no longer works.',
  async ({ admin, visitor, createLearner, readMail, name, prefix, password }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of an old link') } });
    const learner = await createLearner('Zola-old-link', grade.id);
    await visitor.requestPasswordReset({ body: { email: learner.email } });
    const { token } = await readMail(learner.email);

    const userName = `${prefix}.zola`;
    const passwords = { password: `${password}2`, confirmPassword: `${password}2` };
    await admin.setLearnerLogin({ body: { learnerId: learner.id, userName, ...passwords } });
    const reset = { token, email: learner.email, newPassword: password, confirmPassword: password };
    await visitor.resetPassword({ body: reset }).refused(410);
    await visitor.loginUser({ body: { emailOrUserName: learner.email, password: `${password}2` } });
  },
  { needs: ['mail'] },
);
