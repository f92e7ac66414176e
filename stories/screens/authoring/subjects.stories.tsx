import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import {
  finds,
  findsLongTexts,
  findsManyRows,
  longTexts,
  manyRows,
  noResponse,
  serverDown,
} from '../common-states.ts';

const at = '/grades/grd-4/subjects';

const meta = preview.meta({
  title: 'Screens/Authoring/Subjects',
});

/** AUT-010, AUT-011, AUT-013: the tabs, and the subjects with group and type. */
export const Loaded = meta.story({
  ...visit({
    at,
    as: 'aisha',
    given: ({ db }) => void db.subjects.update('sub-4-english', { subjectGroup: null }),
  }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('heading', { name: 'Coding and Robotics' })).closest('li');
    await expect(card).toHaveTextContent('Technology - Enrichment');
    await canvas.findByRole('tab', { name: /24/ });
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Subject5',
      'Add Subject',
      'Student24',
    ]);
    // D-154: no dash without a group.
    const english = canvas.getByRole('heading', { name: 'English' }).closest('li');
    await expect(within(english as HTMLElement).getByText('Home Language')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mathematics' })).toHaveAttribute(
      'href',
      `${at}/sub-4-maths/topics`,
    );
  },
});

/** D-136: a moderator adds and renames a subject; another tab shows a confirmation before it discards the form. */
export const AddSubject = meta.story({
  ...visit({ at, as: 'aisha' }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Add Subject' }));
    await paste({ userEvent }, await canvas.findByLabelText(/^Title/), 'Art');
    await userEvent.click(canvas.getByRole('tab', { name: /^Student/ }));
    await userEvent.click(await page.findByRole('button', { name: 'Stay here' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add subject' }));
    await page.findByText('Subject added');
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Art' }));
    await userEvent.clear(await canvas.findByLabelText('New title of Art'));
    await userEvent.keyboard('Art and Music{Enter}');
    await page.findByText('Subject renamed');
    await canvas.findByRole('link', { name: 'Art and Music' });
  },
});

/** AUT-014: the rows are numbered, and a dash replaces a missing value. */
export const Students = meta.story({
  ...visit({
    at: `${at}?tab=student`,
    as: 'aisha',
    given: ({ db }) => void db.users.update('lrn-lwazi', { school: null }),
  }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Learners of the grade' }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'No.',
      'Name and surname',
      'School',
      'Grade',
    ]);
    const row = table.getByRole('row', { name: /Lwazi Khumalo/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toContain('-');
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/^1/);
  },
});

/** AUT-015: the text of an empty grade also appears when the learners fail to load. */
export const NoStudents = meta.story({
  ...visit({
    at: `${at}?tab=student`,
    as: 'thandi',
    fault: { operation: 'listLearnersByGrade', status: 500 },
  }),
  tags: ['empty'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No learners in grade.');
    (await storyBackend()).faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('Lwazi Khumalo');
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

/** AUT-012: a grade without subjects and learners. */
export const Empty = meta.story({
  ...visit({
    at: '/grades/grd-r/subjects',
    as: 'thandi',
    given: ({ db }) => void db.grades.insert({ id: 'grd-r', title: 'Grade R', description: null }),
  }),
  tags: ['empty'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Zero Subjects available for this Grade');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Subject' }));
    await canvas.findByRole('heading', { name: 'Add a subject to Grade R' });
    await userEvent.click(canvas.getByRole('tab', { name: /^Student/ }));
    await canvas.findByText('No learners in grade.');
  },
});

export const UnknownGrade = meta.story({
  ...visit({ at: '/grades/grd-deleted/subjects', as: 'thandi' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load subjects' });
    await canvas.findByText(/It no longer exists/);
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'aisha', fault: noResponse }),
  tags: ['loading'],
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'aisha', fault: serverDown }),
  tags: ['failed'],
  play: finds(/could not be loaded/),
});

export const LongText = meta.story({
  ...visit({ at, as: 'aisha', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({ at, as: 'aisha', given: manyRows('subjects', 'title', 600) }),
  tags: ['many'],
  play: findsManyRows,
});

export const ContentAdmin = meta.story({
  ...visit({ at, as: 'pieter' }),
  play: finds('Subjects of Grade 4'),
});

export const Tutor = meta.story({
  ...visit({ at, as: 'sipho' }),
  play: finds('Subjects of Grade 4'),
});
