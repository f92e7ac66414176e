import { expect, screen as page, spyOn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { pressButton } from '../../play.ts';
import { visit } from '../../visit.tsx';
import { findsLongTexts, longTexts } from '../common-states.ts';
import { rememberCheckout } from '../subscription/plans.ts';

const at = '/paywall';
const link = () => `${location.origin}#/subscribe?learnerId=lrn-zola`;

const meta = preview.meta({
  title: 'Screens/Public/Paywall',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock full access' });
    await canvas.findByRole('button', { name: 'Email parent(s)' });
  },
});

/** Without an id in the URL a learner asks for a plan (SUB-002); all guardians are selected at first (D-099). */
export const LearnerWithoutAPlan = meta.story({
  ...visit({ at, as: 'zola' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('You still have 3 of 3 free activities today, Zola.', { exact: false });
    await expect(
      await canvas.findByRole('checkbox', { name: 'Notify both parents/guardians' }),
    ).toBeChecked();
    const mother = canvas.getByRole('checkbox', { name: /^Naledi Khumalo\s*Mother$/ });
    await expect(mother).not.toBeChecked();
    await expect(canvas.getByRole('main')).not.toHaveTextContent('@');
    await expect(canvas.getByRole('link', { name: "I'm the parent" })).toHaveAttribute(
      'href',
      '/subscribe?learnerId=lrn-zola',
    );
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/learner/dashboard');
  },
});

export const OneGuardianChosen = meta.story({
  ...visit({ at, as: 'zola' }),
  play: async ({ canvas, userEvent }) => {
    const father = await canvas.findByRole('checkbox', { name: /^Johan Khumalo/ });
    const both = canvas.getByRole('checkbox', { name: 'Notify both parents/guardians' });
    await userEvent.click(father);
    await expect(father).toBeChecked();
    await expect(both).not.toBeChecked();
    await userEvent.click(both);
    await expect(father).not.toBeChecked();
    await userEvent.click(father);
    await expect(both).not.toBeChecked();
  },
});

/** Without a recipient nothing is sent (SUB-011). */
export const NoGuardianChosen = meta.story({
  ...visit({ at, as: 'zola', fault: { operation: 'createUnlockRequest', status: 500 } }),
  tags: ['failed'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Notify both parents/guardians' }));
    await pressButton(context, 'Email parent(s)');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Select at least one parent/guardian or choose “Notify both parents”.',
    );
  },
});

export const Sending = meta.story({
  ...visit({ at, as: 'zola', fault: { operation: 'createUnlockRequest', delay: 'never' } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pressButton(context, 'Email parent(s)');
    await canvas.findByRole('button', { name: 'Sending…' });
    const johan = canvas.getByRole('checkbox', { name: /^Johan Khumalo/ });
    await userEvent.click(johan);
    await expect(johan).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Notify both parents/guardians' })).toBeChecked();
  },
});

/** The confirmation replaces the form, takes the focus and lists the recipients (SUB-008). */
export const Sent = meta.story({
  ...visit({ at, as: 'zola' }),
  tags: ['phone'],
  play: async (context) => {
    const { canvas } = context;
    await pressButton(context, 'Email parent(s)');
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Your email was sent' });
    await expect(heading).toHaveFocus();
    const recipients = within(canvas.getByRole('main')).getAllByRole('listitem');
    await expect(recipients.map(({ textContent }) => textContent)).toEqual([
      'parent@springbyte.test',
      'partner@springbyte.test',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Email parent(s)' })).toBeNull();
  },
});

export const SentToOne = meta.story({
  ...visit({ at, as: 'zola' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Johan Khumalo/ }));
    await pressButton(context, 'Email parent(s)');
    await canvas.findByText('partner@springbyte.test');
    await expect(canvas.queryByText('parent@springbyte.test')).toBeNull();
  },
});

/** The form returns with the last choice. */
export const AskedAgain = meta.story({
  ...visit({ at, as: 'zola' }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Johan Khumalo/ }));
    await pressButton(context, 'Email parent(s)');
    await pressButton(context, 'Ask another parent');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who shall we ask?' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: /^Johan Khumalo/ })).toBeChecked();
  },
});

/** The form shows the failure and keeps the selection (SUB-012). */
export const SendingFailed = meta.story({
  ...visit({ at, as: 'zola', fault: { operation: 'createUnlockRequest', status: 500 } }),
  tags: ['failed', 'phone'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const father = await canvas.findByRole('checkbox', { name: /^Johan Khumalo/ });
    await userEvent.click(father);
    await pressButton(context, 'Email parent(s)');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to send email. Please try again.',
    );
    await expect(father).toBeChecked();
  },
});

/** The list of guardians is optional: the request can still be sent to all of them (SUB-013). */
export const GuardiansFailed = meta.story({
  ...visit({ at, as: 'zola', fault: { operation: 'listGuardians', status: 500 } }),
  play: async (context) => {
    const { canvas } = context;
    await expect(
      await canvas.findByRole('checkbox', { name: 'Notify both parents/guardians' }),
    ).toBeChecked();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const GuardiansLoading = meta.story({
  ...visit({ at, as: 'zola', fault: { operation: 'listGuardians', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your parents…');
  },
});

/** Without guardians the link can still be copied (SUB-014). */
export const NoGuardians = meta.story({
  ...visit({
    at,
    as: 'zola',
    given: ({ db }) => {
      for (const { id } of db.guardians.where('learnerId', 'lrn-zola')) db.guardians.remove(id);
    },
  }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No parents/guardians found for this learner. Please contact support.');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy payment link' })).toBeVisible();
  },
});

/** The guardians were unlinked meanwhile: the server sends no email (D-098). */
export const GuardiansUnlinked = meta.story({
  ...visit({
    at,
    as: 'zola',
    given: ({ db }) => {
      for (const { id } of db.guardians.where('learnerId', 'lrn-zola')) db.guardians.remove(id);
    },
    fault: { operation: 'listGuardians', status: 500 },
  }),
  tags: ['failed'],
  play: async (context) => {
    await pressButton(context, 'Email parent(s)');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'No parents/guardians found for this learner. Please contact support.',
    );
  },
});

/** A parent opens the page for a child (D-117): buying is the main action. */
export const Parent = meta.story({
  ...visit({ at: `${at}?learnerId=lrn-zola`, as: 'naledi' }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: "I'm the parent" })).toHaveAttribute(
      'href',
      '/subscribe?learnerId=lrn-zola',
    );
    await canvas.findByRole('checkbox', { name: /^Johan Khumalo/ });
    await expect(canvas.getByText(/^You can buy a plan yourself\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /^Buy a plan/ })).toBeVisible();
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/beside you|Your parent/);
  },
});

/** The other parent's payment is being confirmed on this device: nothing to buy, and no email to send (D-291). */
export const PaymentPending = meta.story({
  ...visit({ at: `${at}?learnerId=lrn-zola`, as: 'johan' }),
  tags: ['phone'],
  beforeEach: () => rememberCheckout(),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Confirming a payment by Naledi Khumalo…' });
    await expect(canvas.getByText('Being confirmed')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: "I'm the parent" })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Email parent(s)' })).toBeNull();
  },
});

/** The child of a parent who pays on this device waits: there is no form to ask a parent. */
export const LearnerWaits = meta.story({
  ...visit({ at, as: 'zola' }),
  beforeEach: () => rememberCheckout(),
  play: async ({ canvas }) => {
    await canvas.findByText('The payment for School Content is being confirmed');
    await expect(canvas.queryByRole('button', { name: 'Email parent(s)' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: "I'm the parent" })).toBeNull();
  },
});

/** The plan that the parent has just bought is active: there is nothing to ask for. */
export const LearnerUnlocked = meta.story({
  ...visit({ at, as: 'lwazi' }),
  beforeEach: () => rememberCheckout({ learnerId: 'lrn-lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByText('School Content is active.');
    await canvas.findByText('The payment is confirmed. Go back and open the activity again.');
    await expect(canvas.queryByRole('button', { name: 'Email parent(s)' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: "I'm the parent" })).toBeNull();
  },
});

/** Without a child in the URL, a parent of several chooses one (D-278). */
export const ChildChoice = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Zola Khumalo, Grade 1$/ })).toHaveAttribute(
      'href',
      '/paywall?learnerId=lrn-zola',
    );
    await expect(canvas.queryByRole('button', { name: 'Email parent(s)' })).toBeNull();
    const menu = within(canvas.getByRole('navigation', { name: 'Naledi Khumalo' }));
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'true');
  },
});

/** A parent's URL names a child of other parents: only the own ones are offered. */
export const OtherParentsChild = meta.story({
  ...visit({ at: `${at}?learnerId=lrn-kabelo`, as: 'naledi' }),
  tags: ['no-access'],
  play: async ({ canvas }) => {
    await canvas.findByText('This learner is not linked to your account.');
    await expect(canvas.getAllByRole('link', { name: /Khumalo, Grade/ })).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: "I'm the parent" })).toBeNull();
  },
});

export const ParentWithoutChildren = meta.story({
  ...visit({ at, as: 'fatima' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('Add a child on the dashboard first.');
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  },
});
export const Tutor = meta.story({
  ...visit({ at: `${at}?learnerId=lrn-zola`, as: 'sipho' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only a parent can buy a plan.')).toBeVisible();
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/beside you|[Yy]our parent|yourself/);
  },
});
export const Admin = Parent.extend(visit({ at: `${at}?learnerId=lrn-zola`, as: 'thandi' }));

export const LinkCopied = meta.story({
  ...visit({ at, as: 'zola' }),
  play: async (context) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await pressButton(context, 'Copy payment link');
    await expect(copy).toHaveBeenCalledWith(link());
    await page.findByText('Payment link copied');
  },
});

/** Without clipboard access, the link is shown (SUB-015). */
export const LinkShown = meta.story({
  ...visit({ at, as: 'zola' }),
  tags: ['phone'],
  play: async (context) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await pressButton(context, 'Copy payment link');
    await context.canvas.findByText(link());
  },
});

/** A visitor has to sign in to send an email (D-101). */
export const SignedOut = meta.story({
  ...visit({ at: `${at}?learnerId=lrn-zola` }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Copy payment link' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: "I'm the parent" })).toBeVisible();
    await pressButton(context, 'Email parent(s)');
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
  },
});

/** A visitor without a learner in the URL (SUB-009). */
export const UnknownLearner = meta.story({
  ...visit({ at }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByText("We couldn't identify the learner. Please sign in again.");
    await expect(canvas.queryByRole('button', { name: 'Copy payment link' })).toBeNull();
  },
});

export const LongText = meta.story({
  ...visit({ at, as: 'zola', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});
