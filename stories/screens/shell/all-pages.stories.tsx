import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { finalUrl, pages, type User } from '../../../tests/architecture/urls/page-table.ts';
import { visit } from '../../visit.tsx';

/** Opens each page in turn: it must have its title and one main heading, and must not show a failure. */
const meta = preview.meta({ title: 'Screens/Shell/All pages', tags: ['!autodocs'] });

const visitPages = (user: User, isIncluded: (page: (typeof pages)[number]) => boolean) => ({
  ...visit({ at: '/unauthorized', ...(user !== 'visitor' && { as: user }) }),
  play: async ({ canvas, canvasElement, loaded }: StoryContext) => {
    const application = loaded['application'] as Application;
    const heading = () => canvasElement.querySelectorAll('#main h1');
    await waitFor(() => expect(heading()).toHaveLength(1));
    for (const page of pages.filter((one) => isIncluded(one) && finalUrl(one, user) === one.at)) {
      await application.navigate({ href: page.at });
      await waitFor(() => expect(document.title).toBe(`${page.title} · Springbyte`));
      await waitFor(() => expect(heading(), page.at).toHaveLength(1));
      await expect(heading()[0]?.textContent.trim(), page.at).not.toBe('');
      await expect(canvas.queryByRole('button', { name: 'Try again' }), page.at).toBeNull();
    }
  },
});

/** The pages that redirect a visitor to the login page (SUB-026, D-006), as other stories show. */
const redirectsToLogin = /^\/(?:subscribe|manage-subscription)\b/;
export const Visitor = meta.story({
  ...visitPages('visitor', ({ at }) => !redirectsToLogin.test(at)),
  tags: ['interaction'],
});
export const Admin = meta.story({
  ...visitPages('thandi', ({ admits }) => admits !== 'everyone'),
  tags: ['interaction'],
});
/** Content admins and tutors may read all data of the editor's pages (D-264). */
export const ContentAdmin = meta.story({
  ...visitPages('pieter', ({ rule }) => rule.includes('D-264')),
  tags: ['interaction', 'not-found'],
});
export const Tutor = meta.story({
  ...visitPages('sipho', ({ rule }) => rule.includes('D-264')),
  tags: ['interaction', 'not-found'],
});
export const Parent = meta.story({
  ...visitPages('naledi', ({ admits }) => admits !== 'everyone'),
  tags: ['interaction'],
});
export const Learner = meta.story({
  ...visitPages('lwazi', ({ admits }) => admits !== 'everyone'),
  tags: ['interaction'],
});
