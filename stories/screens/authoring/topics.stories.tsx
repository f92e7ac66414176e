import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { finds, findsLongTexts, findsManyRows, longTexts, manyRows, noResponse } from '../common-states.ts';

const at = '/grades/grd-4/subjects/sub-4-maths/topics';
const heading = 'Mathematics:Topics';

const findTerm = async (canvas: PlayContext['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));
const getTopicTitles = async (canvas: PlayContext['canvas'], name: string) =>
  (await findTerm(canvas, name)).getAllByRole('link').map(({ textContent }) => textContent);

const meta = preview.meta({
  title: 'Screens/Authoring/Topics',
});

/** AUT-016 to AUT-018: by term in natural order, with counts and pending changes. */
export const Loaded = meta.story({
  ...visit({
    at,
    as: 'aisha',
    given: ({ db }) => {
      db.topics.update('top-4-fractions', { title: 'Topic 10: Fractions' });
      db.topics.update('top-4-length-and-mass', { title: 'Topic 2: Length' });
    },
  }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: heading });
    await expect(await getTopicTitles(canvas, 'Term 2')).toEqual(['Topic 2: Length', 'Topic 10: Fractions']);
    await expect(await getTopicTitles(canvas, 'Unassigned Topics')).toEqual(['Maths puzzles']);
    const sections = within(canvas.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    await expect(sections).toEqual(['Term 12', 'Term 22', 'Unassigned Topics1']);
    const fractions = canvas.getByRole('heading', { name: 'Topic 10: Fractions' }).closest('li');
    await waitFor(() => expect(fractions).toHaveTextContent('2 activities3 pending'));
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/grades/grd-4/subjects',
    );
    await expect(canvas.getByText('Grade 4 · Mathematics')).toBeVisible();
    await expect(canvas.getByText('5 topics · 10 activities')).toBeVisible();
  },
});

/** If the terms fail to load, one list has all topics, and none is shown as unassigned. */
export const TermsLoadingFailed = meta.story({
  ...visit({ at, as: 'aisha', fault: { operation: 'listTerms', status: 500, times: 2 } }),
  tags: ['interaction', 'dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Failed to load terms/);
    await expect(await getTopicTitles(canvas, 'Topics')).toHaveLength(5);
    await expect(canvas.queryByText('Unassigned Topics')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await findTerm(canvas, 'Term 1');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** AUT-020, AUT-021: '-- No Term --' moves the topic to Unassigned Topics. */
export const Edited = meta.story({
  ...visit({ at, as: 'aisha' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Fractions' }));
    const form = within(await page.findByRole('dialog', { name: 'Edit topic' }));
    await expect(form.getByLabelText('Title')).toHaveValue('Fractions');
    await userEvent.click(form.getByRole('button', { name: /Term/ }));
    await userEvent.click(await page.findByRole('option', { name: '-- No Term --' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('Topic updated');
    const { db } = await storyBackend();
    await expect(db.topics.getOrThrow('top-4-fractions').termId).toBeNull();
    await waitFor(async () => {
      await expect(await getTopicTitles(canvas, 'Unassigned Topics')).toEqual(['Fractions', 'Maths puzzles']);
    });
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

const savingFails = visit({
  at: `${at}?form=top-4-fractions`,
  as: 'thandi',
  fault: { operation: 'updateTopic', status: 409, message: 'Another user was faster.' },
});

async function failToSave({ userEvent }: Pick<PlayContext, 'userEvent'>) {
  const form = within(await page.findByRole('dialog', { name: 'Edit topic' }));
  await userEvent.type(form.getByLabelText('Title'), ' and more');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const alert = within(await page.findByRole('alertdialog'));
  await alert.findByText('Failed to update topic: Another user was faster.');
  return { form, alert };
}

/** AUT-057: the prescribed message. */
export const SavingFailed = meta.story({
  ...savingFails,
  tags: ['failed', 'phone'],
  play: async (context) => void (await failToSave(context)),
});

/** AUT-057: the form keeps the typed text. */
export const SavingFailureDismissed = meta.story({
  ...savingFails,
  tags: ['interaction'],
  play: async (context) => {
    const { form, alert } = await failToSave(context);
    await context.userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByLabelText('Title')).toHaveValue('Fractions and more');
  },
});

/** AUT-022, D-158: adds, renames and deletes topics; Done returns to the list. */
export const AddTab = meta.story({
  ...visit({ at, as: 'aisha' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await findTerm(canvas, 'Unassigned Topics')).getByRole('button', { name: 'Add a topic' }),
    );
    const field = await canvas.findByLabelText(/^Title/);
    await waitFor(() => expect(field).toHaveFocus());
    await paste({ userEvent }, field, 'Time');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await page.findByText('Topic added');
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Time' }));
    await userEvent.clear(await canvas.findByLabelText('New title of Time'));
    await userEvent.keyboard('Clocks{Enter}');
    await page.findByText('Topic renamed');
    // A stale list does not overwrite the term that another user assigned.
    const { db } = await storyBackend();
    const lengthTopic = db.topics.all().find(({ title }) => title === 'Length and mass');
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Length and mass' }));
    db.topics.update(lengthTopic?.id ?? '', { termId: 'trm-4' });
    await userEvent.type(await canvas.findByLabelText('New title of Length and mass'), 'es{Enter}');
    await canvas.findByRole('button', { name: 'Rename Length and masses' });
    await expect(db.topics.getOrThrow(lengthTopic?.id ?? '').termId).toBe('trm-4');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Fractions' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Delete Topic?' }));
    await confirmation.findByText(/Its 2 activities are deleted as well/);
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Topic deleted');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(async () => {
      await expect(await getTopicTitles(canvas, 'Unassigned Topics')).toEqual(['Clocks', 'Maths puzzles']);
    });
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

/** AUT-023: if the subject fails to load, no topic can be added. */
export const SubjectLoadingFailed = meta.story({
  ...visit({ at: `${at}?tab=add`, as: 'thandi', fault: { operation: 'getSubject', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Topics' });
    await canvas.findByText('The subject did not load.');
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
});

/** AUT-024: the ranking of the grade. */
export const Leaderboard = meta.story({
  ...visit({ at, as: 'aisha' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Leaderboard' }));
    await canvas.findByRole('heading', { name: 'Leaderboard' });
    await canvas.findByRole('table');
  },
});

/** AUT-019: a subject without topics. */
export const Empty = meta.story({
  ...visit({
    at: '/grades/grd-4/subjects/sub-new/topics',
    as: 'thandi',
    given: ({ db }) =>
      void db.subjects.insert({
        id: 'sub-new',
        gradeId: 'grd-4',
        title: 'Art',
        description: null,
        subjectGroup: null,
        subjectType: null,
      }),
  }),
  tags: ['empty'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Art:Topics' });
    await canvas.findByText('Zero topic available for this Grade');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a topic' }));
    await canvas.findByRole('button', { name: 'Submit' });
  },
});

/** AUT-058: the empty state with a retry button. */
export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listTopicsBySubject', status: 'garbage' } }),
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Zero topic available for this Grade');
    await expect(page.queryByRole('alertdialog')).toBeNull();
    (await storyBackend()).faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('region', { name: 'Term 1' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const UnknownSubject = meta.story({
  ...visit({ at: '/grades/grd-4/subjects/sub-deleted/topics', as: 'thandi' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load topics' });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'aisha', fault: noResponse }),
  tags: ['loading'],
});

export const LongText = meta.story({
  ...visit({ at, as: 'aisha', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({ at, as: 'aisha', given: manyRows('topics', 'title', 600) }),
  tags: ['many'],
  play: findsManyRows,
});

export const ContentAdmin = meta.story({
  ...visit({ at, as: 'pieter' }),
  play: finds('Mathematics:Topics'),
});

export const Tutor = meta.story({
  ...visit({ at, as: 'sipho' }),
  play: finds('Mathematics:Topics'),
});

export const TitleMissing = meta.story({
  ...visit({ at, as: 'aisha' }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await findTerm(canvas, 'Unassigned Topics')).getByRole('button', { name: 'Add a topic' }),
    );
    await canvas.findByLabelText(/^Title/);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText('Title is required.');
  },
});
