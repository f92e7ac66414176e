import { expect, waitFor, within } from 'storybook/test';
import { saveDelay } from '#answers/answer-sync.ts';
import preview from '../../../../.storybook/preview.tsx';
import { advanceClock, stopClock } from '../../../stopped-clock.ts';
import { visit, storyBackend } from '../../../visit.tsx';
import { watchCalls } from '../../../watch-calls.ts';
import { allRight, withDraft, halvesId, savedAnswers, threeOfFive } from '../given-answers.ts';

const meta = preview.meta({
  title: 'Screens/Learner/Do activity: submitting',
});

const at = `/topic/top-4-fractions/activity/${halvesId}`;
const notSubmitted = 'Unable to save your answers. Please try again.';

const attempts = async () => (await storyBackend()).db.attempts.where('activityId', halvesId);

/** Dialogs and toasts are children of body, outside the canvas. */
const page = within(document.body);

/**
 * Submitting with unanswered questions is allowed after a confirmation; then the result has focus and the draft is
 * deleted.
 */
export const SubmitWithGaps = meta.story({
  ...visit({ at, as: 'lwazi', given: withDraft(threeOfFive) }),
  tags: ['interaction'],
  beforeEach: () => stopClock(saveDelay),
  play: async ({ canvas, userEvent, step }) => {
    const submit = await canvas.findByRole('button', { name: 'Submit Activity' });

    await step('continue at the first unanswered question', async () => {
      await userEvent.click(submit);
      const dialog = within(await page.findByRole('alertdialog', { name: 'Ready to submit?' }));
      await waitFor(() => expect(dialog.getByText('2 questions are not answered yet.')).toBeVisible());
      await userEvent.click(dialog.getByRole('button', { name: 'Keep going' }));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByLabelText('Blank 2 of 3')).toHaveFocus();
    });

    await step('submit anyway, with the text typed last', async () => {
      await userEvent.type(canvas.getByLabelText('Blank 2 of 3'), '1000');
      await userEvent.click(submit);
      await userEvent.click(await page.findByRole('button', { name: 'Submit anyway' }));
      const heading = await canvas.findByRole('heading', { level: 1, name: /Score: 2.67 out of 4/ });
      await waitFor(() => expect(heading).toHaveFocus());
    });

    await step('a late save does not restore the draft', async () => {
      const calls = watchCalls();
      await advanceClock(2 * saveDelay);
      await expect(calls(`/activity-answsers/${halvesId}`)).toHaveLength(0);
      await expect(await savedAnswers()).toBe('');
    });
  },
});

/** The failure is reported once; the answers are kept, and the retry creates one attempt. */
export const SubmittingFailed = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: withDraft(allRight),
    fault: { operation: 'submitActivityAnswers', status: 500, times: 1 },
  }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const before = await attempts();
    const submit = await canvas.findByRole('button', { name: 'Submit Activity' });
    await userEvent.dblClick(submit);
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText(notSubmitted)).toBeVisible();
    await expect(page.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'True' })).toBeChecked();
    await expect(await savedAnswers()).toContain('2000');

    // 'Saved' would contradict the alert, and another status would repeat it.
    const bar = within(canvas.getByRole('region', { name: 'Hand in' }));
    await expect(bar.queryByText(/^Saved/)).toBeNull();
    for (const status of bar.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();

    await userEvent.dblClick(submit);
    await canvas.findByRole('heading', { level: 1, name: /A perfect jump, Lwazi!/ });
    await expect(await attempts()).toHaveLength(before.length + 1);
  },
});

export const SubmitForbidden = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: withDraft(allRight),
    fault: { operation: 'submitActivityAnswers', status: 403 },
  }),
  tags: ['failed', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Activity' }));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Only learners can hand in an activity.')).toBeVisible();
  },
});

export const Submitting = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: withDraft(allRight),
    fault: { operation: 'submitActivityAnswers', delay: 'never' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Activity' }));
    await canvas.findByRole('button', { name: /Submitting…/ });
  },
});
