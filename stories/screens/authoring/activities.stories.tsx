import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import {
  finds,
  findsLongTexts,
  findsManyRows,
  findsMissing,
  longTexts,
  manyRows,
  missing,
  noResponse,
} from '../common-states.ts';

const subject = '/grades/grd-4/subjects/sub-4-maths';
const at = `${subject}/topics/top-4-fractions/activities`;
const urlOf = (loaded: Record<string, unknown>) => (loaded['application'] as Application).latestLocation.href;

const meta = preview.meta({
  title: 'Screens/Authoring/Activities',
});

/** AUT-025, AUT-026, AUT-029: the activities of a topic, with their pending changes. */
export const Loaded = meta.story({
  ...visit({ at, as: 'aisha' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Fractions' });
    await expect(canvas.getByText('Grade 4 · Mathematics')).toBeVisible();
    await expect(canvas.getByText('2 activities · 10 questions')).toBeVisible();
    const links = canvas.getAllByRole('link', { name: /^(Fair|Halves)/ });
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Fair shares',
      'Halves, quarters and eighths',
    ]);
    await expect(links[1]?.getAttribute('href')).toMatch(
      /topics\/top-4-fractions\/activity-editor\/act-4-fractions-halves$/,
    );
    const pending = await canvas.findByRole('link', { name: /^3 pending/ });
    await expect(pending).toHaveTextContent('by you and Sipho Dlamini · 2 days');
    await expect(pending.getAttribute('href')).toBe('/admin/moderation/activity/act-4-fractions-halves');
    await expect(canvas.getByRole('link', { name: 'Back' }).getAttribute('href')).toMatch(
      /sub-4-maths\/topics$/,
    );
  },
});

/** AUT-027, VAL-018: Add Activity is disabled without a title. */
export const Added = meta.story({
  ...visit({ at, as: 'aisha' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Add Activity', expanded: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Add an activity' }));
    await canvas.findByRole('button', { name: 'Add Activity', expanded: true });
    const title = await canvas.findByLabelText(/^Title/);
    await waitFor(() => expect(title).toHaveFocus());
    const add = () =>
      within(title.closest('form') as HTMLElement).getByRole('button', { name: 'Add Activity' });
    await expect(add()).toBeDisabled();
    await paste({ userEvent }, title, 'Sharing pizza');
    await waitFor(() => expect(add()).toBeEnabled());

    // Back shows a confirmation before it discards the title.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await page.findByRole('button', { name: 'Stay here' }));
    await userEvent.click(add());
    await page.findByText('Activity added');
    const card = (await canvas.findByRole('link', { name: 'Sharing pizza' })).closest('li');
    await expect(card).toHaveTextContent('No questions yet');
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveValue(''));

    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.queryByLabelText(/^Title/)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Activity' })).toHaveFocus());
  },
});

export const Renaming = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Rename Halves/ }));
    await waitFor(() => expect(canvas.getByLabelText(/^New title of Halves/)).toHaveFocus());
  },
});

/** AUT-028: an administrator renames without review; the questions do not change. */
export const RenamedByAdmin = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    const questions = db.questions.where('activityId', 'act-4-fractions-halves').length;
    await userEvent.click(await canvas.findByRole('button', { name: /^Rename Halves/ }));
    await userEvent.clear(await canvas.findByLabelText(/^New title of Halves/));
    await userEvent.keyboard('Halves{Enter}');
    await page.findByText('Activity renamed');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename Halves' })).toHaveFocus());
    await expect(db.questions.where('activityId', 'act-4-fractions-halves')).toHaveLength(questions);
  },
});

/** A stale list does not overwrite changes by another user. */
export const RenamedByTwoUsers = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    const activity = db.activities.all().find(({ title }) => title === 'Fair shares');
    const id = activity?.id ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Fair shares' }));
    db.activities.update(id, { description: 'Cut a cake.' });
    await userEvent.clear(await canvas.findByLabelText('New title of Fair shares'));
    await userEvent.keyboard('Fair parts{Enter}');
    await page.findByText('Activity renamed');
    await expect(db.activities.getOrThrow(id).description).toBe('Cut a cake.');

    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Fair parts' }));
    db.activities.update(id, { title: 'Equal parts' });
    await userEvent.type(await canvas.findByLabelText('New title of Fair parts'), ' of bread{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This has been changed since you opened it');
    await expect(alert).toHaveTextContent(
      'Was Fair parts, is now Equal parts. You have Fair parts of bread.',
    );
    await expect(db.activities.getOrThrow(id).title).toBe('Equal parts');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard my changes' }));
    await waitFor(() => expect(canvas.getByLabelText(/^New title of/)).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(/^New title of/), ' of bread{Enter}');
    await canvas.findByRole('link', { name: 'Equal parts of bread' });
    await expect(db.activities.getOrThrow(id)).toMatchObject({
      title: 'Equal parts of bread',
      description: 'Cut a cake.',
    });
  },
});

/** D-136: a moderator submits the new title for review; the card shows the old title until the approval. */
export const RenamedByModerator = meta.story({
  ...visit({ at, as: 'aisha' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Fair shares' }));
    await userEvent.clear(await canvas.findByLabelText('New title of Fair shares'));
    await userEvent.keyboard('Shared fairly');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await page.findByText('Submitted for review.');
    const card = (await canvas.findByRole('link', { name: 'Fair shares' })).closest('li');
    await waitFor(() => expect(card).toHaveTextContent('1 pending'));
    const { db } = await storyBackend();
    const change = db.changeSets.all().find(({ patchJson }) => patchJson.includes('Shared fairly'));
    await expect(JSON.parse(change?.patchJson ?? '')).toEqual([
      { op: 'replace', path: '/Title', value: 'Shared fairly' },
    ]);
  },
});

export const SubmittingFailed = meta.story({
  ...visit({ at, as: 'aisha', fault: { operation: 'submitChange', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Fair shares' }));
    await userEvent.type(await canvas.findByLabelText('New title of Fair shares'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await page.findByText('Submit failed.');
    await canvas.findByText('This is not working right now');
    await expect(canvas.getByLabelText('New title of Fair shares')).toHaveValue('Fair shares!');
  },
});

/** AUT-028: a moderator deletes activities; after the last one, the heading gets the focus. */
export const Deleted = meta.story({
  ...visit({ at, as: 'aisha' }),
  play: async ({ canvas, userEvent }) => {
    for (const name of [/^Delete Fair/, /^Delete Halves/]) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const confirmation = within(await page.findByRole('alertdialog', { name: 'Delete Activity?' }));
      await confirmation.findByText(/Its 5 questions are deleted as well/);
      await userEvent.click(confirmation.getByRole('button', { name: 'Yes, delete' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
      await waitFor(() => expect(page.queryByRole('alertdialog', { name: 'Delete Activity?' })).toBeNull());
    }
    await page.findAllByText('Activity deleted');
    await canvas.findByText('You dont have activities for this topic, please add below');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** AUT-058: the empty state with a retry button. */
export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listActivitiesByTopic', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('You dont have activities for this topic, please add below');
    (await storyBackend()).faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('link', { name: 'Fair shares' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

/** D-038: `/create-activity` opens the form of the topic's activities; the title is validated on blur. */
export const CreateActivity = meta.story({
  ...visit({ at: '/create-activity/top-4-fractions', as: 'aisha' }),
  tags: ['interaction', 'invalid', 'phone'],
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Fractions' });
    await canvas.findByRole('heading', { name: 'New activity' });
    await expect(urlOf(loaded)).toBe(`${at}?form=new`);
    await waitFor(() => expect(document.title).toMatch(/^Activities of Fractions/));
    const title = canvas.getByLabelText(/^Title/);
    await expect(title).toHaveFocus();
    await expect(title).toBeValid();
    await userEvent.tab();
    await canvas.findByText('Title is required.');
  },
});
export const CreateActivityUnknownTopic = meta.story({
  ...visit({ at: '/create-activity/top-deleted', as: 'aisha' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load topic' });
  },
});

/** D-039: the activities of all topics of a subject. */
export const ActivitiesOfSubject = meta.story({
  ...visit({ at: `${subject}/activities`, as: 'aisha' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Activities of Mathematics' });
    const link = await canvas.findByRole('link', { name: 'Fair shares' });
    await expect(link.closest('li')).toHaveTextContent('Fractions');
    await expect(link.getAttribute('href')).toMatch(/topics\/top-4-fractions\/activity-editor\//);
    await expect(within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(10);
  },
});

export const Loading = meta.story({
  ...visit({
    at: '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions/activities',
    as: 'aisha',
    fault: noResponse,
  }),
  tags: ['loading'],
});

export const NotFound = meta.story({
  ...visit({
    at: '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions/activities',
    as: 'aisha',
    fault: missing,
  }),
  tags: ['not-found'],
  play: findsMissing,
});

export const LongText = meta.story({
  ...visit({
    at: '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions/activities',
    as: 'aisha',
    given: longTexts,
  }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({
    at: '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions/activities',
    as: 'aisha',
    given: manyRows('activities', 'title', 600),
  }),
  tags: ['many'],
  play: findsManyRows,
});

export const ContentAdmin = meta.story({
  ...visit({ at: '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions/activities', as: 'pieter' }),
  play: finds('Fractions'),
});

export const Tutor = meta.story({
  ...visit({ at: '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions/activities', as: 'sipho' }),
  play: finds('Fractions'),
});

export const Empty = meta.story({
  ...visit({
    at: at.replace('top-4-fractions', 'top-new'),
    as: 'thandi',
    given: ({ db }) => {
      db.topics.insert({ ...db.topics.getOrThrow('top-4-fractions'), id: 'top-new', title: 'Decimals' });
    },
  }),
  tags: ['empty'],
  play: finds('You dont have activities for this topic, please add below'),
});
