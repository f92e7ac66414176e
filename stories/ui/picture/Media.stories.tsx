import { expect } from 'storybook/test';
import { Media } from '#ui/picture/Media.tsx';
import preview from '../../../.storybook/preview.tsx';
import { film, fractionBars, recording } from '../../questions/media-samples.ts';
import { componentPage } from '../page/guide.ts';
import { Case, Cases } from '../specimen.tsx';

const picture = { src: fractionBars, alt: 'Two bars: one half is as long as two quarters' };
const tone = { src: recording, alt: 'A soft tone' };
const video = { src: film, alt: 'A yellow square' };

const meta = preview.meta({
  title: 'Design system/Media',
  component: Media,
  tags: ['autodocs'],
  args: picture,
  parameters: componentPage({
    use: ['For the file of a question: a picture, a recording, a video, or any other file to download.'],
    instead: [
      'For drawings of the application, `Art`, see Foundations, Pictures.',
      'To choose a file, [FileField].',
    ],
    anatomy: {
      render: () => <Media {...tone} />,
      parts: {
        'Player of the browser': 'audio',
        'Speed of recordings and videos': '[role=radiogroup]',
      },
    },
    do: ['Write a text alternative that contains what the question needs.', 'Add captions to a video.'],
    dont: ['Start a recording or a video by itself.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Picture">
        <Media {...picture} />
      </Case>
      <Case name="Recording">
        <Media {...tone} />
      </Case>
      <Case name="Video">
        <Media {...video} />
      </Case>
      <Case name="File">
        <Media src="/files/worksheet.pdf" alt="A worksheet" fileName="worksheet.pdf" />
      </Case>
      <Case name="Not loaded">
        <Media src="/files/missing.png" alt="Two bars" />
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture could not be shown.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Download attached file' })).toHaveLength(2);
  },
});
export const Recording = meta.story({
  args: tone,
  tags: ['dark'],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const player = canvasElement.querySelector('audio');
    await expect(player?.paused).toBe(true);
    await expect(player?.autoplay).toBe(false);
    await userEvent.click(canvas.getByRole('radio', { name: '0.75×' }));
    await expect(player?.playbackRate).toBe(0.75);
    await userEvent.click(canvas.getByRole('radio', { name: '0.75×' }));
    await expect(canvas.getByRole('radio', { name: '0.75×' })).toBeChecked();
  },
});
export const Video = meta.story({
  args: video,
  tags: ['phone'],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const player = canvasElement.querySelector('video');
    await expect(player?.getBoundingClientRect().height).toBeLessThanOrEqual(250);
    await userEvent.click(canvas.getByRole('radio', { name: '1.5×' }));
    await expect(player?.playbackRate).toBe(1.5);
  },
});
export const DownloadFailed = meta.story({
  args: { src: 'https://files.invalid/worksheet.pdf', alt: 'A worksheet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Download attached file' }));
    await expect(await canvas.findByText('This file could not be downloaded.')).toBeVisible();
  },
});
