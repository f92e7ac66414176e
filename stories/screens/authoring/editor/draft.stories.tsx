import { expect, screen as page, spyOn, waitFor, within } from 'storybook/test';
import { readStoredDraft } from '#features/authoring/editor/draft/stored-drafts.ts';
import preview from '../../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../../play.ts';
import { storyBackend, visit } from '../../../visit.tsx';
import { letSessionEnd, loginAgain } from '../../login-again.ts';
import {
  activityList,
  cardOf,
  changeStored,
  forgetDrafts,
  halves,
  hasStoredDraft,
  waitForPreview,
  storeDraft,
  pathOf,
  storedQuestion,
  writing,
} from './editor-page.ts';

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: draft',
  beforeEach: forgetDrafts,
  ...visit({
    at: writing,
    as: 'thandi',
    given: (backend) => changeStored(backend, 2, { mediaDescription: 'Two bars.' }),
  }),
});

const asRead = 'Three quarters of a metre is the same as 75 cm.';
const written = 'A quarter of a metre is 25 cm.';
const offer = 'You have changes here that are not saved';
const question = async () => (await cardOf(1)).getByLabelText('Question');

async function write({ userEvent }: Pick<PlayContext, 'userEvent'>) {
  const field = await question();
  await userEvent.clear(field);
  await paste({ userEvent }, field, written);
  await page.findByText('Not saved yet. Kept on this device.');
}

const ask = async () => within(await page.findByRole('alertdialog', { name: 'Leave without saving?' }));

/** Cancel, like every other way out, asks; the draft stays on this device, and is offered on the next visit. */
export const LeavingAsks = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await write({ userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click((await ask()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(await question()).toHaveValue(written);
    await userEvent.click(canvas.getByRole('link', { name: 'Manage Terms' }));
    await userEvent.click((await ask()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const keep = (await ask()).getByRole('button', { name: 'Keep my draft and leave' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pathOf(loaded)).toBe(activityList));
    await expect(await hasStoredDraft('usr-thandi')).toBe(true);
  },
});

export const LeavingDiscards = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await write({ userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click((await ask()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(pathOf(loaded)).toBe(activityList));
    await waitFor(async () => expect(await hasStoredDraft('usr-thandi')).toBe(false));
  },
});

/** The question as it is shown. */
export const Leaving = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await write({ userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await (await ask()).findByText(/^Your draft stays on this device/);
  },
});

/** The page was closed in the middle: the next visit shows the activity as it is, and offers to go on. */
export const GoesOn = meta.story({
  beforeEach: (context) => storeDraft(context, 'usr-thandi', written),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(offer);
    await expect(canvas.getByText(asRead)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on writing' }));
    await expect(await question()).toHaveValue(written);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitForPreview();
    await expect(canvas.queryByText(offer)).toBeNull();
    await expect(await storedQuestion(1)).toMatchObject({ question: written });
    await expect(await hasStoredDraft('usr-thandi')).toBe(false);
  },
});

export const Offered = meta.story({
  beforeEach: (context) => storeDraft(context, 'usr-thandi', written),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => void (await canvas.findByText(offer)),
});

export const Discards = meta.story({
  beforeEach: (context) => storeDraft(context, 'usr-thandi', written),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard them' }));
    await waitFor(() => expect(canvas.queryByText(offer)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(async () => expect(await hasStoredDraft('usr-thandi')).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(await question()).toHaveValue(asRead);
  },
});

/** Another user has saved since: what is new is told, and what both have changed is to be decided. */
export const Merges = meta.story({
  beforeEach: async (context) => {
    await storeDraft(context, 'usr-thandi', written);
    const { db } = await storyBackend();
    changeStored({ db }, 1, { question: 'A metre is 100 cm.' });
    changeStored({ db }, 3, { prompt: 'Choose what six divides.' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on writing' }));
    await canvas.findByText('This has been changed since you wrote here');
    await expect(canvas.getByText('Question 3 was changed: Prompt.')).toBeVisible();
    await expect(await question()).toHaveValue(written);
    await expect((await cardOf(3)).getByLabelText('Prompt')).toHaveValue('Choose what six divides.');
    const versions = within(canvas.getByRole('radiogroup', { name: 'Question 1 · Question' }));
    await expect(versions.getByRole('radio', { name: `Yours ${written}` })).not.toBeChecked();
    // Stored with its draft: after a reload it is still to be decided.
    await waitFor(async () => {
      const stored = await readStoredDraft({ userId: 'usr-thandi', activityId: halves });
      await expect(stored?.draft.conflicts).toMatchObject([{ field: 'data.question', choice: undefined }]);
    });
    await userEvent.click(versions.getByRole('radio', { name: 'Theirs A metre is 100 cm.' }));
    await expect(await question()).toHaveValue('A metre is 100 cm.');
  },
});

/** Another user on the same device is offered nothing of it. */
export const OfAnotherUser = meta.story({
  ...visit({ at: writing, as: 'aisha' }),
  beforeEach: (context) => storeDraft(context, 'usr-thandi', written),
  play: async ({ canvas }) => {
    await expect(await question()).toHaveValue(asRead);
    await expect(canvas.queryByText(offer)).toBeNull();
    await expect(await hasStoredDraft('usr-thandi')).toBe(true);
  },
});

/** The session ends in the middle (401): the login says that nothing is lost, and there is a way back to it. */
export const SessionEnds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await write({ userEvent });
    letSessionEnd();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/What you were writing is kept on this device\./);
    await loginAgain({ canvas, userEvent }, 'thandi');
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to that page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on writing' }));
    await expect(await question()).toHaveValue(written);
  },
});

/** A browser that keeps nothing: it is said, also on leaving. */
export const NothingIsKept = meta.story({
  beforeEach: () => {
    const refused = spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Refused.', 'InvalidStateError');
    });
    return () => refused.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await question(), '!');
    await canvas.findByText(/This browser keeps nothing: leave the page open until you have saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const dialog = await ask();
    await expect(dialog.getByText(/Your changes will be lost/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Discard' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Stay here' })).toHaveFocus();
  },
});
