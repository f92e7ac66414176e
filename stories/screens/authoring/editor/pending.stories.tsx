import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../../play.ts';
import { storyBackend, storyNow, visit } from '../../../visit.tsx';
import { cardOf, editorUrl, deleteDrafts, questionId, waitForPreview, formUrl } from './editor-page.ts';

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: pending changes',
  beforeEach: deleteDrafts,
});

const loops =
  '/grades/grd-4/subjects/sub-4-coding/topics/top-4-loops-that-repeat/activity-editor/act-4-loops-beeps';
const findInsertion = (text: string) =>
  page.findByText((_, element) => element?.tagName === 'INS' && element.textContent.includes(text));

/** A reviewer sees all pending changes, the contents of their own changes, and a link to the review. */
export const Moderator = meta.story({
  ...visit({ at: editorUrl(), as: 'aisha' }),
  tags: ['phone', 'dark'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 changes are waiting for review');
    await expect(canvas.getByText(/^By you/)).toHaveTextContent('By you and Sipho Dlamini · 2 days');
    await userEvent.click(canvas.getByText('Your 2 changes'));
    await expect(await findInsertion('Fractions')).toBeVisible();
    await expect(await findInsertion('Cut one half into two equal pieces')).toBeVisible();
    await expect(canvas.getByText(/1\/3 stood too near to 2\/3/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review them' })).toHaveAttribute(
      'href',
      '/admin/moderation/activity/act-4-fractions-halves',
    );
  },
});

export const Admin = meta.story({
  ...visit({ at: formUrl, as: 'thandi' }),
  play: async ({ canvas }) => {
    const by = await canvas.findByText(/^By Sipho/);
    await expect(by).toHaveTextContent('By Sipho Dlamini and Aisha Patel · 2 days');
    await expect(canvas.getByRole('link', { name: 'Review them' })).toBeVisible();
    await expect(canvas.queryByText(/^Your /)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Continue/ })).toBeNull();
  },
});

/** D-264: a tutor sees why a change was rejected. */
export const Tutor = meta.story({
  ...visit({ at: editorUrl(), as: 'sipho' }),
  tags: ['phone', 'dark'],
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('1 change of yours was rejected');
    await expect(notice).toBeVisible();
    await expect(
      canvas.getByText(/“Grade 4 still reads the units written out\. Please keep them\.”/),
    ).toHaveTextContent(/^Question 4 · 2 days ago/);
    await expect(canvas.getByRole('link', { name: 'Question 4' })).toHaveAttribute(
      'href',
      '/submissions/chs-24',
    );
  },
});

/** A learner sees only their own change, without a link to the review. */
export const Learner = meta.story({
  ...visit({ at: loops, as: 'lwazi' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 change is waiting for review');
    await expect(canvas.getByText(/^By you/)).toHaveTextContent('By you · 18 hours');
    await userEvent.click(canvas.getByText('Your change'));
    await expect(await findInsertion('is that')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Review/ })).toBeNull();
  },
});

const continueButton = (canvas: PlayContext['canvas']) =>
  canvas.findByRole('button', { name: 'Continue from your pending changes' });

/** D-266: pending changes can be added to the draft and removed; an additional edit is submitted with a comment. */
export const Continued = meta.story({
  ...visit({ at: formUrl, as: 'aisha' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await continueButton(canvas));
    const removeButton = await canvas.findByRole('button', { name: 'Remove them from the draft' });
    await expect(removeButton).toHaveFocus();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Fractions, multiples and measuring');
    await expect(canvas.getByText('The title is now “Fractions, multiples and measuring”.')).toBeVisible();
    const option = async () => (await cardOf(2)).getByRole('textbox', { name: 'Option 4' });
    await expect(await option()).toHaveValue('1/4');
    await userEvent.click(removeButton);
    await waitFor(async () => expect(await option()).toHaveValue('1/3'));

    await userEvent.click(await continueButton(canvas));
    await waitFor(async () => expect(await option()).toHaveValue('1/4'));
    await paste({ userEvent }, (await cardOf(2)).getByLabelText('Prompt'), ' Choose one.');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Remove them from the draft' })).toBeNull(),
    );

    const submitButton = canvas.getByRole('button', { name: 'Submit for review' });
    await userEvent.click(submitButton);
    const findCommentDialog = async (comment: string) => {
      const opened = within(await page.findByRole('dialog', { name: 'Submit for review' }));
      const field = opened.getByLabelText('Comment for the reviewer (optional)');
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue(comment);
      return opened;
    };
    const dialog = await findCommentDialog('');
    await waitFor(() => expect(dialog.getByText('Question 2')).toBeVisible());
    await expect(dialog.getByText(/The reviewer will see both/)).toBeVisible();
    await userEvent.keyboard('Says how many.{Escape}');
    await waitFor(() => expect(submitButton).toHaveFocus());
    await userEvent.keyboard('{Control>}s{/Control}');
    await findCommentDialog('Says how many.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await page.findByText('Submitted for review.');
    await waitForPreview();
    await canvas.findByText('4 changes are waiting for review');
    const { db } = await storyBackend();
    const sent = db.changeSets.where('submittedAtUtc', storyNow.toISOString());
    await expect(sent.map(({ entityId, comment }) => [entityId, comment])).toEqual([
      [questionId(2), 'Says how many.'],
    ]);
    await expect(sent[0]?.patchJson).toContain('1/4');
    await expect(sent[0]?.patchJson).toContain('Choose one.');
  },
});

export const ContinuingFailed = meta.story({
  ...visit({ at: formUrl, as: 'aisha', fault: { operation: 'getChangeSet', status: 404 } }),
  play: async ({ canvas, userEvent }) => {
    const { faults } = await storyBackend();
    await userEvent.click(await continueButton(canvas));
    await canvas.findByText('Your pending changes did not load.');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Halves, quarters and eighths');
    faults.clear();
    await userEvent.click(await continueButton(canvas));
    await canvas.findByText(/^Your pending changes are in the editor now/);
  },
});
