import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { PlayContext } from '../../../play.ts';
import { storyBackend, visit } from '../../../visit.tsx';
import { manyQuestions } from '../../common-states.ts';
import { cardOf, deleteDrafts, pathOf, formUrl } from './editor-page.ts';

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: copy a question',
  beforeEach: deleteDrafts,
  ...visit({ at: formUrl, as: 'thandi' }),
});

const targetId = 'act-4-fractions-fair-shares';

const readTargetQuestions = async () => {
  const { db } = await storyBackend();
  return db.questions.where('activityId', targetId).toSorted((one, other) => one.sortOrder - other.sortOrder);
};

async function openDialog({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>, number: number) {
  await cardOf(5);
  await userEvent.click(canvas.getByRole('button', { name: `More for Question ${number}` }));
  await userEvent.click(await page.findByRole('menuitem', { name: 'Copy to another activity…' }));
  return within(await page.findByRole('dialog', { name: `Copy Question ${number} to another activity` }));
}

async function chooseFairShares({ userEvent }: Pick<PlayContext, 'userEvent'>) {
  const activity = await page.findByRole('button', { name: /Activity$/ });
  await waitFor(() => expect(activity).toBeEnabled());
  await userEvent.click(activity);
  await userEvent.click(await page.findByRole('option', { name: 'Fair shares' }));
}

export const Dialog = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent }, 1);
    await waitFor(() => expect(dialog.getByRole('button', { name: /Activity$/ })).toBeEnabled());
    await expect(dialog.getByRole('button', { name: 'Fractions Topic' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
  },
});

/** The picture is copied as well; a button in the toast opens the other activity. */
export const Copied = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    const before = await readTargetQuestions();
    const dialog = await openDialog({ canvas, userEvent }, 2);
    await chooseFairShares({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await page.findByText('Question 2 was copied to “Fair shares”.');
    const after = await readTargetQuestions();
    await expect(after).toHaveLength(before.length + 1);
    const copy = after.at(-1);
    await expect(copy?.data).toContain('Which fraction is equal to one half?');
    await expect(copy?.mediaPath).toBeTruthy();
    await expect(copy?.mediaPath).not.toBe('fil-fractions-7kq2.png');
    await userEvent.click(page.getByRole('button', { name: 'Open it' }));
    await waitFor(() => expect(pathOf(loaded)).toMatch(/activity-editor\/act-4-fractions-fair-shares$/));
  },
});

/** The copy was saved, but the response was lost: the next try adds no second copy. */
export const ResponseLost = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { faults } = await storyBackend();
    const before = await readTargetQuestions();
    const dialog = await openDialog({ canvas, userEvent }, 1);
    await chooseFairShares({ userEvent });
    faults.add({ operation: 'updateActivity', status: 'lost', times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await page.findByText('Question 1 was copied to “Fair shares”.');
    await expect(await readTargetQuestions()).toHaveLength(before.length + 1);
  },
});

/** The other activity has the maximum number of questions. */
export const ActivityFull = meta.story({
  ...visit({ at: formUrl, as: 'thandi', given: manyQuestions(targetId, 200) }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent }, 1);
    await chooseFairShares({ userEvent });
    await dialog.findByText(/^This activity already has \d+ questions, the maximum\.$/);
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
  },
});

export const CopyingFailed = meta.story({
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    const { faults } = await storyBackend();
    const dialog = await openDialog({ canvas, userEvent }, 1);
    await chooseFairShares({ userEvent });
    faults.add({ operation: 'updateActivity', status: 500, times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await dialog.findByText('Error copying question');
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeEnabled();
  },
});
