import { expect } from 'storybook/test';
import { Media } from '#ui/picture/Media.tsx';
import preview from '../../../.storybook/preview.tsx';
import { film, fractionBars, recording } from '../../questions/media-samples.ts';

const meta = preview.meta({
  title: 'Design system/Media',
  component: Media,
  args: { src: fractionBars, alt: 'Two bars: one half is as long as two quarters' },
});

export default meta;

export const Picture = meta.story({});
const tone = { src: recording, alt: 'A soft tone' };
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
const video = { src: film, alt: 'A yellow square' };
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
export const File = meta.story({
  args: { src: '/files/worksheet.pdf', alt: 'A worksheet', fileName: 'worksheet.pdf' },
});

export const DownloadFailed = meta.story({
  args: { src: 'https://files.invalid/worksheet.pdf', alt: 'A worksheet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Download attached file' }));
    await expect(await canvas.findByText('This file could not be downloaded.')).toBeVisible();
  },
});

export const LoadingFailed = meta.story({
  args: { src: '/files/missing.png', alt: 'Two bars' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture could not be shown.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download attached file' })).toBeVisible();
  },
});
