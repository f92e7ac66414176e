import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyBackend, visit } from '../../../visit.tsx';
import {
  cardOf,
  chooseAnyFile,
  editorUrl,
  fileField,
  deleteDrafts,
  halvesId,
  pictureFile,
  questionId,
  formUrl,
} from './editor-page.ts';

const at = editorUrl();
const fairShares = editorUrl('act-4-fractions-fair-shares');

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: media',
  beforeEach: deleteDrafts,
  ...visit({ at: formUrl, as: 'thandi' }),
});

const findPreview = async () => within(await page.findByRole('region', { name: 'What the learner sees' }));
const mediaOf = (number: number) => page.findByRole('group', { name: `Media of Question ${number}` });

/** AUT-037, AUT-038: an unsupported file is rejected; a picture needs a description. */
export const QuestionMedia = meta.story({
  play: async ({ canvas, userEvent }) => {
    await cardOf(5);
    const group = await mediaOf(1);
    const media = within(group);
    const text = new File(['Halves'], 'halves.txt', { type: 'text/plain' });
    await chooseAnyFile(fileField(group), text);
    await media.findByText(/^halves\.txt: Only PNG, JPEG, GIF, MP3/);
    await userEvent.upload(fileField(group), pictureFile());
    await media.findByText('bars.png');
    await expect(media.queryByRole('alert')).toBeNull();
    const description = media.getByLabelText('What it shows or says');
    await expect(description).toHaveAccessibleDescription(/Say what the picture shows/);
    await userEvent.type(description, 'Two bars.');
    await expect(media.getByRole('img', { name: 'Two bars.' })).toBeInTheDocument();
    await (await findPreview()).findByRole('img', { name: 'Two bars.' });

    const sound = new File(['beep'], 'beep.mp3', { type: 'audio/mpeg' });
    await userEvent.upload(fileField(group), sound);
    await media.findByText('beep.mp3');

    await userEvent.click(media.getByRole('button', { name: 'Delete media of Question 1' }));
    const title = 'Are you sure you want to delete this media?';
    const question = within(await page.findByRole('alertdialog', { name: title }));
    await userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    await media.findByText('Image, audio or video');
    await expect(media.queryByLabelText('What it shows or says')).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(canvas.getByText('Nothing changed yet.')).toBeVisible();
  },
});

/**
 * A pasted picture becomes the media of the question. Spreadsheet cells, which include a picture, are pasted as text.
 */
export const PastedPicture = meta.story({
  play: async ({ userEvent }) => {
    const field = (await cardOf(1)).getByLabelText('Question');
    const media = within(await mediaOf(1));
    const clipboard = (text?: string) => {
      const data = new DataTransfer();
      data.items.add(pictureFile());
      if (text !== undefined) data.setData('text/plain', text);
      return data;
    };
    await userEvent.click(field);
    await userEvent.paste(clipboard('Cells'));
    await expect(media.getByText('Image, audio or video')).toBeVisible();
    await userEvent.paste(clipboard());
    await media.findByText('bars.png');
    await page.findByText('bars.png is attached to Question 1.');
    await expect(field).toHaveFocus();
  },
});

export const Captions = meta.story({
  play: async ({ userEvent }) => {
    await cardOf(5);
    const group = await mediaOf(1);
    const media = within(group);
    await userEvent.upload(fileField(group), new File(['film'], 'robot.webm', { type: 'video/webm' }));
    const captions = await media.findByLabelText<HTMLTextAreaElement>('Captions');
    await userEvent.type(captions, 'Hello');
    await expect(captions).toHaveAccessibleDescription(/These will not be shown/);

    const button = media.getByRole('button', { name: 'Read captions from a file' });
    const chooser = fileField(button.parentElement ?? group);
    const subRip = '1\n00:00:00,500 --> 00:00:02,000\nHello, robot.\n';
    await chooseAnyFile(chooser, new File([subRip], 'robot.srt'));
    await waitFor(() => expect(captions.value).toMatch(/^WEBVTT\n\n1\n00:00:00\.500/));
    await expect(captions).not.toHaveAccessibleDescription(/These will not be shown/);
  },
});

const activityMedia = () => page.findByRole('group', { name: 'Picture or video of the activity' });
const findMessage = async (title: string | RegExp) =>
  within(await page.findByRole('alertdialog', { name: title }));

/** AUT-038: players for audio and video, and a link to a file of another type. */
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
    const expectMedia = async () => {
      await canvas.findByText('Download attached file');
      const players = [...canvasElement.querySelectorAll('audio, video')];
      await expect(players.map(({ tagName }) => tagName)).toEqual(['AUDIO', 'VIDEO']);
      await expect(canvas.getByRole('link', { name: 'Download attached file' })).toHaveAttribute(
        'href',
        expect.stringMatching(/files\/fil-grid-sheet-r2yd\.pdf\/media$/) as string,
      );
    };
    await expectMedia();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await cardOf(5);
    const findMedia = async (number: number) =>
      page.findByRole('group', { name: `Media of Question ${number}`, hidden: true });
    await expect((await findMedia(1)).querySelector('audio')).toBeInTheDocument();
    await expect((await findMedia(3)).querySelector('video')).toBeInTheDocument();
    await expect(within(await findMedia(4)).getByText('Download attached file')).toBeInTheDocument();
  },
});

/** AUT-054: a moderator uploads a picture, cancels it and tries again. */
export const Uploaded = meta.story({
  ...visit({ at, as: 'aisha', fault: { operation: 'uploadActivityMedia', delay: 'never' } }),
  play: async ({ canvas, userEvent }) => {
    const { db, faults } = await storyBackend();
    await userEvent.upload(fileField(await activityMedia()), pictureFile());
    await canvas.findByRole('progressbar', { name: 'Uploading bars.png' });
    await expect(canvas.getByRole('img', { name: 'bars.png' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await canvas.findByRole('button', { name: 'Upload' });
    await expect(page.queryByRole('alertdialog')).toBeNull();
    await expect(db.activities.getOrThrow(halvesId).mediaPath).toBeNull();

    faults.clear();
    await userEvent.upload(fileField(await activityMedia()), pictureFile());
    await canvas.findByRole('img', { name: 'Picture or video of Halves, quarters and eighths' });
    await expect(canvas.getByRole('button', { name: 'Upload another' })).toBeVisible();
    await expect(db.activities.getOrThrow(halvesId).mediaPath).toMatch(/^files\//);
  },
});

const chooseText = async () =>
  chooseAnyFile(fileField(await activityMedia()), new File(['Halves'], 'halves.txt', { type: 'text/plain' }));
const typeRefusal = 'Upload failed: Only JPEG, PNG and MP4 files can be attached here.';

/** AUT-056: a dialog shows why the upload failed. */
export const UploadRefused = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async () => {
    await chooseText();
    await findMessage(typeRefusal);
  },
});

/** D-149: each failure has its own reason. */
export const UploadFailures = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const { faults } = await storyBackend();
    const closeMessage = async (title: string | RegExp) => {
      const alert = await findMessage(title);
      await userEvent.click(alert.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    };
    await chooseText();
    await closeMessage(typeRefusal);

    const disguised = new File(['Halves'], 'halves.png', { type: 'image/png' });
    await userEvent.upload(fileField(await activityMedia()), disguised);
    await closeMessage(/^Upload failed: (?!Only)/);

    for (const [status, message] of [
      [413, 'At most 10 MB.'],
      [415, 'Only pictures and MP4 videos.'],
    ] as const) {
      faults.add({ operation: 'uploadActivityMedia', status, message, times: 1 });
      await userEvent.upload(fileField(await activityMedia()), pictureFile());
      await closeMessage(`Upload failed: ${message}`);
    }

    faults.replace({ operation: 'uploadActivityMedia', status: 500 });
    await userEvent.upload(fileField(await activityMedia()), pictureFile());
    await closeMessage(/^Upload failed: This is not working right now/);
    await expect(canvas.getByRole('button', { name: 'Upload' })).toBeVisible();

    // The server stored the file and the response was lost, so the dialog must not say "Nothing has changed."
    faults.replace({ operation: 'uploadActivityMedia', status: 'lost', times: 2 });
    await userEvent.upload(fileField(await activityMedia()), pictureFile());
    const lost = await findMessage('We do not know whether this worked');
    await expect(lost.queryByText('Nothing has changed.')).toBeNull();
    await userEvent.click(lost.getByRole('button', { name: 'OK' }));
    await canvas.findByRole('button', { name: 'Upload another' });
  },
});

/** AUT-055, AUT-056: deleting fails at first; a retry succeeds. */
export const MediaDeleted = meta.story({
  ...visit({
    at: fairShares,
    as: 'thandi',
    fault: { operation: 'deleteActivityMedia', status: 500, times: 1 },
  }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    const press = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete media' }));
      const question = await findMessage('Are you sure you want to delete this media?');
      await userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    };
    await press();
    const alert = await findMessage(/^Failed to delete media: This is not working right now/);
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await press();
    await canvas.findByRole('button', { name: 'Upload' });
    await expect(canvas.queryByRole('img', { name: 'Picture or video of Fair shares' })).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(db.activities.getOrThrow('act-4-fractions-fair-shares').mediaPath).toBeNull();
  },
});
