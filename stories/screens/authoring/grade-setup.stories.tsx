import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { findsLongTexts, findsManyRows, longTexts, manyRows, noResponse } from '../common-states.ts';

const at = '/admin/grade-setup';

const findPanel = async (canvas: PlayContext['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));
const findGrades = (canvas: PlayContext['canvas']) => findPanel(canvas, 'Grades');
const hint = 'Please select a grade to manage its subjects.';

const meta = preview.meta({
  title: 'Screens/Authoring/Grade setup',
});

const withGrade10 = ({ db }: Backend) =>
  void db.grades.insert({ id: 'grd-10', title: 'Grade 10', description: null });

/** AUT-003, AUT-006: the grades are in natural order, and none is selected. */
export const Loaded = meta.story({
  ...visit({ at, as: 'thandi', given: withGrade10 }),
  play: async ({ canvas }) => {
    const list = await findGrades(canvas);
    await list.findByText('Grade 10');
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Grade 13 subjects',
      'Grade 23 subjects',
      'Grade 33 subjects',
      'Grade 45 subjects',
      'Grade 55 subjects',
      'Grade 65 subjects',
      'Grade 76 subjects',
      'Grade 86 subjects',
      'Grade 100 subjects',
    ]);
    await expect(canvas.getByText(hint)).toBeVisible();
  },
});

/** AUT-007: the link of a grade selects it. */
export const GradeSelected = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Grade 4\b.*5 subjects/ }));
    const subjects = await findPanel(canvas, 'Subjects of Grade 4');
    await expect(subjects.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Coding and Robotics',
      'English',
      'Mathematics',
      'Natural Sciences and Technology',
      'Social Sciences',
    ]);
    await expect(subjects.getByText('Technology - Enrichment')).toBeVisible();
    await expect(canvas.queryByText(hint)).toBeNull();
  },
});

export const GradeSelectedOnAPhone = meta.story({
  ...visit({ at, as: 'thandi' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(hint)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: /^Grade 4/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Subjects of Grade 4' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Grade 4/ })).toHaveFocus());
  },
});

/** AUT-043: Enter saves, Escape cancels, an empty title is not sent. */
export const Renamed = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const list = await findGrades(canvas);
    await userEvent.click(await list.findByRole('button', { name: 'Rename Grade 3' }));
    const field = await list.findByLabelText('New title of Grade 3');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await list.findByText('Title is required.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list.getByRole('button', { name: 'Rename Grade 3' })).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.clear(await list.findByLabelText('New title of Grade 3'));
    await userEvent.keyboard('Grade R{Enter}');
    await page.findByText('Grade renamed');
    await waitFor(() => expect(list.getByRole('button', { name: 'Rename Grade R' })).toHaveFocus());
    const { db } = await storyBackend();
    await expect(db.grades.getOrThrow('grd-3').title).toBe('Grade R');
  },
});

/** VAL-017: only the title is required; the form is reset for the next grade. */
export const Added = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const list = await findGrades(canvas);
    await userEvent.click(await list.findByRole('button', { name: 'Add grade' }));
    await list.findByText('Title is required.');
    await expect(list.getByLabelText(/^Title/)).toHaveFocus();
    await paste({ userEvent }, list.getByLabelText(/^Title/), 'Grade 10');
    await userEvent.keyboard('{Enter}');
    await page.findByText('Grade added');
    await list.findByRole('link', { name: /^Grade 10.*0 subjects/ });
    await waitFor(() => expect(list.getByLabelText(/^Title/)).toHaveValue(''));
    await waitFor(() => expect(list.getByLabelText(/^Title/)).toHaveFocus());
  },
});

/** AUT-007, VAL-020: selecting another grade shows a confirmation before it discards a typed subject. */
export const SubjectAdded = meta.story({
  ...visit({ at: `${at}?grade=grd-4`, as: 'thandi' }),
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const subjects = await findPanel(canvas, 'Subjects of Grade 4');
    await paste({ userEvent }, subjects.getByLabelText(/^Title/), 'Art');
    await paste({ userEvent }, subjects.getByLabelText('Subject group'), 'Life Skills');
    await userEvent.click((await findGrades(canvas)).getByRole('link', { name: /^Grade 5/ }));
    await userEvent.click(await page.findByRole('button', { name: 'Stay here' }));
    await userEvent.click(subjects.getByRole('button', { name: 'Add subject' }));
    await page.findByText('Subject added');
    await subjects.findByRole('link', { name: 'Art' });
    await expect(subjects.getByText('Life Skills')).toBeVisible();
    await expect(
      (await findGrades(canvas)).getByRole('link', { name: /^Grade 4.*6 subjects/ }),
    ).toBeVisible();
  },
});

export const SubjectDeleted = meta.story({
  ...visit({ at: `${at}?grade=grd-4`, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const subjects = await findPanel(canvas, 'Subjects of Grade 4');
    await userEvent.click(subjects.getByRole('button', { name: 'Delete Mathematics' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Delete Subject?' }));
    await confirmation.findByText(/Its 5 topics and 10 activities are deleted as well/);
    await expect(await confirmation.findByText(/pending changes/)).toBeVisible();
    await confirmation.findByText(/by Sipho Dlamini/);
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Subject deleted');
    await waitFor(() => expect(subjects.queryByText('Mathematics')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Natural Sciences and Technology'));
  },
});

export const TitleTaken = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    const list = await findGrades(canvas);
    const title = await list.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'grade 4{Enter}');
    await waitFor(() =>
      expect(title).toHaveAccessibleDescription('There is a grade with this title already.'),
    );
    await expect(title).toHaveValue('grade 4');
  },
});

export const Deleted = meta.story({
  ...visit({ at, as: 'thandi', given: withGrade10 }),
  play: async ({ canvas, userEvent }) => {
    const list = await findGrades(canvas);
    await userEvent.click(await list.findByRole('button', { name: 'Delete Grade 10' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Delete Topic?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Grade deleted');
    await waitFor(() => expect(list.queryByText('Grade 10')).toBeNull());
  },
});

/** D-132, D-152: the prescribed title, and the reason why the grade cannot be deleted. */
export const GradeWithLearners = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const list = await findGrades(canvas);
    await userEvent.click(await list.findByRole('button', { name: 'Delete Grade 4' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Delete Topic?' }));
    await confirmation.findByText(/has \d+ learners\. It can be deleted when all of them have another grade/);
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, delete' }));
    await confirmation.findByText(/This grade still has learners/);
    await userEvent.click(confirmation.getByRole('button', { name: 'No, cancel' }));
    await expect(list.getByText('Grade 4')).toBeVisible();
  },
});

export const Empty = meta.story({
  ...visit({ at, as: 'thandi', scenario: 'empty' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No grades yet.');
    await expect(canvas.getByRole('button', { name: 'Add grade' })).toBeVisible();
  },
});

/** AUT-058, D-157: the empty state with a retry button, without a toast. */
export const LoadingFailed = meta.story({
  ...visit({ at: `${at}?grade=grd-4`, as: 'thandi', fault: { operation: 'listSubjects', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    const subjects = await findPanel(canvas, 'Subjects of Grade 4');
    await subjects.findByText('Zero Subjects available for this Grade');
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
});

export const LoadingRetried = LoadingFailed.extend({
  tags: ['interaction', '!failed'],
  play: async ({ canvas, userEvent }) => {
    const subjects = await findPanel(canvas, 'Subjects of Grade 4');
    const retry = await subjects.findByRole('button', { name: 'Try again' });
    (await storyBackend()).faults.clear();
    await userEvent.click(retry);
    await subjects.findByRole('link', { name: 'Mathematics' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: noResponse }),
  tags: ['loading'],
});

export const LongText = meta.story({
  ...visit({ at, as: 'thandi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({ at, as: 'thandi', given: manyRows('grades', 'title') }),
  tags: ['many'],
  play: findsManyRows,
});
