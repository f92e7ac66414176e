import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { Application } from '#app/application.ts';
import { undoDelay } from '#components/delayed-call.ts';
import type { Backend } from '#mocks/server/backend.ts';
import { toast } from '#ui/feedback/toasts.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { findsLongTexts, findsNoConnection, longTexts, noConnection, noResponse } from '../common-states.ts';
import { respondTo } from '../respond-to.ts';
import { saveAsAnotherUser } from './save-as-another-user.ts';

const at = (id: string) => `/admin/moderation/review/${id}`;

const nextKey = 'moderation.openNext';

/** Makes decisions return to the queue instead of opening the next change. */
function returnToQueue() {
  localStorage.setItem(nextKey, 'off');
  return () => localStorage.removeItem(nextKey);
}

const skipUndoDelay = () => speedUpTimers(50, undoDelay);

const meta = preview.meta({
  title: 'Screens/Moderation/Review',
  beforeEach: returnToQueue,
  ...visit({ at: at('chs-28'), as: 'aisha' }),
});

const changeSet = async (id: string) => (await storyBackend()).db.changeSets.getOrThrow(id);
const locationOf = (loaded: Record<string, unknown>) =>
  (loaded['application'] as Application).latestLocation.href;

type LoadedContext = PlayContext & { loaded: Record<string, unknown> };

const approveButton = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  canvas.findByRole('button', { name: 'Approve' });

async function waitForQueue({ loaded }: LoadedContext, query: string) {
  await waitFor(() => expect(locationOf(loaded)).toBe(`/admin/moderation/queue?${query}`));
}

const decideAsPieter = (
  id: string,
  status: 'Published' | 'Approved' | 'Rejected',
  reason: string | null = null,
) => {
  return ({ db }: Backend) =>
    void db.changeSets.update(id, {
      status,
      reason,
      decidedByUserId: 'usr-pieter',
      decidedAtUtc: '2025-05-15T11:00:00Z',
    });
};

/** MOD-008, MOD-009: the rendered question with differences, and a warning about a newer pending change. */
export const Rendered = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Question #chs-28 Pending' });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Fill in the Blanks' })).toBeVisible();
    const [added] = canvas.getAllByRole('insertion');
    await expect(added).toHaveTextContent('[added] : each round begins with one');
    await expect(canvas.queryByRole('deletion')).toBeNull();
    await canvas.findByText('A newer change to this question is pending as well');
    await expect(canvas.getAllByRole('link', { name: /^Aisha Patel/ })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/chs-36'),
    );
    await expect(
      await canvas.findByRole('link', { name: 'Grade 4 · Coding and Robotics · Listen and repeat' }),
    ).toHaveAttribute(
      'href',
      '/admin/moderation/activity/act-4-loops-beeps?focusQuestionId=que-4-loops-beeps-1',
    );
  },
});

/** The same change as JSON. */
export const Json = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'JSON' }));
    await expect(canvas.getAllByText(/"SortOrder": 0/)).toHaveLength(2);
    await expect(canvas.getAllByText(/"hint": "Count the long beeps first/)).toHaveLength(2);
  },
});

/** MOD-006: returns to the queue with the id of the approved change. */
export const Approved = meta.story({
  tags: ['interaction'],
  beforeEach: skipUndoDelay,
  play: async (context) => {
    await context.userEvent.dblClick(await approveButton(context));
    await waitForQueue(context, 'approved=chs-28');
    await waitFor(async () =>
      expect(await changeSet('chs-28')).toMatchObject({ status: 'Published', decidedByUserId: 'usr-aisha' }),
    );
  },
});

/** The next change opens; Undo cancels the approval. */
export const ApprovalUndone = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('switch', { name: 'Open the next change after a decision' }),
    );
    await userEvent.keyboard('a');
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Question #chs-36 Pending' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByText(/^Approved\. \d+ changes left\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to queue' })).toBeVisible();
    await userEvent.keyboard('u');
    await canvas.findByRole('heading', { level: 1, name: 'Question #chs-28 Pending' });
    await expect(canvas.queryByText(/^Approved\./)).toBeNull();
    await expect((await changeSet('chs-28')).status).toBe('Pending');
  },
});

/** A second decision sends the pending approval first. */
export const ApprovedThenRejected = meta.story({
  tags: ['interaction'],
  beforeEach: () => localStorage.setItem(nextKey, 'on'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await approveButton(context));
    await canvas.findByRole('heading', { level: 1, name: 'Question #chs-36 Pending' });
    await userEvent.keyboard('r');
    await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Reject' }));
    await canvas.findByText(/^Rejected\. \d+ changes left\.$/);
    await expect((await changeSet('chs-28')).status).toBe('Published');
    await expect((await changeSet('chs-36')).status).toBe('Rejected');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** D-171: Escape cancels the rejection; the reason is optional. */
export const RejectedByKeyboard = meta.story({
  tags: ['interaction'],
  play: async (context) => {
    const { userEvent } = context;
    await approveButton(context);
    await userEvent.keyboard('r');
    const reason = await page.findByRole('textbox', { name: 'Reason (optional)' });
    await waitFor(() => expect(reason).toHaveFocus());
    // Letters typed into the field are not shortcuts.
    await userEvent.keyboard('a rather long one');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect((await changeSet('chs-28')).status).toBe('Pending');
    await userEvent.keyboard('r');
    await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Reject' }));
    await waitForQueue(context, 'rejected=chs-28');
    await expect(await changeSet('chs-28')).toMatchObject({ status: 'Rejected', reason: null });
  },
});

/** The dialog for the reason; Cancel sends nothing. */
export const RejectReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    const reject = await canvas.findByRole('button', { name: 'Reject' });
    await userEvent.click(reject);
    const first = within(await page.findByRole('dialog', { name: 'Reject this change to the question?' }));
    await userEvent.type(await first.findByLabelText('Reason (optional)'), 'Never mind');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect((await changeSet('chs-28')).status).toBe('Pending');
    await userEvent.click(reject);
    const again = within(await page.findByRole('dialog'));
    await waitFor(() => expect(again.getByLabelText('Reason (optional)')).toBeVisible());
  },
});

/** MOD-030e: the dialog keeps the reason, and the next try sends it. */
export const RejectingFailed = meta.story({
  ...visit({ at: at('chs-28'), as: 'aisha', fault: { operation: 'rejectChange', status: 500, times: 1 } }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox'), 'The hint says too much.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.findByText(/^Reject failed\./);
    await expect(dialog.getByRole('textbox')).toHaveValue('The hint says too much.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitForQueue(context, 'rejected=chs-28');
    await expect((await changeSet('chs-28')).reason).toBe('The hint says too much.');
  },
});

/** MOD-030d, D-159: the server refuses the approval. */
export const ApprovingFailed = meta.story({
  ...visit({ at: at('chs-28'), as: 'aisha', fault: { operation: 'approveChange', status: 403, times: 1 } }),
  tags: ['interaction'],
  beforeEach: skipUndoDelay,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await approveButton(context);
    await userEvent.keyboard('a');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Approve failed.You do not have the necessary permissions.');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the change' }));
    await approveButton(context);
    // A toast does not block shortcuts.
    toast({ profile: 'app', tone: 'info', message: 'Profile saved.' });
    await page.findByRole('alertdialog', { name: 'Profile saved.' });
    await userEvent.keyboard('a');
    await waitForQueue(context, 'approved=chs-28');
    await waitFor(async () => expect((await changeSet('chs-28')).status).toBe('Published'));
  },
});

export const OtherChangesLoadingFailed = meta.story({
  ...visit({
    at: at('chs-28'),
    as: 'aisha',
    fault: { operation: 'getQuestionReview', status: 500, times: 2 },
  }),
  tags: ['interaction', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Failed to load other changes/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('region', { name: 'Other changes to this question' });
  },
});

/** D-166: shows the other moderator's decision, without decision buttons. */
export const DecidedByAnotherModerator = meta.story({
  beforeEach: skipUndoDelay,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = await approveButton(context);
    decideAsPieter('chs-28', 'Rejected', 'The hint says too much.')(await storyBackend());
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Approve failed\.Another moderator has decided in the meantime/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Open the change' }));
    await canvas.findByText('This change was rejected');
    // The history arrives after the change.
    await canvas.findByText(/^Rejected by Pieter Botha, .* Reason: The hint says too much\./);
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});

/** The button that opened the dialog is removed: the heading gets the focus. */
export const DecidedWhileDialogOpen = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    const dialog = within(await page.findByRole('dialog'));
    decideAsPieter('chs-28', 'Published')(await storyBackend());
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.findByText(/^Reject failed\. Another moderator has decided/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await canvas.findByText(/^Approved by Pieter Botha/);
  },
});

const beeps = 'que-4-loops-beeps-1';
const storedHint = async () => {
  const { data } = (await storyBackend()).db.questions.getOrThrow(beeps);
  return (JSON.parse(data) as { hint: string }).hint;
};
const findField = ({ canvas }: Pick<PlayContext, 'canvas'>, name: string) =>
  canvas.findByRole('radiogroup', { name });

const savedAfterSubmission = visit({
  at: at('chs-28'),
  as: 'aisha',
  given: saveAsAnotherUser(beeps, { hint: 'Count each round.', feedBack: 'Four rounds of three.' }),
});

/** D-257: another user saved the question meanwhile; the reviewer has not chosen a side yet. */
export const ChangedSinceSubmission = meta.story({
  ...savedAfterSubmission,
  tags: ['dark', 'phone'],
  play: async (context) => {
    await context.canvas.findByText('Changed since this was submitted');
    await findField(context, 'Hint');
  },
});

/** D-257: the reviewer resolves a conflict before approving. */
export const ConflictResolved = meta.story({
  ...savedAfterSubmission,
  tags: ['interaction'],
  beforeEach: skipUndoDelay,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(/^Thandi Nkosi saved it on 2025-05-15/);
    await canvas.findByText(/1 field conflicts/);
    const hint = within(await findField(context, 'Hint'));
    const feedback = within(await findField(context, 'Feedback'));
    await expect(feedback.getByRole('radio', { name: /^Keep Now/ })).toBeChecked();
    await feedback.findByText('Only Thandi Nkosi changed this');
    await userEvent.click(await approveButton(context));
    await canvas.findByText('Decide first: Hint.');
    await waitFor(() => expect(hint.getByRole('radio', { name: /^Keep Now/ })).toHaveFocus());
    await userEvent.keyboard('2');
    await canvas.findByText('1 of 1 conflict decided');
    await expect(
      within(canvas.getByRole('region', { name: 'What learners will see' })).getByText(/each round begins/),
    ).toBeVisible();
    await userEvent.click(await approveButton(context));
    await waitForQueue(context, 'approved=chs-28');
    await waitFor(async () => expect(await storedHint()).toContain('each round begins with one'));
  },
});

/** D-257: the reviewer writes a text; an approval that changes nothing is refused. */
export const CustomText = meta.story({
  ...visit({ at: at('chs-28'), as: 'aisha', given: saveAsAnotherUser(beeps, { hint: 'Count each round.' }) }),
  tags: ['interaction'],
  beforeEach: skipUndoDelay,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const hint = within(await findField(context, 'Hint'));
    await userEvent.click(hint.getByRole('radio', { name: /^Keep Now/ }));
    await userEvent.click(await approveButton(context));
    await canvas.findByText(/^Everything stays as it is now/);
    await userEvent.click(hint.getByRole('radio', { name: 'Write it myself' }));
    const field = await hint.findByRole('textbox', { name: 'Hint' });
    await expect(field).toHaveValue('Count each round.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Count the rounds.');
    await userEvent.click(await approveButton(context));
    await waitForQueue(context, 'approved=chs-28');
    await waitFor(async () => expect(await storedHint()).toBe('Count the rounds.'));
  },
});

/** D-257: another save keeps the choices for fields that it did not change. */
export const SavedWhileChoosing = meta.story({
  ...visit({
    at: at('chs-28'),
    as: 'aisha',
    given: saveAsAnotherUser(beeps, { hint: 'Count each round.', feedBack: 'Four rounds of three.' }),
  }),
  beforeEach: skipUndoDelay,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const proposed = async (name: string) =>
      within(await findField(context, name)).getByRole('radio', { name: /^Take Proposed/ });
    await userEvent.click(await proposed('Hint'));
    await userEvent.click(await proposed('Feedback'));
    saveAsAnotherUser(beeps, { hint: 'Count every round.' })(await storyBackend());
    await userEvent.click(await approveButton(context));
    await userEvent.click(await page.findByRole('button', { name: 'Open the change' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Approve failed.The content was saved again while you were choosing.',
    );
    await waitFor(async () => expect(await proposed('Hint')).not.toBeChecked());
    await expect(await proposed('Feedback')).toBeChecked();
    await expect((await changeSet('chs-28')).status).toBe('Pending');
  },
});

/** The approval succeeded, but the response was lost. */
export const ResponseLost = meta.story({
  ...visit({
    at: at('chs-28'),
    as: 'aisha',
    fault: { operation: 'approveChange', status: 'lost', times: 1 },
  }),
  tags: ['interaction'],
  beforeEach: skipUndoDelay,
  play: async (context) => {
    await context.userEvent.click(await approveButton(context));
    await waitForQueue(context, 'approved=chs-28');
    await waitFor(async () => expect((await changeSet('chs-28')).status).toBe('Published'));
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
});

export const DecidedOnAPhone = meta.story({
  globals: phone,
  ...visit({ at: at('chs-24'), as: 'pieter' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Question #chs-24 Rejected' });
    await canvas.findByText(/Reason: Grade 4 still reads the units written out\. Please keep them\./);
    await expect(canvas.queryByRole('button', { name: 'Reject' })).toBeNull();
    const [before, after] = canvas.getAllByRole('heading', { level: 3 });
    const bottom = (element: HTMLElement | undefined) => element?.getBoundingClientRect().bottom ?? 0;
    await expect(bottom(before)).toBeLessThan(bottom(after));
  },
});

/** MOD-009: activity fields are shown as JSON only. */
export const Activity = meta.story({
  tags: ['dark'],
  ...visit({ at: at('chs-30'), as: 'thandi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Activity #chs-30 Pending' });
    await expect(canvas.queryByRole('radio', { name: 'JSON' })).toBeNull();
    await expect(canvas.getAllByText(/"Title":/)).toHaveLength(2);
  },
});

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="120" height="60"%3E%3Crect width="120" height="60" fill="teal"/%3E%3C/svg%3E';

export const NewPicture = meta.story({
  ...visit({
    at: at('chs-31'),
    as: 'aisha',
    given: ({ db }) =>
      void db.changeSets.update('chs-31', {
        patchJson: JSON.stringify([{ op: 'replace', path: '/MediaPath', value: picture }]),
      }),
  }),
  play: async ({ canvas }) => {
    const images = await canvas.findAllByRole<HTMLImageElement>('img', { name: /^Picture of the question/ });
    await expect(images.map(({ alt }) => alt)).toEqual([
      'Picture of the question, before the change',
      'Picture of the question, after the change',
    ]);
    await waitFor(() => expect(images[1]?.naturalWidth).toBe(120));
  },
});

const unreadable = {
  id: 'chs-28',
  entityType: 'Question',
  entityId: 'que-4-loops-beeps-1',
  status: 'Pending',
  submittedAtUtc: '2025-05-13T08:02:00Z',
  submittedByUserId: 'usr-sipho',
  comment: null,
  snapshotJson: '{"Id":',
  patchJson: '[]',
};

/** MOD-030c: an unreadable change can only be rejected. */
export const Unreadable = meta.story({
  tags: ['failed'],
  beforeEach: () => respondTo('/changes/chs-28', unreadable),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unable to load this change set.');
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});

/** The type of the question is unknown to this version of the application. */
export const UnknownType = meta.story({
  beforeEach: async () => {
    const { snapshotJson } = await changeSet('chs-28');
    const snapshot = { ...(JSON.parse(snapshotJson) as object), Type: 'Crossword' };
    respondTo('/changes/chs-28', { ...unreadable, snapshotJson: JSON.stringify(snapshot) });
  },
  play: async ({ canvas }) => void (await canvas.findAllByText('This cannot be shown')),
});

/** A backend may approve a change before it publishes it. */
export const ApprovedNotLive = meta.story({
  ...visit({ at: at('chs-28'), as: 'aisha', given: decideAsPieter('chs-28', 'Approved') }),
  play: async ({ canvas }) => {
    await canvas.findByText('This change was approved');
    await canvas.findByText(/It was accepted, but is not live yet\./);
  },
});

/** MOD-030c: no change has the id in the URL. */
export const NotFound = meta.story({
  ...visit({ at: at('chs-0'), as: 'aisha' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unable to load this change set.' });
  },
});

/** MOD-030b: a retry succeeds. */
export const LoadingFailed = meta.story({
  ...visit({ at: at('chs-28'), as: 'aisha', fault: { operation: 'getChangeSet', status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load change set.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: 'Question #chs-28 Pending' });
  },
});

export const Loading = meta.story({
  ...visit({ at: '/admin/moderation/review/chs-28', as: 'aisha', fault: noResponse }),
  tags: ['loading'],
});

export const Offline = meta.story({
  ...visit({ at: '/admin/moderation/review/chs-28', as: 'aisha', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const LongText = meta.story({
  ...visit({ at: '/admin/moderation/review/chs-28', as: 'aisha', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});
