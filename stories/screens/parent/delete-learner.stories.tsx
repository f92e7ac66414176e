import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';

const at = '/parent/dashboard';

const meta = preview.meta({ title: 'Screens/Parent/Delete a learner' });

async function ask({ canvas, userEvent }: PlayContext, button: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page.findByRole('alertdialog', { name: title }));
}

/** The text lists what is deleted with the learner; Cancel has the focus (PAR-013, PAR-025). */
export const Asks = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['phone'],
  play: async (context) => {
    const question = await ask(context, 'Delete Lwazi Khumalo', 'Delete Learner?');
    await expect(question.getByText(/^This deletes/)).toHaveTextContent(
      'This deletes Lwazi Khumalo for good: the login, all answers and results, and the plan.',
    );
    await waitFor(() => expect(question.getByRole('button', { name: 'No, cancel' })).toHaveFocus());
  },
});

/** The learner's card disappears, and the focus moves to the next card. */
export const Deleted = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    const question = await ask(context, 'Delete Lwazi Khumalo', 'Delete Learner?');
    await userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Learner deleted successfully');
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Lwazi Khumalo' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Zola Khumalo' })).toHaveFocus());
    await expect(db.users.get('lrn-lwazi')).toBeUndefined();
  },
});

/** A parent who is not the primary one only ends their link (D-088). */
export const Removed = meta.story({
  ...visit({ at, as: 'johan' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    const question = await ask(context, 'Remove Zola Khumalo', 'Remove Learner?');
    await expect(question.getByText(/^This takes/)).toHaveTextContent('your link is deleted');
    await userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Learner deleted successfully');
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Zola Khumalo' })).toBeNull());
    await expect(db.users.get('lrn-zola')).toBeDefined();
    await expect(db.guardians.where('learnerId', 'lrn-zola').map(({ parentId }) => parentId)).toEqual([
      'usr-naledi',
    ]);
  },
});

/** The failure appears in the dialog, which remains open, and as a toast; a successful retry removes both (PAR-026). */
export const DeletingFailed = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'deleteLearner', status: 500, times: 1 } }),
  tags: ['interaction', 'phone'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const question = await ask(context, 'Delete Zola Khumalo', 'Delete Learner?');
    await userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    await expect(await question.findByRole('alert')).toHaveTextContent(/^Failed to delete learner\. /);
    await page.findByText('Failed to delete learner');
    await userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Learner deleted successfully');
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Zola Khumalo' })).toBeNull());
    await expect(page.queryByText('Failed to delete learner')).toBeNull();
  },
});

/** Another user has already deleted the learner: the list is refreshed. */
export const AlreadyDeleted = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['no-access'],
  play: async (context) => {
    const { db } = await storyBackend();
    const question = await ask(context, 'Delete Zola Khumalo', 'Delete Learner?');
    for (const { id } of db.guardians.where('learnerId', 'lrn-zola')) db.guardians.remove(id);
    db.users.remove('lrn-zola');
    await context.userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    await expect(await question.findByRole('alert')).toHaveTextContent(
      /This learner is not linked to your account/,
    );
    await waitFor(() => expect(page.queryByText('Zola Khumalo', { selector: 'h3' })).toBeNull());
  },
});
