import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { finalUrl, pages as addresses, type User } from '../../../tests/architecture/urls/page-table.ts';
import { visit } from '../../visit.tsx';

/** Each page of the application in turn: its title, one main heading, and no failure. */
const meta = preview.meta({ title: 'Screens/Shell/Addresses', tags: ['!autodocs'] });

const walk = (user: User, chosen: (address: (typeof addresses)[number]) => boolean) => ({
  ...visit({ at: '/unauthorized', ...(user !== 'visitor' && { as: user }) }),
  play: async ({ canvas, canvasElement, loaded }: StoryContext) => {
    const application = loaded['application'] as Application;
    const heading = () => canvasElement.querySelectorAll('#main h1');
    await waitFor(() => expect(heading()).toHaveLength(1));
    for (const address of addresses.filter((one) => chosen(one) && finalUrl(one, user) === one.at)) {
      await application.navigate({ href: address.at });
      await waitFor(() => expect(document.title).toBe(`${address.title} · Springbyte`));
      await waitFor(() => expect(heading(), address.at).toHaveLength(1));
      await expect(heading()[0]?.textContent.trim(), address.at).not.toBe('');
      await expect(canvas.queryByRole('button', { name: 'Try again' }), address.at).toBeNull();
    }
  },
});

/**
 * The screens of plans are open to all and lead a visitor to the login as soon as they know whom they are about (SUB-026, D-006):
 * their own stories show it.
 */
const leadsToLogin = /^\/(?:subscribe|manage-subscription)\b/;
export const Visitor = meta.story(walk('visitor', ({ at }) => !leadsToLogin.test(at)));
export const Admin = meta.story(walk('thandi', ({ admits }) => admits !== 'everyone'));
/** D-264: these two roles may read all data of the editor's pages. */
export const ContentAdmin = meta.story(walk('pieter', ({ from }) => from.includes('D-264')));
export const Tutor = meta.story(walk('sipho', ({ from }) => from.includes('D-264')));
export const Parent = meta.story(walk('naledi', ({ admits }) => admits !== 'everyone'));
export const Learner = meta.story(walk('lwazi', ({ admits }) => admits !== 'everyone'));
