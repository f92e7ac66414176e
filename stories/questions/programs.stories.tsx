import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { PlayContext } from '../play.ts';
import { programSamples as samples } from './program-samples.ts';
import { QuestionCards } from './question-cards.tsx';

const meta = preview.meta({
  title: 'Questions/Programs',
  component: QuestionCards,
  args: { questions: [samples.robot] },
  globals: { density: 'learner' },
});

const run = (canvas: PlayContext['canvas']) => canvas.findByRole('button', { name: 'Run' });

/** The interpreter loads first. */
const patience = { timeout: 20_000 };

const expectResult = (canvas: PlayContext['canvas'], title: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(title), patience);

/** A block marked `robot`, `python run` or `js run` is an editor. */
export const Robot = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Your code Python' })).toHaveValue(samples.code);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'A map of 5 by 5 blocks. The robot is on A1 and faces right. The charger is on C4. Rocks are on A5, B3, D2, E4.',
    );
  },
});

/** A mistake is explained with a clue, never corrected. */
export const Mistake = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await run(canvas));
    await expectResult(canvas, 'The robot stopped at line 4');
    await expect(canvas.getByRole('list', { name: 'Step by step' })).toHaveTextContent(
      'It moves 2 blocks. Now it is on C1.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Go to line 4' }));
    await expect(canvas.getByRole('textbox', { name: 'Your code Python' })).toHaveFocus();
  },
});

/** The robot arrives. Step shows one event after the other. */
export const Arrived = meta.story({
  args: { questions: [samples.mended] },
  play: async ({ canvas, userEvent }) => {
    await run(canvas);
    const step = canvas.getByRole('button', { name: 'Step' });
    const steps = canvas.getByRole('list', { name: 'Step by step' });
    await userEvent.click(step);
    await waitFor(() => expect(steps).toHaveTextContent('It moves 2 blocks. Now it is on C1.'), patience);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expectResult(canvas, 'The robot is on the charger!');
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/The robot is on C4 and faces up/);
  },
});

/** The output of JavaScript. */
export const Output = meta.story({
  args: { questions: [samples.javascript] },
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await run(canvas));
    await expectResult(canvas, 'The program has ended');
    await expect(canvas.getByText(/^beep 1/)).toHaveTextContent('beep 1 beep 2 beep 3');
  },
});

/** A program that never ends is stopped, and does not block the page. */
export const Endless = meta.story({
  args: { questions: [samples.endless] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await run(canvas));
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeEnabled();
    await expectResult(canvas, 'The program did not end');
    await expect(await run(canvas)).toBeEnabled();
  },
});

/** A program that prints without an end is stopped. */
export const EndlessOutput = meta.story({
  args: { questions: [samples.endlessOutput] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await run(canvas));
    await expectResult(canvas, 'The program prints too much');
  },
});

/** Python ignores a command without brackets: the learner gets a clue. */
export const WithoutBrackets = meta.story({
  args: { questions: [samples.withoutBrackets] },
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await run(canvas));
    await expectResult(canvas, 'Look at the end of line 2: a command needs brackets');
  },
});

/** A worker whose script does not load. */
class FailingWorker extends EventTarget {
  postMessage() {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }

  terminate() {}
}

/** The interpreter cannot start, for example offline. The learner can try again. */
export const Unavailable = meta.story({
  args: { questions: [samples.mended] },
  beforeEach: () => {
    const original = window.Worker;
    window.Worker = FailingWorker as unknown as typeof Worker;
    return () => {
      window.Worker = original;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await run(canvas));
    await expectResult(canvas, 'The code could not start');
    await expect(canvas.getByRole('status')).toHaveTextContent('Check the internet, then press Run again.');
    await expect(await run(canvas)).toBeEnabled();
  },
});

/** Code without `run` is coloured only. */
export const Coloured = meta.story({
  args: { questions: [samples.coloured] },
  tags: ['dark'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('for').tagName).toBe('SPAN'));
    await expect(canvas.queryByRole('button', { name: 'Run' })).not.toBeInTheDocument();
  },
});
