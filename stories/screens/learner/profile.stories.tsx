import { expect, screen as page, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { visit } from '../../visit.tsx';
import { findsNoConnection, noConnection } from '../common-states.ts';

const at = '/learner/profile';

const meta = preview.meta({
  title: 'Screens/Learner/Profile',
});

async function change({ canvas, userEvent }: PlayContext, label: string, text: string) {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await paste({ userEvent }, field, text);
  return field;
}

const save = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** Some data is read-only for a learner (D-029). */
export const Loaded = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Username')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Email')).toHaveValue('learner@springbyte.test');
    await expect(canvas.getByRole('button', { name: /Grade 4/ })).toBeVisible();
    const record = canvas.getByRole('region', { name: 'Lwazi Khumalo' });
    await expect(record).toHaveTextContent('Active');
    await expect(record).toHaveTextContent('SchoolProtea Park Primary');
    await expect(record).toHaveTextContent('Naledi Khumalo (Mother)');
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/learner/dashboard');
  },
});

/** A message lists the missing fields; saving the grade updates the links of the menu. */
export const GradeChosen = meta.story({
  ...visit({ at, as: 'kabelo' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Still needed: Grade');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Choose your grade/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Grade 5' }));
    await save({ canvas, userEvent });
    await waitFor(() => expect(page.getByText('Learner updated')).toBeVisible());
    await expect(canvas.queryByText(/Still needed/)).toBeNull();
    await expect((await canvas.findAllByRole('link', { name: 'Leaderboard' }))[0]).toHaveAttribute(
      'href',
      '/grades/grd-5/learners/lrn-kabelo/leaderboard',
    );
  },
});

/** Enter in an incomplete form shows every field error and a toast (D-090, VAL-009). */
export const Incomplete = meta.story({
  ...visit({ at, as: 'kabelo' }),
  tags: ['invalid', 'phone'],
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Name', 'Surname', 'Date of birth']) await change({ canvas, userEvent }, label, '');
    await change({ canvas, userEvent }, 'Email', 'kabelo@');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Name is required.');
    await expect(canvas.getByText('Surname is required.')).toBeVisible();
    await expect(canvas.getByText('Please enter a valid email.')).toBeVisible();
    await expect(canvas.getByText('Date of Birth is required.')).toBeVisible();
    await expect(canvas.getByText('Grade is required.')).toBeVisible();
    await expect(canvas.getByText('Still needed: Name, Surname, Email, Date of birth, Grade')).toBeVisible();
    await waitFor(() => expect(page.getByText('Error updating learner')).toBeVisible());
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
});

export const EmailTaken = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    const email = await change({ canvas, userEvent }, 'Email', 'zola@springbyte.test');
    await save({ canvas, userEvent });
    await canvas.findByText('This email is already registered.');
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('zola@springbyte.test');
    await waitFor(() => expect(page.getByText('Error updating learner')).toBeVisible());
  },
});

export const SavingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'updateLearner', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'Name', 'Lwazi Themba');
    await save({ canvas, userEvent });
    const alert = await canvas.findByText('Failed to update profile.');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Lwazi Themba');
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getMyLearnerProfile', delay: 'never' } }),
  tags: ['loading', 'dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your profile…');
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getMyLearnerProfile', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load profile.' });
  },
});

export const LongText = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      db.users.update('lrn-lwazi', {
        name: 'Nkosinathi-Bartholomeus Sibusisiwe Maximiliaan',
        email: 'nkosinathi.bartholomeus.sibusisiwe.maximiliaan.khumalo@springbyte.test',
        school: 'Donaudampfschifffahrtsgesellschaftsgrundschule an der Oberen Alten Donau',
      });
      db.grades.update('grd-4', { title: 'Grade 4 (Afternoon group, Observatory campus)' });
    },
  }),
  tags: ['long-text'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your profile' });
  },
});

/** A change of grade needs a confirmation (D-245). */
export const GradeChange = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Grade 4/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Grade 5' }));
    await save({ canvas, userEvent });
    const confirmation = await page.findByRole('alertdialog', { name: 'Change your grade?' });
    await expect(confirmation).toHaveTextContent('You move from Grade 4 to Grade 5');
    await userEvent.click(page.getByRole('button', { name: 'Keep my grade' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(page.queryByText('Learner updated')).toBeNull();
    await save({ canvas, userEvent });
    await userEvent.click(await page.findByRole('button', { name: 'Change grade' }));
    await waitFor(() => expect(page.getByText('Learner updated')).toBeVisible());
  },
});

export const AsksBeforeLeaving = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'Name', 'Themba');
    for (const name of ['Back', 'Logout']) {
      const [link] = canvas.getAllByRole('link', { name });
      if (link) await userEvent.click(link);
      await userEvent.click(await page.findByRole('button', { name: 'Stay here' }));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByLabelText('Name')).toHaveValue('Themba');
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await userEvent.click(await page.findByRole('button', { name: 'Leave' }));
    await canvas.findByRole('heading', { level: 1, name: /Welcome, Lwazi/ });
  },
});

export const Offline = meta.story({
  ...visit({ at, as: 'lwazi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});
