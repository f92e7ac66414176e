import { setActive } from '../kit/activation.ts';
import { equals } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const emailChecks = scenario(
  'email-checks',
  'An email address or a user name is in use in every spelling, also if the account is inactive.',
  async ({ admin, visitor, name, email, createLearner }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of email checks') } });
    const learner = await createLearner('checked', grade.id);
    const { userName } = await admin.getLearner({ id: learner.id });
    await setActive(admin, learner.id, false);

    equals(await visitor.checkEmail({ email: learner.email }), true);
    equals(await visitor.checkEmail({ email: ` ${learner.email.toUpperCase()} ` }), true);
    equals(await visitor.checkEmail({ email: userName }), true);
    equals(await visitor.checkEmail({ email: learner.email.split('@')[0] ?? '' }), false);
    equals(await visitor.checkEmail({ email: email('unchecked') }), false);
    equals(await visitor.checkEmail({ email: ' ' }), false);
    await visitor.checkEmail({ email: '' }).refused(400);

    equals(await admin.checkUserEmail({ email: learner.email.toUpperCase() }), true);
    equals(await admin.checkUserEmail({ email: email('unchecked') }), false);
    await admin.checkUserEmail({ email: 'unchecked' }).refused(400);
  },
);
