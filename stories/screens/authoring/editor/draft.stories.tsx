import { expect, screen as page, spyOn, waitFor, within } from 'storybook/test';
import { readStoredDraft } from '#features/authoring/editor/draft/stored-drafts.ts';
import preview from '../../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../../play.ts';
import { storyBackend, visit } from '../../../visit.tsx';
import { expireSession, logInAgain } from '../../log-in-again.ts';
import {
  activityList,
  cardOf,
  changeStoredQuestion,
  deleteDrafts,
  halvesId,
  hasStoredDraft,
  waitForPreview,
  storeDraft,
  pathOf,
  readStoredQuestion,
  formUrl,
} from './editor-page.ts';

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: draft',
  beforeEach: deleteDrafts,
  ...visit({
    at: formUrl,
    as: 'thandi',
    given: (backend) => changeStoredQuestion(backend, 2, { mediaDescription: 'Two bars.' }),
  }),
});

const storedText = 'Three quarters of a metre is the same as 75 cm.';
const editedText = 'A quarter of a metre is 25 cm.';
const offerTitle = 'You have changes here that are not saved';
const findQuestionField = async () => (await cardOf(1)).getByLabelText('Question');

async function editQuestion({ userEvent }: Pick<PlayContext, 'userEvent'>) {
  const field = await findQuestionField();
  await userEvent.clear(field);
  await paste({ userEvent }, field, editedText);
  await page.findByText('Not saved yet. Kept on this device.');
}

const findConfirmation = async () =>
  within(await page.findByRole('alertdialog', { name: 'Leave without saving?' }));

/** Cancel and links show a confirmation; after leaving, the draft is still on the device. */
export const StoredOnLeaving = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    await editQuestion({ userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click((await findConfirmation()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(await findQuestionField()).toHaveValue(editedText);
    await userEvent.click(canvas.getByRole('link', { name: 'Manage Terms' }));
    await userEvent.click((await findConfirmation()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const keep = (await findConfirmation()).getByRole('button', { name: 'Keep my draft and leave' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pathOf(loaded)).toBe(activityList));
    await expect(await hasStoredDraft('usr-thandi')).toBe(true);
  },
});

export const DiscardedOnLeaving = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    await editQuestion({ userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click((await findConfirmation()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(pathOf(loaded)).toBe(activityList));
    await waitFor(async () => expect(await hasStoredDraft('usr-thandi')).toBe(false));
  },
});

export const LeaveConfirmation = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await editQuestion({ userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await (await findConfirmation()).findByText(/^Your draft stays on this device/);
  },
});

/** The next visit shows the stored activity and offers the draft. */
export const DraftResumed = meta.story({
  tags: ['interaction'],
  beforeEach: (context) => storeDraft(context, 'usr-thandi', editedText),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(offerTitle);
    await expect(canvas.getByText(storedText)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue editing' }));
    await expect(await findQuestionField()).toHaveValue(editedText);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitForPreview();
    await expect(canvas.queryByText(offerTitle)).toBeNull();
    await expect(await readStoredQuestion(1)).toMatchObject({ question: editedText });
    await expect(await hasStoredDraft('usr-thandi')).toBe(false);
  },
});

export const DraftOffered = meta.story({
  beforeEach: (context) => storeDraft(context, 'usr-thandi', editedText),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => void (await canvas.findByText(offerTitle)),
});

export const DraftDiscarded = meta.story({
  tags: ['interaction'],
  beforeEach: (context) => storeDraft(context, 'usr-thandi', editedText),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard them' }));
    await waitFor(() => expect(canvas.queryByText(offerTitle)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(async () => expect(await hasStoredDraft('usr-thandi')).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(await findQuestionField()).toHaveValue(storedText);
  },
});

export const DraftMerged = meta.story({
  beforeEach: async (context) => {
    await storeDraft(context, 'usr-thandi', editedText);
    const { db } = await storyBackend();
    changeStoredQuestion({ db }, 1, { question: 'A metre is 100 cm.' });
    changeStoredQuestion({ db }, 3, { prompt: 'Choose what six divides.' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue editing' }));
    await canvas.findByText('This has been changed since you edited it');
    await expect(canvas.getByText('Question 3 was changed: Prompt.')).toBeVisible();
    await expect(await findQuestionField()).toHaveValue(editedText);
    await expect((await cardOf(3)).getByLabelText('Prompt')).toHaveValue('Choose what six divides.');
    const versions = within(canvas.getByRole('radiogroup', { name: 'Question 1 · Question' }));
    await expect(versions.getByRole('radio', { name: `Yours ${editedText}` })).not.toBeChecked();
    // The undecided conflict is stored with the draft.
    await waitFor(async () => {
      const stored = await readStoredDraft({ userId: 'usr-thandi', activityId: halvesId });
      await expect(stored?.draft.conflicts).toMatchObject([{ field: 'data.question', choice: undefined }]);
    });
    await userEvent.click(versions.getByRole('radio', { name: 'Theirs A metre is 100 cm.' }));
    await expect(await findQuestionField()).toHaveValue('A metre is 100 cm.');
  },
});

export const DraftOfAnotherUser = meta.story({
  ...visit({ at: formUrl, as: 'aisha' }),
  tags: ['interaction'],
  beforeEach: (context) => storeDraft(context, 'usr-thandi', editedText),
  play: async ({ canvas }) => {
    await expect(await findQuestionField()).toHaveValue(storedText);
    await expect(canvas.queryByText(offerTitle)).toBeNull();
    await expect(await hasStoredDraft('usr-thandi')).toBe(true);
  },
});

/** After a 401, the login page mentions the draft and links back to the editor. */
export const SessionEnded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await editQuestion({ userEvent });
    expireSession();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/What you were writing is kept on this device\./);
    await logInAgain({ canvas, userEvent }, 'thandi');
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to that page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue editing' }));
    await expect(await findQuestionField()).toHaveValue(editedText);
  },
});

/** Without browser storage, the form and the confirmation show a warning. */
export const StorageRefused = meta.story({
  beforeEach: () => {
    const refused = spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Refused.', 'InvalidStateError');
    });
    return () => refused.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await findQuestionField(), '!');
    await canvas.findByText(/This browser does not store drafts: keep this page open until you have saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const dialog = await findConfirmation();
    await expect(dialog.getByText(/Your changes will be lost/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Discard' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Stay here' })).toHaveFocus();
  },
});
