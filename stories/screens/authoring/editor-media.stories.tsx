import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';
import { cardOf, chooseAnyway, fileField, forgetDrafts, pictureFile, writing } from './editor-page.ts';

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: media',
  beforeEach: forgetDrafts,
  ...visit({ at: writing, as: 'thandi' }),
});

export default meta;

const shown = async () => within(await page.findByRole('region', { name: 'What the learner sees' }));
const mediaOf = (number: number) => page.findByRole('group', { name: `Media of Question ${number}` });

/** AUT-037, AUT-038: a file that is none is refused in words; whoever attaches one is asked what it shows. */
export const Media = meta.story({
  play: async ({ canvas, userEvent }) => {
    await cardOf(5);
    const group = await mediaOf(1);
    const media = within(group);
    const text = new File(['Halves'], 'halves.txt', { type: 'text/plain' });
    await chooseAnyway(fileField(group), text);
    await media.findByText(/^halves\.txt: Only PNG, JPEG, GIF, MP3/);
    await userEvent.upload(fileField(group), pictureFile());
    await media.findByText('bars.png');
    await expect(media.queryByRole('alert')).toBeNull();
    const description = media.getByLabelText('What it shows or says');
    await expect(description).toHaveAccessibleDescription(/Say what the picture shows/);
    await userEvent.type(description, 'Two bars.');
    await expect(media.getByRole('img', { name: 'Two bars.' })).toBeInTheDocument();
    await (await shown()).findByRole('img', { name: 'Two bars.' });

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

/** A film has captions, too: written here or read from a file, and shown in the film at once. */
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
    await chooseAnyway(chooser, new File([subRip], 'robot.srt'));
    await waitFor(() => expect(captions.value).toMatch(/^WEBVTT\n\n1\n00:00:00\.500/));
    await expect(captions).not.toHaveAccessibleDescription(/These will not be shown/);
  },
});
