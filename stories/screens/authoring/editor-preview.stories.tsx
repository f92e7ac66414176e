import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { dark } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { respondTo } from '../respond-to.ts';
import {
  activityList,
  cardOf,
  chooseAnyway,
  editorOf,
  fileField,
  forgetDrafts,
  halves,
  pathOf,
  pictureFile,
  questionId,
  writing,
} from './editor-page.ts';

const at = editorOf();
const fairShares = editorOf('act-4-fractions-fair-shares');

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: preview',
  beforeEach: forgetDrafts,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
  },
});

/** AUT-031: every question by its number and type, with its media; Done leads to the list of the topic (AUT-044). */
export const WithQuestions = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['phone'],
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
    await expect(questions.getByRole('img', { name: /^Two bars of the same length/ })).toBeVisible();
    // Staff read the feedback.
    await expect(questions.getByText(/You never land on 20/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(pathOf(loaded)).toBe(activityList));
  },
});
export const Dark = meta.story({
  ...visit({ at: fairShares, as: 'thandi' }),
  globals: dark,
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Picture or video of Fair shares' });
  },
});

/** AUT-038: a recording, a video, and a link to any other file. */
export const OtherMedia = meta.story({
  ...visit({
    at,
    as: 'thandi',
    given: ({ db }) => {
      const files = [
        'fil-beeps-h6ws.mp3',
        'fil-fractions-7kq2.png',
        'fil-robot-moves-t9pf.webm',
        'fil-grid-sheet-r2yd.pdf',
      ];
      for (const [index, file] of files.entries()) {
        db.questions.update(questionId(index + 1), { mediaPath: `files/${file}` });
      }
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shows = async () => {
      await canvas.findByText('Download attached file');
      const players = [...canvasElement.querySelectorAll('audio, video')];
      await expect(players.map(({ tagName }) => tagName)).toEqual(['AUDIO', 'VIDEO']);
      await expect(canvas.getByRole('link', { name: 'Download attached file' })).toHaveAttribute(
        'href',
        expect.stringMatching(/files\/fil-grid-sheet-r2yd\.pdf\/media$/) as string,
      );
    };
    await shows();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await cardOf(5);
    const card = async (number: number) =>
      page.findByRole('group', { name: `Media of Question ${number}`, hidden: true });
    await expect((await card(1)).querySelector('audio')).toBeInTheDocument();
    await expect((await card(3)).querySelector('video')).toBeInTheDocument();
    await expect(within(await card(4)).getByText('Download attached file')).toBeInTheDocument();
  },
});

/** The page before its activity is there. */
export const Slow = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'getActivity', delay: Infinity } }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading activity…');
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
});

/** AUT-034, AUT-048d: nobody but an administrator is offered Save, while it loads neither. */
export const SlowForAModerator = meta.story({
  ...visit({ at: writing, as: 'aisha', fault: { operation: 'getActivity', delay: Infinity } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Loading activity…');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await page.findByText('No activity loaded');
  },
});

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

    for (const [status, message] of [
      [413, 'At most 10 MB.'],
      [415, 'Only pictures and MP4 videos.'],
    ] as const) {
      faults.push({ operation: 'uploadActivityMedia', status, message, times: 1 });
      await userEvent.upload(fileField(await media()), pictureFile());
      await close(`Upload failed: ${message}`);
    }

    faults.splice(0, faults.length, { operation: 'uploadActivityMedia', status: 500 });
    await userEvent.upload(fileField(await media()), pictureFile());
    await close(/^Upload failed: This is not working right now/);
    await expect(canvas.getByRole('button', { name: 'Upload' })).toBeVisible();

    // It was stored, and only the response was lost: nobody is told that nothing has changed.
    faults.splice(0, faults.length, { operation: 'uploadActivityMedia', status: 'lost', times: 1 });
    await userEvent.upload(fileField(await media()), pictureFile());
    const lost = await isTold(/^Upload failed: You seem to be offline/);
    await expect(lost.queryByText('Nothing has changed.')).toBeNull();
    await waitFor(() => expect(lost.getByText(/It may have worked all the same/)).toBeVisible());
    await userEvent.click(lost.getByRole('button', { name: 'OK' }));
    await canvas.findByRole('button', { name: 'Upload another' });
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
