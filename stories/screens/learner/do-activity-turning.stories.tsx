import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { phone, tablet } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import { draftOf, threeOfFive } from './given-answers.ts';
import { bead, questions, sheet as at, shown, withoutChosenView } from './one-question.ts';

const meta = preview.meta({
  title: 'Screens/Learner/Do activity: turning',
  beforeEach: withoutChosenView,
});

/** With a mouse and keys, by choice; the device remembers it. */
export const OnADesk = meta.story({
  ...visit({ at, as: 'lwazi', given: draftOf(threeOfFive) }),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('3 of 5 answered');
    await expect(canvas.getByRole('radio', { name: 'All questions' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'One at a time' }));
    await shown(canvas, 1);
    await expect(questions(canvas)).toHaveLength(1);
    await expect(canvas.getByText(/turn the questions/)).toBeVisible();

    await step('Page Down and Page Up turn', async () => {
      await userEvent.keyboard('{PageDown}');
      await waitFor(async () => expect(await shown(canvas, 2)).toHaveFocus());
      await userEvent.keyboard('{PageDown}');
      await waitFor(async () => expect(await shown(canvas, 3)).toHaveFocus());
      await userEvent.keyboard('{PageUp}');
      await waitFor(async () => expect(await shown(canvas, 2)).toHaveFocus());
    });

    await step('arrows belong to the options, and the keys to a long answer', async () => {
      const option = canvas.getByRole('radio', { name: '2/4' });
      option.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: '2/3' })).toBeChecked();
      await shown(canvas, 2);
      await userEvent.click(await bead(canvas, /^Question 5: To do/));
      await shown(canvas, 5);
      await userEvent.type(canvas.getByRole('textbox'), 'Because{PageUp}');
      await shown(canvas, 5);
    });

    await step('all of them again, at the same question', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'All questions' }));
      await waitFor(() => expect(questions(canvas)).toHaveLength(5));
      await waitFor(() =>
        expect(
          canvas.getByRole('group', { name: /^Question 5/ }).getBoundingClientRect().bottom,
        ).toBeLessThan(innerHeight),
      );
    });
  },
});
export const OnATablet = OnADesk.extend({
  globals: tablet,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'One at a time' }));
    await shown(canvas, 1);
    await bead(canvas, /^Question 5: To do/);
  },
});

/** A phone may show all of them as well. */
export const AllOnAPhone = meta.story({
  ...visit({ at: `${at}?question=2`, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 2);
    await userEvent.click(canvas.getByRole('radio', { name: 'All questions' }));
    await waitFor(() => expect(questions(canvas)).toHaveLength(5));
    await expect(canvas.getByRole('button', { name: 'Submit Activity' })).toBeVisible();
  },
});

/** A number that no question has counts as none. */
export const NoSuchQuestion = meta.story({
  ...visit({ at: `${at}?question=99`, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas }) => {
    await shown(canvas, 1);
  },
});

/** A link to a question finds it in either view. */
export const LinkToAQuestion = meta.story({
  ...visit({ at: `${at}?question=4`, as: 'lwazi' }),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: /^Question 4/ });
    await waitFor(() => expect(group.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
  },
});

/** On paper are all questions. */
export const Printed = meta.story({
  ...visit({ at: `${at}?question=2`, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas }) => {
    await shown(canvas, 2);
    await fireEvent(window, new Event('beforeprint'));
    await expect(questions(canvas)).toHaveLength(5);
    await fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(questions(canvas)).toHaveLength(1));
  },
});

const drag = async (on: Element, to: number) => {
  const finger = { pointerId: 7, isPrimary: true, pointerType: 'touch', bubbles: true, clientY: 400 };
  const send = (type: string, clientX: number) =>
    on.dispatchEvent(new PointerEvent(type, { ...finger, clientX }));
  send('pointerdown', 180);
  send('pointermove', 180 + to / 2);
  send('pointermove', 180 + to);
  // Time for the neighbours to come into the page.
  await new Promise(requestAnimationFrame);
  send('pointerup', 180 + to);
};

/** The question follows the finger; what has a use for a sideways gesture keeps it. */
export const Swipe = meta.story({
  ...visit({ at: `${at}?question=4`, as: 'lwazi' }),
  globals: phone,
  beforeEach: () => {
    // A finger that only a script moves cannot be captured.
    const captured = spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
    return () => captured.mockRestore();
  },
  play: async ({ canvas, step }) => {
    await drag(await shown(canvas, 4), -150);
    const name = await shown(canvas, 5);
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() => expect(questions(canvas)).toHaveLength(1));

    await step('not from a field, not past the end, not by a little', async () => {
      await drag(canvas.getByRole('textbox'), 150);
      await drag(name, -150);
      await drag(name, 15);
      await shown(canvas, 5);
    });

    await step('back', async () => {
      await drag(name, 150);
      await shown(canvas, 4);
    });
  },
});
