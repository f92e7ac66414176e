import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste, pressButton, type PlayContext } from '../../../play.ts';
import { storyBackend, storyNow, visit } from '../../../visit.tsx';
import {
  cardOf,
  changeStoredQuestion,
  deleteDrafts,
  halvesId,
  waitForPreview,
  pictureFile,
  fileField,
  questionId,
  readStoredQuestion,
  formUrl,
} from './editor-page.ts';

/** Adds a description to the picture of Question 2: without one, Save would show a warning. */
const visitWithDescription = (given?: NonNullable<Parameters<typeof visit>[0]['given']>) =>
  visit({
    at: formUrl,
    as: 'thandi',
    given: (backend) => {
      changeStoredQuestion(backend, 2, { mediaDescription: 'Two bars.' });
      given?.(backend);
    },
  });

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: sending',
  beforeEach: deleteDrafts,
  ...visitWithDescription(),
});

type UserActions = Pick<PlayContext, 'userEvent'>;

async function addToQuestion({ userEvent }: UserActions, number: number, text: string) {
  const card = await cardOf(number);
  await paste({ userEvent }, card.getByLabelText(number === 1 ? 'Question' : 'Prompt'), text);
}
async function submit({ userEvent }: UserActions, comment = '') {
  await pressButton({ userEvent }, 'Submit for review');
  const dialog = within(await page.findByRole('dialog', { name: 'Submit for review' }));
  const field = dialog.getByLabelText('Comment for the reviewer (optional)');
  if (comment) await paste({ userEvent }, field, comment);
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
}
const findAlert = async (title: string) => {
  const heading = await page.findByText(title);
  return heading.closest<HTMLElement>('[role="alert"]') ?? heading;
};
const firstQuestion = 'Three quarters of a metre is the same as 75 cm.';

/** AUT-061, AUT-044: saves text, order and a file, then shows the preview. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    await addToQuestion({ userEvent }, 1, ' Or not?');
    await userEvent.type(canvas.getByLabelText('Title'), ' again');
    await pressButton({ userEvent }, 'Move Question 5 up');
    const media = await page.findByRole('group', { name: 'Media of Question 1' });
    await userEvent.upload(fileField(media), pictureFile());
    await userEvent.type(within(media).getByLabelText('What it shows or says'), 'A ruler.');
    window.scrollTo(0, 600);
    await pressButton({ userEvent }, 'Save');
    await page.findByText('Activity saved.');
    await waitForPreview();
    await waitFor(() => expect(window.scrollY).toBe(0));
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths again' });
    await expect(await readStoredQuestion(1)).toMatchObject({ question: `${firstQuestion} Or not?` });
    await expect(db.questions.getOrThrow(questionId(1)).mediaPath).toMatch(/^files\//);
    await expect(db.questions.getOrThrow(questionId(5)).sortOrder).toBe(3);
    await canvas.findByRole('img', { name: 'A ruler.' });
  },
});

/** The card of a question shows the server's field error. */
export const QuestionRefused = meta.story({
  play: async ({ userEvent }) => {
    const { faults } = await storyBackend();
    const errors = {
      'model.questions.2.data.prompt': ['This is not about fractions.'],
      'model.description': ['Say more.'],
    };
    faults.add({ operation: 'updateActivity', status: 400, errors });
    await addToQuestion({ userEvent }, 3, ' Now.');
    await pressButton({ userEvent }, 'Save');
    const failure = await findAlert('Error saving activity');
    await expect(failure).toHaveTextContent('Say more. Check these questions.');
    await userEvent.click(within(failure).getByRole('button', { name: 'Question 3' }));
    await waitFor(() => expect(page.getByRole('heading', { name: /^Question 3:/ })).toHaveFocus());
    const card = await cardOf(3);
    await expect(card.getByText('The school did not accept this question')).toBeVisible();
    await expect(card.getByText('This is not about fractions.')).toBeVisible();
    await expect(card.getByLabelText('Prompt')).toHaveValue('Choose all the multiples of 6. Now.');
  },
});

/** AUT-048c: the draft survives every failure, and the next try saves it. */
export const SavedAfterFailure = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { faults } = await storyBackend();
    await addToQuestion({ userEvent }, 1, ' Or not?');
    for (const [status, text] of [
      [500, /our side, not yours/],
      [403, /necessary permissions/],
      [404, /not here any more/],
    ] as const) {
      faults.replace({ operation: 'updateActivity', status });
      await pressButton({ userEvent }, 'Save');
      await waitFor(async () => expect(await findAlert('Error saving activity')).toHaveTextContent(text));
      await expect((await cardOf(1)).getByLabelText('Question')).toHaveValue(`${firstQuestion} Or not?`);
    }
    faults.replace({ operation: 'updateActivity', status: 'offline' });
    await pressButton({ userEvent }, 'Save');
    await findAlert('We do not know whether this worked');
    faults.clear();
    await pressButton({ userEvent }, 'Save');
    await waitForPreview();
    await canvas.findByText(`${firstQuestion} Or not?`);
  },
});

export const SavingFailed = meta.story({
  tags: ['failed', 'phone'],
  play: async ({ userEvent }) => {
    const { faults } = await storyBackend();
    faults.add({ operation: 'updateActivity', status: 500 });
    await addToQuestion({ userEvent }, 1, ' Or not?');
    await pressButton({ userEvent }, 'Save');
    await findAlert('Error saving activity');
  },
});

/** The save succeeded, but the response was lost: the next try adds no second question. */
export const ResponseLost = meta.story({
  play: async ({ userEvent }) => {
    const { db, faults } = await storyBackend();
    await cardOf(5);
    await pressButton({ userEvent }, 'New Question');
    const added = (await cardOf(6)).getByLabelText('Question');
    await paste({ userEvent }, added, 'A half is 0.5.');
    faults.add({ operation: 'updateActivity', status: 'lost', times: 1 });
    await pressButton({ userEvent }, 'Save');
    await page.findByText('Activity saved.');
    await waitForPreview();
    await expect(db.questions.where('activityId', halvesId)).toHaveLength(6);
  },
});

/** Errors in the title and in questions prevent saving. */
export const ErrorsFound = meta.story({
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    await cardOf(5);
    const title = canvas.getByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, '  ');
    await pressButton({ userEvent }, 'Save');
    await expect(await findAlert('Not everything is ready yet')).toHaveTextContent(
      'The activity needs a title.',
    );
    await expect(title).toHaveAccessibleDescription(/Title is required\./);
    // A pasted text is not truncated.
    await paste({ userEvent }, title, 'Halves '.repeat(60));
    await expect(title).toHaveAccessibleDescription(/Must be at most \d+ characters, not 419\./);
    await pressButton({ userEvent }, 'Save');
    await expect(await findAlert('Not everything is ready yet')).toHaveTextContent(/Title: Must be at most/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Halves');

    const paragraph = (await cardOf(4)).getByLabelText('Paragraph');
    await userEvent.clear(paragraph);
    await paste({ userEvent }, paragraph, 'There are [[100 centimetres in a metre.');
    await pressButton({ userEvent }, 'Save');
    const failure = within(await findAlert('Not everything is ready yet'));
    await userEvent.click(await failure.findByRole('button', { name: 'Question 4, Paragraph' }));
    const wrong = (await cardOf(4)).getByLabelText('Paragraph');
    await waitFor(() => expect(wrong).toHaveFocus());

    await userEvent.clear((await cardOf(1)).getByLabelText('Question'));
    const several = await cardOf(3);
    for (const box of several.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await pressButton({ userEvent }, 'Save');
    const list = within(await findAlert('Not everything is ready yet'));
    await expect(await list.findByRole('button', { name: 'Question 1, Question' })).toBeVisible();
    await expect(list.getByRole('button', { name: 'Question 3, Options' })).toBeVisible();
    await expect(db.activities.getOrThrow(halvesId).title).toBe('Halves, quarters and eighths');
  },
});

/** Warnings need a confirmation, but only once: a retry of the same save does not ask again. */
export const Warnings = meta.story({
  play: async ({ userEvent }) => {
    const { faults } = await storyBackend();
    const several = await cardOf(3);
    await userEvent.clear(several.getByRole('textbox', { name: 'Option 2' }));
    await pressButton({ userEvent }, 'Save');
    const findConfirmation = async () =>
      within(await page.findByRole('alertdialog', { name: 'Before you send this' }));
    const first = await findConfirmation();
    await waitFor(() => expect(first.getByText('Question 3, Option 2')).toBeVisible());
    await userEvent.click(first.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(page.getByRole('heading', { name: /^Question 3:/ })).toHaveFocus());

    faults.add({ operation: 'updateActivity', status: 500, times: 1 });
    await pressButton({ userEvent }, 'Save');
    await userEvent.click((await findConfirmation()).getByRole('button', { name: 'Send anyway' }));
    await findAlert('Error saving activity');
    await pressButton({ userEvent }, 'Save');
    await waitForPreview();
    await expect(await readStoredQuestion(3)).toMatchObject({ options: ['12', '', '18', '24'] });
  },
});

const asModerator = visit({
  at: formUrl,
  as: 'aisha',
  given: (backend) => changeStoredQuestion(backend, 2, { mediaDescription: 'Two bars.' }),
});
/** Finds the change sets of this story, which are submitted at its fixed time. */
const readSubmissions = async () => {
  const { db } = await storyBackend();
  return db.changeSets.where('submittedAtUtc', storyNow.toISOString());
};

/** AUT-045, AUT-046, AUT-049: without changes nothing is submitted; an edit becomes a change set. */
export const Submitted = meta.story({
  ...asModerator,
  play: async ({ userEvent }) => {
    await cardOf(5);
    await pressButton({ userEvent }, 'Submit for review');
    await page.findByText('No changes to submit.');
    await expect(await readSubmissions()).toEqual([]);
    await addToQuestion({ userEvent }, 1, ' Or not?');
    await submit({ userEvent });
    await page.findByText('Submitted for review.');
    await waitForPreview();
    const [changeSet, ...others] = await readSubmissions();
    await expect(others).toEqual([]);
    await expect(changeSet).toMatchObject({
      entityType: 'Question',
      entityId: questionId(1),
      status: 'Pending',
      comment: null,
    });
    await expect(JSON.parse(changeSet?.patchJson ?? '')).toEqual([
      { op: 'replace', path: '/data', value: expect.stringContaining('Or not?') as string },
    ]);
    await expect(await readStoredQuestion(1)).toMatchObject({ question: firstQuestion });
  },
});

/** AUT-047, D-143: after a failure, the next try sends only the second change, with the same comment. */
export const PartiallySubmitted = meta.story({
  ...asModerator,
  play: async ({ userEvent }) => {
    const { faults } = await storyBackend();
    await addToQuestion({ userEvent }, 1, ' Or not?');
    await addToQuestion({ userEvent }, 5, ' Say why.');
    const operation = 'submitChange';
    faults.add({ operation, delay: 1, times: 1 }, { operation, status: 500, times: 1 });
    await submit({ userEvent }, 'Both are shorter.');
    await expect(await findAlert('Submit failed.')).toHaveTextContent('1 of 2 changes were submitted');
    await expect(await readSubmissions()).toHaveLength(1);
    await submit({ userEvent });
    await waitForPreview();
    const sent = (await readSubmissions()).map(({ entityId, comment }) => [entityId, comment]);
    await expect(sent).toEqual([
      [questionId(1), 'Both are shorter.'],
      [questionId(5), 'Both are shorter.'],
    ]);
  },
});

/** D-140: a new question is not submitted and stays in the draft. */
export const SubmittedWithoutNewQuestion = meta.story({
  play: async ({ userEvent }) => {
    await addToQuestion({ userEvent }, 1, ' Or not?');
    await pressButton({ userEvent }, 'New Question');
    await paste({ userEvent }, (await cardOf(6)).getByLabelText('Question'), 'A half is 0.5.');
    await submit({ userEvent });
    await page.findByText('Submitted for review.');
    await page.findByText(/1 new question is not submitted: only Save can add/);
    await expect((await cardOf(6)).getByLabelText('Question')).toHaveValue('A half is 0.5.');
    await expect(await readSubmissions()).toHaveLength(1);
  },
});
