import { expect, screen as page, waitFor, within } from 'storybook/test';
import { deleteQuestion } from '#mocks/services/deletion.ts';
import preview from '../../../../.storybook/preview.tsx';
import { paste, pressButton, type PlayContext } from '../../../play.ts';
import { storyBackend, visit } from '../../../visit.tsx';
import {
  cardOf,
  changeStoredQuestion,
  deleteDrafts,
  halvesId,
  questionId,
  readStoredQuestion,
  waitForPreview,
  formUrl,
} from './editor-page.ts';

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: conflicts',
  beforeEach: deleteDrafts,
  ...visit({
    at: formUrl,
    as: 'thandi',
    given: (backend) => changeStoredQuestion(backend, 2, { mediaDescription: 'Two bars.' }),
  }),
});

type UserActions = Pick<PlayContext, 'userEvent'>;

async function addToField({ userEvent }: UserActions, number: number, label: string, text: string) {
  await paste({ userEvent }, (await cardOf(number)).getByLabelText(label), text);
}

const titleField = () => page.getByRole('textbox', { name: /^Title/ });
const firstQuestion = 'Three quarters of a metre is the same as 75 cm.';

async function saveAfterAnotherAuthor({ userEvent }: UserActions): Promise<void> {
  const { db } = await storyBackend();
  await addToField({ userEvent }, 1, 'Question', ' Or not?');
  await addToField({ userEvent }, 2, 'Prompt', ' Look at the bars.');
  await addToField({ userEvent }, 5, 'Prompt', ' Say why.');
  await paste({ userEvent }, titleField(), ' again');
  changeStoredQuestion({ db }, 1, { question: 'A metre is 100 cm.', feedBack: 'Count the centimetres.' });
  changeStoredQuestion({ db }, 3, { prompt: 'Choose what six divides.' });
  deleteQuestion(db, questionId(2));
  db.activities.update(halvesId, { title: 'Halves and more', lastModifiedUserId: 'usr-aisha' });
  await pressButton({ userEvent }, 'Save');
  await page.findByText('This has been changed since you opened it');
}

const getVersions = (name: string) => within(page.getByRole('radiogroup', { name }));
const choose = async ({ userEvent }: UserActions, name: string, side: 'Yours' | 'Theirs') =>
  userEvent.click(getVersions(name).getByRole('radio', { name: new RegExp(`^${side}`) }));

/** The form takes the other author's changes; fields that both authors have changed are conflicts. */
export const Conflicts = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ userEvent }) => {
    await saveAfterAnotherAuthor({ userEvent });
    const alert = within(page.getByRole('alert'));
    const changes = alert.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(changes).toEqual([
      'Question 2 was removed with its file. If you add the question again, attach a file again.',
      'Question 1 was changed: Feedback.',
      'Question 3 was changed: Prompt.',
    ]);
    await expect(page.getByText('0 of 3 chosen.')).toBeVisible();
    const title = getVersions('Title');
    await expect(title.getByRole('radio', { name: 'Theirs Halves and more' })).not.toBeChecked();
    await expect(
      title.getByRole('radio', { name: 'Yours Halves, quarters and eighths again' }),
    ).not.toBeChecked();
    await expect((await cardOf(1)).getByLabelText('Question')).toHaveValue(`${firstQuestion} Or not?`);
    await expect((await cardOf(1)).getByLabelText('Feedback')).toHaveValue('Count the centimetres.');
  },
});

/** A choice updates the form; Save moves the focus to an undecided conflict; typing chooses this author's version. */
export const Resolved = meta.story({
  play: async ({ userEvent }) => {
    const { db } = await storyBackend();
    await saveAfterAnotherAuthor({ userEvent });
    await choose({ userEvent }, 'Title', 'Theirs');
    await expect(titleField()).toHaveValue('Halves and more');
    await choose({ userEvent }, 'Title', 'Yours');
    await expect(titleField()).toHaveValue('Halves, quarters and eighths again');

    await pressButton({ userEvent }, 'Save');
    await page.findByText('Choose first: Question 1 · Question.');
    await waitFor(() => expect(page.getByRole('radio', { name: 'Theirs A metre is 100 cm.' })).toHaveFocus());
    await expect(await readStoredQuestion(1)).toMatchObject({ question: 'A metre is 100 cm.' });
    await addToField({ userEvent }, 1, 'Question', ' Think.');
    await expect(page.getByRole('radio', { name: `Yours ${firstQuestion} Or not? Think.` })).toBeChecked();
    await expect(page.getByText('2 of 3 chosen.')).toBeVisible();

    await choose({ userEvent }, 'Question 2', 'Theirs');
    await expect(page.getByRole('heading', { name: /^Question 2: Multi/ })).toBeVisible();
    await pressButton({ userEvent }, 'Save');
    await waitForPreview();
    await expect(await readStoredQuestion(1)).toMatchObject({
      question: `${firstQuestion} Or not? Think.`,
      feedBack: 'Count the centimetres.',
    });
    await expect(db.questions.where('activityId', halvesId)).toHaveLength(4);
    await expect(db.activities.getOrThrow(halvesId).title).toBe('Halves, quarters and eighths again');
  },
});

/** After a second save by another user, undecided conflicts show the latest versions. */
export const ConflictsAfterSecondSave = meta.story({
  play: async ({ userEvent }) => {
    const { db } = await storyBackend();
    await saveAfterAnotherAuthor({ userEvent });
    await pressButton({ userEvent }, 'Keep all mine');
    changeStoredQuestion({ db }, 1, { question: 'A metre is 1 000 mm.' });
    await pressButton({ userEvent }, 'Save');
    await page.findByText('0 of 1 chosen.');
    await expect(page.getByRole('radio', { name: 'Theirs A metre is 1 000 mm.' })).not.toBeChecked();
    await choose({ userEvent }, 'Question 1 · Question', 'Theirs');
    await pressButton({ userEvent }, 'Save');
    await waitForPreview();
    await expect(await readStoredQuestion(1)).toMatchObject({ question: 'A metre is 1 000 mm.' });
    await expect(db.questions.where('activityId', halvesId)).toHaveLength(5);
  },
});
