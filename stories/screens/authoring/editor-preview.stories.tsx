import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { dark, desk, phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { respondTo } from '../respond-to.ts';
import {
  activityList,
  chooseAnyway,
  editorOf,
  fileField,
  forgetDrafts,
  halves,
  pathOf,
  pictureFile,
} from './editor-page.ts';

const at = editorOf();
const fairShares = editorOf('act-4-fractions-fair-shares');

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: preview',
  globals: desk,
  beforeEach: forgetDrafts,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
  },
});

/** AUT-031: every question by its number and type, with its media; Done leads to the list of the topic (AUT-044). */
export const WithQuestions = meta.story({
  ...visit({ at, as: 'thandi' }),
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
    // Each number is said once, by the card.
    const beginnings = types.map((type, index) => `${type}Question ${index + 1}`);
    await expect(found.map((text, index) => text.slice(0, beginnings[index]?.length))).toEqual(beginnings);
    await expect(questions.getByRole('img', { name: 'Picture for Question 2' })).toBeVisible();
    // Staff read the feedback.
    await expect(questions.getByText(/You never land on 20/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(pathOf(loaded)).toBe(activityList));
  },
});
export const Dark = meta.story({
  ...visit({ at: fairShares, as: 'thandi' }),
  globals: { ...desk, ...dark },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Picture or video of Fair shares' });
  },
});
export const Phone = meta.story({ ...visit({ at, as: 'thandi' }), globals: phone });

/** AUT-032. */
export const WithoutQuestions = meta.story({
  ...visit({
    at,
    as: 'thandi',
    given: ({ db }) => {
      for (const { id } of db.questions.where('activityId', halves)) db.questions.remove(id);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No questions available for this activity.');
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
});

/** A learner may look (D-137): no upload, no feedback, and Done leads to the learner's own list (D-138). */
export const Learner = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await expect(canvas.queryByRole('group', { name: 'Picture or video of the activity' })).toBeNull();
    await expect(canvas.queryByText(/You never land on 20/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(pathOf(loaded)).toBe('/topics/top-4-fractions/learner-activities'));
  },
});

/** AUT-048a, whatever the reason; another try goes on. */
export const Failed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'getActivity', status: 500 } }),
  play: async ({ canvas, userEvent }) => {
    const { faults } = await storyBackend();
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Error loading activity');
    for (const [status, words] of [
      ['offline', 'You seem to be offline.'],
      ['garbage', /could not read/],
      [404, /not here any more/],
    ] as const) {
      faults.splice(0, faults.length, { operation: 'getActivity', status });
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await canvas.findByText(words);
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Error loading activity');
    }
  },
});

/** AUT-048d: Save, before there is anything to save. */
export const TooEarly = meta.story({
  ...visit({
    at: `/activity-questions?activityId=${halves}`,
    as: 'thandi',
    fault: { operation: 'getActivity', delay: Infinity },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Loading activity…');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await page.findByText('No activity loaded');
  },
});

/** AUT-048b. */
export const NoId = meta.story({
  ...visit({ at: '/activity-questions', as: 'aisha' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'No activity id found in the route' });
  },
});

/** AUT-048e: a server of its own mind. */
export const WithoutItsId = meta.story({
  ...visit({ at, as: 'thandi' }),
  beforeEach: () => {
    const titles = { title: 'Halves', topicId: 'top-4-fractions', description: null, mediaPath: null };
    const none = { totalScore: 0, lastModifiedUserId: null, questions: [], results: [], version: '1' };
    respondTo(`/activities/${halves}`, { id: '', ...titles, ...none });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Activity is missing id' });
  },
});

const media = () => page.findByRole('group', { name: 'Picture or video of the activity' });
const isTold = async (words: string | RegExp) =>
  within(await page.findByRole('alertdialog', { name: words }));

/** AUT-054: a moderator uploads at once; it can be cancelled while it is on its way. */
export const Uploads = meta.story({
  ...visit({ at, as: 'aisha', fault: { operation: 'uploadActivityMedia', delay: Infinity } }),
  play: async ({ canvas, userEvent }) => {
    const { db, faults } = await storyBackend();
    await userEvent.upload(fileField(await media()), pictureFile());
    await canvas.findByRole('progressbar', { name: 'Uploading bars.png' });
    await expect(canvas.getByRole('img', { name: 'bars.png' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await canvas.findByRole('button', { name: 'Upload' });
    await expect(page.queryByRole('alertdialog')).toBeNull();
    await expect(db.activities.getOrThrow(halves).mediaPath).toBeNull();

    faults.length = 0;
    await userEvent.upload(fileField(await media()), pictureFile());
    await canvas.findByRole('img', { name: 'Picture or video of Halves, quarters and eighths' });
    await expect(canvas.getByRole('button', { name: 'Upload another' })).toBeVisible();
    await expect(db.activities.getOrThrow(halves).mediaPath).toMatch(/^files\//);
  },
});

/** AUT-056, with the reason: what is seen here, what the server says, and what went wrong there. */
export const UploadRefused = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const { faults } = await storyBackend();
    const close = async (words: string | RegExp) => {
      const alert = await isTold(words);
      await userEvent.click(alert.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    };
    const text = new File(['Halves'], 'halves.txt', { type: 'text/plain' });
    await chooseAnyway(fileField(await media()), text);
    await close('Upload failed: Only JPEG, PNG and MP4 files can be attached here.');

    // The server looks at the bytes.
    const disguised = new File(['Halves'], 'halves.png', { type: 'image/png' });
    await userEvent.upload(fileField(await media()), disguised);
    await close(/^Upload failed: (?!Only)/);

    faults.push({ operation: 'uploadActivityMedia', status: 413, message: 'At most 10 MB.' });
    await userEvent.upload(fileField(await media()), pictureFile());
    await close('Upload failed: At most 10 MB.');

    faults.splice(0, faults.length, { operation: 'uploadActivityMedia', status: 500 });
    await userEvent.upload(fileField(await media()), pictureFile());
    await close(/^Upload failed: This is not working right now/);
    await expect(canvas.getByRole('button', { name: 'Upload' })).toBeVisible();
  },
});

/** AUT-055 and AUT-056. */
export const DeletesMedia = meta.story({
  ...visit({
    at: fairShares,
    as: 'thandi',
    fault: { operation: 'deleteActivityMedia', status: 'offline', times: 1 },
  }),
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    const press = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete media' }));
      const question = await isTold('Are you sure you want to delete this media?');
      await userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    };
    await press();
    const alert = await isTold(/^Failed to delete media: You seem to be offline/);
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await press();
    await canvas.findByRole('button', { name: 'Upload' });
    await expect(canvas.queryByRole('img', { name: 'Picture or video of Fair shares' })).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(db.activities.getOrThrow('act-4-fractions-fair-shares').mediaPath).toBeNull();
  },
});
