import { expect, screen as page, waitFor, within } from 'storybook/test';
import { deleteQuestion } from '#mocks/services/deletion.ts';
import preview from '../../../../.storybook/preview.tsx';
import { storyBackend, visit } from '../../../visit.tsx';
import { respondTo } from '../../respond-to.ts';
import { activityList, editorUrl, deleteDrafts, halvesId, pathOf, formUrl } from './editor-page.ts';

const at = editorUrl();
const fairShares = editorUrl('act-4-fractions-fair-shares');

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: preview',
  beforeEach: deleteDrafts,
});

/** AUT-031, AUT-044: the questions with number, type and media; Done opens the topic. */
export const Loaded = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['interaction', 'phone'],
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await expect(canvas.getByText('Grade 4 · Mathematics · Fractions')).toBeVisible();
    const questions = within(canvas.getByRole('list', { name: 'Questions' }));
    const types = [
      'True/False',
      'Single-Answer (MCQ)',
      'Multiple-Answer (MCQ)',
      'Fill in the Blanks',
      'Text Answer',
    ];
    const found = questions.getAllByRole('listitem').map(({ textContent }) => textContent);
    const beginnings = types.map((type, index) => `${type}Question ${index + 1}`);
    await expect(found.map((text, index) => text.slice(0, beginnings[index]?.length))).toEqual(beginnings);
    await expect(questions.getByRole('img', { name: /^Two bars of the same length/ })).toBeVisible();
    await expect(questions.getByText(/You never land on 20/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(pathOf(loaded)).toBe(activityList));
  },
});
export const WithPicture = meta.story({
  ...visit({ at: fairShares, as: 'thandi' }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Picture or video of Fair shares' });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'getActivity', delay: 'never' } }),
  tags: ['loading', 'dark'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading activity…');
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
});

/** AUT-034, AUT-048d: a moderator has no Save button; Submit shows a message while the activity loads. */
export const LoadingAsModerator = meta.story({
  ...visit({ at: formUrl, as: 'aisha', fault: { operation: 'getActivity', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Loading activity…');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await page.findByText('No activity loaded');
  },
});

/** AUT-032: an activity without questions. */
export const Empty = meta.story({
  ...visit({
    at,
    as: 'thandi',
    given: ({ db }) => {
      for (const { id } of db.questions.where('activityId', halvesId)) deleteQuestion(db, id);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No questions available for this activity.');
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
});

/** D-137, D-138: no upload and no feedback; Done opens the learner's activities. */
export const Learner = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await expect(canvas.queryByRole('group', { name: 'Picture or video of the activity' })).toBeNull();
    await expect(canvas.queryByText(/You never land on 20/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(pathOf(loaded)).toBe('/topics/top-4-fractions/learner-activities'));
  },
});

/** AUT-048a: every cause has the same title and its own text. */
export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'getActivity', status: 500 } }),
  tags: ['not-found'],
  play: async ({ canvas, userEvent }) => {
    const { faults } = await storyBackend();
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Error loading activity');
    for (const [status, text] of [
      ['offline', 'You seem to be offline.'],
      ['garbage', /could not read/],
      [404, /no longer exists/],
    ] as const) {
      faults.replace({ operation: 'getActivity', status });
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await canvas.findByText(text);
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Error loading activity');
    }
  },
});

/** AUT-048d: Save shows a message while the activity loads. */
export const SavedWhileLoading = meta.story({
  ...visit({
    at: `/activity-questions?activityId=${halvesId}`,
    as: 'thandi',
    fault: { operation: 'getActivity', delay: 'never' },
  }),
  tags: ['loading'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Loading activity…');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await page.findByText('No activity loaded');
  },
});

/** AUT-048b: the URL has no activity id. */
export const MissingActivityId = meta.story({
  ...visit({ at: '/activity-questions', as: 'aisha' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'No activity id found in the route' });
  },
});

/** AUT-048e: the response has no id. */
export const ActivityWithoutId = meta.story({
  ...visit({ at, as: 'thandi' }),
  beforeEach: () => {
    const titles = { title: 'Halves', topicId: 'top-4-fractions', description: null, mediaPath: null };
    const none = { totalScore: 0, lastModifiedUserId: null, questions: [], results: [], version: '1' };
    respondTo(`/activities/${halvesId}`, { id: '', ...titles, ...none });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Activity is missing id' });
  },
});
