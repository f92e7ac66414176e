import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { ToastRegion } from '#ui/feedback/Toast.tsx';
import {
  APP_TOAST_MS,
  AUTH_TOAST_MS,
  TOAST_ANIMATION_MS,
  TOAST_EXTENDED_MS,
  toast,
} from '#ui/feedback/toasts.ts';
import type { ToastMessage } from '#ui/feedback/toasts.ts';
import { FootBar } from '#ui/FootBar.tsx';
import { Row } from '#ui/layout.tsx';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { advanceClock, stopClock } from '../../stopped-clock.ts';
import { phone } from '../../variants.ts';
import { componentPage, keyboardTable } from '../page/guide.ts';

interface ExampleProps {
  messages: ToastMessage[];
}

function Example({ messages }: ExampleProps) {
  return (
    <div style={{ minHeight: 480 }}>
      {/* The toasts appear at the right. */}
      <Row style={{ maxWidth: '45%' }}>
        {messages.map((message) => (
          <Button key={message.title ?? message.message} onPress={() => toast(message)}>
            {message.title ?? message.message}
          </Button>
        ))}
      </Row>
      <ToastRegion />
    </div>
  );
}

const welcome: ToastMessage = {
  profile: 'auth',
  tone: 'success',
  title: 'Welcome',
  message: 'Login successful!',
};
const failed: ToastMessage = {
  profile: 'auth',
  tone: 'error',
  title: 'Login Failed',
  message: 'Invalid credentials',
};
const added: ToastMessage = { profile: 'app', tone: 'success', message: 'Learner added successfully!' };
const notAdded: ToastMessage = {
  profile: 'app',
  tone: 'error',
  title: 'Failed to add learner',
  message: 'Check the connection and try again.',
};
const info: ToastMessage = {
  profile: 'app',
  tone: 'info',
  message: 'Two new questions are not part of this change.',
};
const warning: ToastMessage = { profile: 'app', tone: 'warning', message: 'No parent session to restore.' };

const meta = preview.meta({
  title: 'Design system/Toast',
  render: (args: ExampleProps) => <Example {...args} />,
  tags: ['autodocs'],
  parameters: {
    ...componentPage({
      lead: 'A short message in a corner of the window, above the page. The function `toast` shows it.',
      use: [
        'For the result of an action: “Learner added successfully!” It never takes the focus, and disappears by itself.',
        'The profile `auth` (top right, five seconds) is for sign-in screens, `app` (bottom right, three seconds, with a close button) for all others. With an action, a toast remains for 12 seconds.',
      ],
      instead: [
        'For a message that users must read or act on, [Alert].',
        'For a question, [ConfirmDialog].',
        'For content that could not be loaded, [ErrorState].',
      ],
      anatomy: {
        parts: {
          'Region of the profile `auth`': '[aria-label="Sign-in notifications"]',
          'Region of the profile `app`': '[aria-label=Notifications]',
          'Icon of the tone': '[aria-label=Notifications] svg',
          'Title (optional)': '=Failed to add learner',
          Message: '=Check the connection and try again.',
          'Close button (profile `app`)': '[aria-label=Notifications] button',
        },
      },
      do: [
        'Show a failure in the page too: a toast is never the only carrier of an error.',
        'Offer the action of a toast elsewhere on the page, too.',
      ],
      dont: ['Put a link or a form into a toast.', 'Show the same news as a toast and as a success alert.'],
    }),
  },
  args: { messages: [welcome, failed, added, notAdded, info, warning] },
});

const showAll = async ({ canvas, userEvent }: PlayContext) => {
  for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
  await expect(screen.getAllByRole('alertdialog')).toHaveLength(6);
};

export const States = meta.story({
  tags: ['dark'],
  parameters: { frameHeight: '560px' },
  // The toasts stay as long as a designer looks at them.
  beforeEach: () => stopClock(TOAST_ANIMATION_MS),
  play: showAll,
});
export const StatesPhone = States.extend({ globals: phone });

/** On sign-in screens: top right, five seconds, no close button (SHELL-038). */
export const AuthProfile = meta.story({
  tags: ['interaction'],
  beforeEach: () => stopClock(TOAST_ANIMATION_MS),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Login Failed' });
    await userEvent.click(opener);
    const shown = await screen.findByRole('alertdialog', { name: 'Login Failed' });
    await expect(opener).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(screen.getByRole('alert')).toHaveTextContent('Invalid credentials');
    await advanceClock(AUTH_TOAST_MS - 1);
    await expect(shown).toBeInTheDocument();
    await advanceClock(1 + TOAST_ANIMATION_MS);
    await expect(shown).not.toBeInTheDocument();
  },
});

/** On other screens: bottom right, three seconds, close button and progress bar. Equal toasts are not merged. */
export const AppProfile = meta.story({
  tags: ['interaction'],
  beforeEach: () => stopClock(TOAST_ANIMATION_MS),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Learner added successfully!' });
    await userEvent.click(opener);
    await userEvent.click(opener);
    const [first] = await screen.findAllByRole('alertdialog', { name: 'Learner added successfully!' });
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(2);
    await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
    await expect(first).toBeInTheDocument();
    await advanceClock(APP_TOAST_MS + TOAST_ANIMATION_MS);
    await expect(screen.queryAllByRole('alertdialog')).toHaveLength(0);
  },
});

const openResult = fn<() => void>();

/** A toast with an action is shown longer. The action dismisses it. */
export const WithAction = meta.story({
  tags: ['interaction'],
  args: {
    messages: [
      {
        profile: 'app',
        tone: 'success',
        title: 'Your answers were sent.',
        message: 'They had been waiting on this device.',
        action: { label: 'See the result', onPress: openResult },
      },
    ],
  },
  beforeEach: () => {
    openResult.mockClear();
    return stopClock(TOAST_ANIMATION_MS);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your answers were sent.' }));
    const shown = await screen.findByRole('alertdialog');
    await advanceClock(APP_TOAST_MS + TOAST_ANIMATION_MS);
    await expect(shown).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'See the result' }));
    await expect(openResult).toHaveBeenCalledOnce();
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  },
});

/** The timer pauses while the pointer is on the toast; afterwards one second remains. */
export const PausedByPointer = meta.story({
  tags: ['interaction'],
  beforeEach: () => stopClock(TOAST_ANIMATION_MS),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Failed to add learner' }));
    const shown = await screen.findByRole('alertdialog');
    await userEvent.hover(shown);
    await advanceClock(APP_TOAST_MS + TOAST_ANIMATION_MS * 2);
    await expect(shown).toBeInTheDocument();
    await userEvent.unhover(shown);
    await advanceClock(TOAST_EXTENDED_MS - 1);
    await expect(shown).toBeInTheDocument();
    await advanceClock(1 + TOAST_ANIMATION_MS);
    await expect(shown).not.toBeInTheDocument();
  },
});

export const DismissedByTap = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Welcome' }));
    await userEvent.click(await screen.findByText('Login successful!'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

const open = async ({ canvas, userEvent }: PlayContext) => {
  if (screen.queryByRole('alertdialog') === null) {
    await userEvent.click(canvas.getByRole('button', { name: 'Learner added successfully!' }));
  }
  return screen.findByRole('alertdialog');
};

export const Keyboard = meta.story({
  tags: ['interaction'],
  beforeEach: () => stopClock(TOAST_ANIMATION_MS),
  ...keyboardTable([
    {
      keys: ['F6'],
      effect: 'Moves the focus to the newest toast. The toast then remains.',
      before: open,
      check: async () => {
        const shown = screen.getByRole('alertdialog');
        await waitFor(() => expect(shown).toHaveFocus());
        await advanceClock(APP_TOAST_MS + TOAST_ANIMATION_MS * 2);
        await expect(shown).toBeInTheDocument();
      },
    },
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the button of the toast.',
      check: async () => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus(),
    },
    {
      keys: ['Escape', 'Delete'],
      effect: 'Dismisses the toast. The focus returns to where it was.',
      before: async (context) => {
        const shown = await open(context);
        await context.userEvent.keyboard('{F6}');
        await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement));
      },
      check: async ({ canvas }) => {
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        const opener = canvas.getByRole('button', { name: 'Learner added successfully!' });
        await waitFor(() => expect(opener).toHaveFocus());
      },
    },
  ]),
});

/** F6 also focuses a second toast after the first was dismissed. */
export const ReachedByF6Again = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Welcome', 'No parent session to restore.']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const shown = await screen.findByRole('alertdialog');
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(shown).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(shown).not.toBeInTheDocument());
    }
  },
});

const notSaved: ToastMessage = { profile: 'app', tone: 'error', message: 'Unable to save your answers.' };

/** The toast is above a sticky foot bar, also at the end of the page. */
export const AboveFootBar = meta.story({
  render: () => (
    <>
      <div style={{ height: '150vh' }} />
      <FootBar label="Hand in">
        <p>Unable to save your answers.</p>
        <Button onPress={() => toast(notSaved)}>Submit Activity</Button>
      </FootBar>
      <footer style={{ height: 180 }}>A footer</footer>
      <ToastRegion />
    </>
  ),
  tags: ['phone'],
  beforeEach: () => stopClock(1000),
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Hand in' });
    const button = canvas.getByRole('button', { name: 'Submit Activity' });
    await userEvent.click(button);
    // Toasts also avoid the focused control.
    button.blur();
    const shown = await screen.findByRole('alertdialog');
    const foot = () => shown.getBoundingClientRect().bottom;
    for (const top of [0, 100_000]) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      await waitFor(() => expect(foot()).toBeLessThanOrEqual(bar.getBoundingClientRect().top));
    }
  },
});

function FailedSubmission() {
  const [hasFailed, setHasFailed] = useState(false);
  const submit = () => {
    setHasFailed(true);
    toast(notSaved);
  };
  return (
    <>
      <div style={{ height: '150vh' }} />
      <FootBar label="Hand in">
        {hasFailed ? (
          <p role="alert" style={{ minHeight: '35vh' }}>
            Unable to save your answers.
          </p>
        ) : null}
        <Button onPress={submit}>Submit Activity</Button>
      </FootBar>
      <ToastRegion />
    </>
  );
}

/**
 * An alert makes the bar too high to be sticky. The alert, the button and the toast are in view, and the toast
 * remains in view when the page scrolls.
 */
export const AboveNonStickyFootBar = meta.story({
  render: () => <FailedSubmission />,
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    const button = canvas.getByRole('button', { name: 'Submit Activity' });
    await userEvent.click(button);
    const shown = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Hand in' })).toHaveStyle('position: static'),
    );
    await waitFor(() => expect([button, canvas.getByRole('alert'), shown].every(isInView)).toBe(true));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(isInView(button)).toBe(false));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await waitFor(() => expect(isInView(shown)).toBe(true));
  },
});
