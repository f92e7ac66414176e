import { test } from '../app.ts';
import { doubledText, expectNoFlaws } from '../large-text.ts';
import { signInAsParent } from './pays.ts';

test.use(doubledText);

test('with text of 200 % whoever pays can read and use every page', async ({ app }) => {
  await signInAsParent(app, '/subscribe?learnerId=lrn-zola');
  await expectNoFlaws(app, [
    ['/subscribe?learnerId=lrn-lwazi&planId=pln-full-access', 'Choose a plan'],
    ['/subscribe?learnerId=lrn-lwazi&planId=pln-school-content', 'Choose a plan'],
    ['/subscribe?learnerId=lrn-zola', 'Choose a plan'],
    ['/subscribe', 'Choose a plan'],
    ['/subscribe/success?learnerId=lrn-lwazi&recurring=1', 'Subscription activated'],
    ['/subscribe/success?learnerId=lrn-zola', 'Confirming your payment…'],
    ['/subscribe/success', "We couldn't confirm the payment"],
    ['/manage-subscription/lrn-lwazi', 'Manage subscription'],
    ['/manage-subscription/lrn-zola', 'Manage subscription'],
    ['/manage-subscription', 'Manage subscription'],
    ['/paywall?learnerId=lrn-zola', 'Unlock full access'],
  ]);
});
