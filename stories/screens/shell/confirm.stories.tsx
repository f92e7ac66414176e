import { expect, screen as page, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import { confirm, prompt, showMessage, type Confirmation } from '#ui/overlay/confirm.ts';
import { markup, type Markup } from '#ui/overlay/markup.ts';
import preview from '../../../.storybook/preview.tsx';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Confirm',
  ...visit({ at: '/unauthorized', as: 'thandi' }),
});

const deletion: Confirmation = {
  title: 'Delete Campus?',
  message: markup`This deletes the campus <b>${'Observatory'}</b> for good.`,
  confirmText: 'Yes, delete',
  cancelText: 'No, cancel',
};

const screen = () => page.findByRole('heading', { level: 1, name: 'Access Denied' });

/** Calls `question` once the page has loaded. */
async function ask<Answer>(question: () => Promise<Answer>) {
  await screen();
  const answer = question();
  return { dialog: await page.findByRole('alertdialog'), answer };
}

const waitForDialogToClose = () => waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());

/** The code of the dialog loads with the first question (SHELL-027, SHELL-032); confirming resolves to true. */
export const Confirmed = meta.story({
  tags: ['interaction', 'no-access'],
  play: async ({ userEvent }) => {
    await screen();
    await expect(page.queryByRole('alertdialog')).toBeNull();
    const { dialog, answer } = await ask(() => confirm(deletion));
    await expect(dialog).toHaveAccessibleName('Delete Campus?');
    await expect(dialog).toHaveAccessibleDescription('This deletes the campus Observatory for good.');
    await waitFor(() => expect(page.getByRole('button', { name: 'No, cancel' })).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Yes, delete' }));
    await expect(await answer).toBe(true);
    await waitForDialogToClose();
  },
});

/** A screen reader clicks a link whose transitions were cancelled: the dialog still gets the focus. */
export const AfterACancelledTransition = meta.story({
  tags: ['no-access'],
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Home' });
    // Test styles disable transitions: enable them for this element.
    link.style.setProperty('transition', 'opacity 10s, translate 10s', 'important');
    await new Promise(requestAnimationFrame);
    link.style.opacity = '0.9';
    link.style.translate = '1px';
    await waitFor(() => expect(link.getAnimations()).toHaveLength(2));
    await new Promise(requestAnimationFrame);
    for (const transition of link.getAnimations()) transition.cancel();
    // A click without a preceding pointer or key event comes from a screen reader.
    canvas.getByRole('main').focus();
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    const { answer } = await ask(() => confirm(deletion));
    await waitFor(() => expect(page.getByRole('button', { name: 'No, cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await answer).toBe(false);
  },
});

/** One button replaces alert() (SHELL-031, D-134). */
export const OkOnly = meta.story({
  tags: ['interaction', 'no-access'],
  play: async ({ userEvent }) => {
    const { answer } = await ask(() =>
      showMessage({ title: 'RSVP', message: markup`RSVP submitted successfully!` }),
    );
    await expect(page.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    await answer;
    await waitForDialogToClose();
  },
});

/** A text field replaces prompt() (D-134). The text is optional: an empty one is not a cancellation (D-171). */
export const AsksForAText = meta.story({
  tags: ['interaction', 'no-access'],
  play: async ({ userEvent }) => {
    await screen();
    const dialogs = [
      { keys: ' Too long {Enter}', expected: 'Too long' },
      { keys: '{Enter}', expected: '' },
      { keys: 'Never mind{Escape}', expected: undefined },
    ];
    for (const { keys, expected } of dialogs) {
      const answer = prompt({ title: 'Reject the change', label: 'Reason', confirmText: 'Reject' });
      await page.findByRole('dialog', { name: 'Reject the change' });
      await waitFor(() => expect(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
      await userEvent.keyboard(keys);
      await expect(await answer).toBe(expected);
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    }
  },
});

export const AsksForSeveralLines = meta.story({
  tags: ['no-access'],
  play: async ({ userEvent }) => {
    await screen();
    const answer = prompt({
      title: 'Reject the change',
      message: markup`The author reads the reason.`,
      label: 'Reason',
      multiline: true,
      confirmText: 'Reject',
    });
    await userEvent.type(await page.findByRole('textbox', { name: 'Reason' }), 'One{Enter}Two');
    await userEvent.click(page.getByRole('button', { name: 'Reject' }));
    await expect(await answer).toBe('One\nTwo');
  },
});

const mixedMarkup = [
  '<p class="x" style="color:red" onclick="globalThis.struck = 1">One <b id="b">two</b> <strong>three</strong></p>',
  '<ul><li><i>four</i></li></ul><ol><li><em>five</em><br>six</li></ol><code>seven</code>',
  '<img src="x" onerror="globalThis.struck = 2"><script>globalThis.struck = 3</script>',
  '<a href="javascript:globalThis.struck=4">eight</a><svg onload="globalThis.struck = 5"><text>no</text></svg>',
  '<iframe srcdoc="<script>parent.struck = 6</script>"></iframe><style>body{display:none}</style>',
  '<input autofocus onfocus="globalThis.struck = 7"><h1>nine</h1>',
].join('');

/**
 * Ten elements are allowed, without attributes. Other elements are reduced to their text; scripts, styles, SVG and
 * frames are removed (D-133).
 */
export const Sanitised = meta.story({
  tags: ['no-access'],
  play: async () => {
    const { dialog } = await ask(() =>
      confirm({ title: '<b>Not markup</b>', message: mixedMarkup as Markup }),
    );
    await expect(dialog).toHaveAccessibleName('<b>Not markup</b>');
    const message = page.getByText('seven').parentElement;
    await expect(message?.innerHTML).toBe(
      '<p>One <b>two</b> <strong>three</strong></p><ul><li><i>four</i></li></ul>' +
        '<ol><li><em>five</em><br>six</li></ol><code>seven</code>eightnine',
    );
    await expect(globalThis).not.toHaveProperty('struck');
  },
});

/** Text that a user has typed is escaped (D-133). */
export const HostileTitle = meta.story({
  tags: ['no-access'],
  play: async () => {
    const title = `<img src=x onerror="globalThis.struck = 8"> & <b>'bold'</b>`;
    const { dialog } = await ask(() => confirm({ ...deletion, message: markup`Delete <b>${title}</b>?` }));
    await expect(dialog).toHaveAccessibleDescription(`Delete ${title}?`);
    await expect(dialog.querySelector('img')).toBeNull();
    await expect(dialog.querySelectorAll('b')).toHaveLength(1);
    await expect(globalThis).not.toHaveProperty('struck');
  },
});

/** A second question appears after the first one is answered. */
export const TwoQuestions = meta.story({
  tags: ['no-access'],
  play: async ({ userEvent }) => {
    const { answer } = await ask(() => confirm({ ...deletion, title: 'Delete Term?' }));
    const second = confirm({ ...deletion, title: 'Delete Role?' });
    await expect(page.queryByRole('alertdialog', { name: 'Delete Role?' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Yes, delete' }));
    await expect(await answer).toBe(true);
    await page.findByRole('alertdialog', { name: 'Delete Role?' });
    await userEvent.click(page.getByRole('button', { name: 'No, cancel' }));
    await expect(await second).toBe(false);
  },
});

/** Leaving the page cancels its dialog; the heading of the next page has the focus. */
export const CancelledByNavigation = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, loaded }) => {
    const application = loaded['application'] as Application;
    const { answer } = await ask(() => confirm(deletion));
    const second = confirm({ ...deletion, title: 'Delete Role?' });
    // A navigation that changes only the query string does not leave the page.
    await application.navigate({ href: '/unauthorized?returnUrl=%2Fadmin%2Fcampus' });
    await expect(page.getByRole('alertdialog')).toBeInTheDocument();
    await application.navigate({ href: '/contact-us' });
    await expect(await answer).toBe(false);
    await expect(await second).toBe(false);
    await waitForDialogToClose();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Contact Us' })).toHaveFocus());
  },
});

const longName = 'Natuurwetenskappe-en-Tegnologie-vir-Gevorderdes-en-Beginners-2025-Kwartaal-4';

export const LongTextOnAPhone = meta.story({
  tags: ['long-text', 'no-access'],
  globals: phone,
  play: async () => {
    await ask(() =>
      confirm({
        ...deletion,
        title: 'Delete Subject?',
        message: markup`<p>This deletes <b>${longName}</b> with</p><ul><li>12 topics</li><li>48 activities</li></ul>`,
      }),
    );
    const box = (name: string) => page.getByRole('button', { name }).getBoundingClientRect();
    const { left, right } = page.getByText(longName).closest('p')?.getBoundingClientRect() ?? {};
    await expect([box('No, cancel').left, box('Yes, delete').right]).toEqual([left, right]);
  },
});
