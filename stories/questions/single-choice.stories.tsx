import { expect, fn, waitFor } from 'storybook/test';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { singleChoiceSamples as samples } from '#questions/single-choice/samples.ts';
import preview from '../../.storybook/preview.tsx';
import { AnsweringCard, mediaUrl } from './answering-card.tsx';
import { expectReadOnly, expectUnmarked } from './checks.ts';
import { film, fractionBars, recording } from './media-samples.ts';

const meta = preview.meta({
  title: 'Questions/Single choice',
  component: QuestionCard,
  args: { question: samples.empty, mediaUrl, onChange: fn() },
  globals: { density: 'learner' },
  render: (args) => <AnsweringCard {...args} />,
});

/** No option is preselected. Arrow keys choose. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '2/4' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...samples.empty.data, answer: '2/4' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '1/3' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...samples.empty.data, answer: '1/3' });
  },
});

export const Answered = meta.story({
  args: { question: samples.answered },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('3/5'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...samples.answered.data, answer: '3/5' });
    await expect(canvas.getByRole('radio', { name: '3/5' })).toBeChecked();
  },
});
export const ReadOnly = meta.story({
  args: { question: samples.answered, isReadOnly: true },
  play: async (context) => {
    await expectReadOnly(context);
    await expectUnmarked(context);
  },
});
export const ForAdmins = meta.story({
  args: { question: samples.authored, isAdmin: true, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(samples.authored.data.feedBack)).toBeVisible();
    await expectUnmarked({ canvas });
  },
});
export const Moderation = meta.story({
  args: { question: samples.authored, isModeration: true, isSelected: true },
  play: async (context) => {
    await expect(context.canvas.getByRole('checkbox', { name: /^Question 2/ })).toBeChecked();
    await expect(context.canvas.queryByText(samples.authored.data.feedBack)).toBeNull();
    await expectUnmarked(context);
  },
});
export const Correct = meta.story({
  args: { question: samples.right, mode: 'review' },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Correct · 1 of 1')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '2/4' })).toHaveAccessibleDescription('Correct');
    await expect(canvas.getByText(samples.right.data.feedBack)).toBeVisible();
    await expectReadOnly(context);
  },
});
export const Wrong = meta.story({
  args: { question: samples.wrong, mode: 'review' },
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '3/5' })).toHaveAccessibleDescription('Not correct');
    await expect(canvas.getByRole('radio', { name: '2/4' })).toHaveAccessibleDescription(
      'Should have been chosen',
    );
    await expect(canvas.getByText('Not correct. The answer is 2/4.')).toBeVisible();
  },
});
export const Unanswered = meta.story({
  args: { question: samples.unanswered, isDisable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not answered · 0 of 1')).toBeVisible();
    await expect(canvas.getByText('The answer is 2/4.')).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
});
export const LongText = meta.story({ args: { question: samples.long } });
export const WithPicture = meta.story({
  args: { question: { ...samples.answered, mediaPath: fractionBars } },
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Picture for Question 2' });
    await expect(picture.getBoundingClientRect().height).toBeLessThanOrEqual(250);
  },
});

/** The recording does not play automatically. Arrow keys change its speed. */
export const WithRecording = meta.story({
  args: { question: { ...samples.empty, mediaPath: recording } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const player = canvasElement.querySelector('audio');
    await expect(player).toHaveAccessibleName('Recording for Question 2');
    await expect(player?.paused).toBe(true);
    canvas.getByRole('radio', { name: '1×' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(player?.playbackRate).toBe(1.25);
  },
});
export const WithVideo = meta.story({
  args: { question: { ...samples.empty, mediaPath: film } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const player = canvasElement.querySelector('video');
    await expect(player).toHaveAccessibleName('Video for Question 2');
    await expect(player?.autoplay).toBe(false);
    await expect(player?.getBoundingClientRect().height).toBeLessThanOrEqual(250);
    await expect(player?.textTracks).toHaveLength(0);
    await userEvent.click(canvas.getByRole('radio', { name: '0.75×' }));
    await expect(player?.playbackRate).toBe(0.75);
  },
});

const spoken = { ...samples.empty.data, mediaDescription: 'A robot says: hello.' };

export const RecordingWithTranscript = meta.story({
  args: { question: { ...samples.empty, data: spoken, mediaPath: recording } },
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('A robot says: hello.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('What you hear, in words'));
    await expect(canvas.getByText('A robot says: hello.')).toBeVisible();
  },
});

/** Captions are on from the start. */
export const VideoWithCaptions = meta.story({
  args: {
    question: {
      ...samples.empty,
      data: { ...spoken, mediaCaptions: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello!\n' },
      mediaPath: film,
    },
  },
  play: async ({ canvasElement }) => {
    const [track] = canvasElement.querySelector('video')?.textTracks ?? [];
    await expect(track).toMatchObject({ kind: 'captions', language: 'en' });
    await waitFor(() => expect(track).toMatchObject({ mode: 'showing' }));
    await waitFor(() => expect([...(track?.cues ?? [])]).toHaveLength(1));
  },
});

export const WithBrokenPicture = meta.story({
  args: { question: { ...samples.empty, mediaPath: 'files/missing.png' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture could not be shown.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '2/4' })).toBeEnabled();
  },
});
export const WithFile = meta.story({
  args: { question: { ...samples.empty, mediaPath: 'files/fil-bars.pdf' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download attached file' })).toHaveAttribute(
      'href',
      '/api/files/fil-bars.pdf/media',
    );
  },
});
