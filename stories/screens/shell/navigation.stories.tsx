import { expect, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { phone, tablet } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';

const at = '/learner/dashboard';

const meta = preview.meta({ title: 'Screens/Shell/Navigation' });

const texts = (links: HTMLElement[]) => links.map((link) => link.textContent);

/** Visitors see Home, About Us, Login and Register, and no side menu (SHELL-002). */
export const Visitor = meta.story({
  ...visit({ at: '/home' }),
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('navigation', { name: 'Main' });
    await expect(texts(within(main).getAllByRole('link'))).toEqual(['Home', 'About Us', 'Login', 'Register']);
    await expect(within(main).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
  },
});

/** The bar, the fixed links and the learner's subjects (SHELL-006, SHELL-017 to SHELL-019). */
export const Learner = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Lwazi Khumalo' }));
    await menu.findByRole('link', { name: 'Mathematics' });
    await expect(texts(menu.getAllByRole('link'))).toEqual([
      'Home',
      'Dashboard',
      'Leaderboard',
      'Coding and Robotics',
      'English',
      'Mathematics',
      'Natural Sciences and Technology',
      'Social Sciences',
    ]);
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute(
      'href',
      '/grades/grd-4/learners/lrn-lwazi/leaderboard',
    );
    await expect(menu.getByRole('link', { name: 'Mathematics' })).toHaveAttribute(
      'href',
      '/subjects/sub-4-maths/learnertopics',
    );
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(texts(main.getAllByRole('link'))).toEqual(['Home', 'Dashboard', 'About Us', 'Logout']);
    await expect(document.documentElement).toHaveAttribute('data-density', 'learner');
  },
});

/** The subject remains marked on the screens of its topics, whose URLs do not name it. */
export const SubjectOfATopic = meta.story({
  ...visit({ at: '/topics/top-4-fractions/learner-activities', as: 'lwazi' }),
  play: async ({ canvas }) => {
    const subject = await canvas.findByRole('link', { name: 'Mathematics' });
    await waitFor(() => expect(subject).toHaveAttribute('aria-current', 'true'));
  },
});

/** The request for the subjects fails: the fixed links and the page work, and a small button retries. */
export const SubjectsFailed = meta.story({
  ...visit({ at: '/home', as: 'lwazi', fault: { operation: 'listSubjects', status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your subjects did not load.');
    await expect(canvas.getAllByRole('link', { name: 'Dashboard' })).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('link', { name: 'Mathematics' });
  },
});

export const SubjectsLoading = meta.story({
  ...visit({ at: '/home', as: 'lwazi', fault: { operation: 'listSubjects', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading subjects…');
  },
});

/** Kabelo has no grade, so the menu has no leaderboard. */
export const LearnerWithoutAGrade = meta.story({
  ...visit({ at: '/home', as: 'kabelo' }),
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Kabelo Molefe' }));
    await expect(texts(menu.getAllByRole('link'))).toEqual(['Home', 'Dashboard']);
  },
});

const nameless = ({ db }: Backend) => {
  db.users.update('lrn-lwazi', { name: '', surname: '' });
};

/** The token has no name (SHELL-017). The record has one, as the contract requires. */
export const LearnerWithoutName = meta.story({
  ...visit({ at: '/home', as: 'lwazi', given: nameless }),
  beforeEach: async () => {
    const { db } = await storyBackend();
    db.users.update('lrn-lwazi', { name: 'Lwazi', surname: 'Khumalo' });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Your Menu' });
  },
});

const longName = ({ db }: Backend) => {
  db.users.update('lrn-lwazi', { name: 'Nomvuyelelo-Anastasia', surname: 'van der Westhuizen-Ramaphosa' });
  db.subjects.update('sub-4-maths', { title: 'Mathematics, mental arithmetic and everyday problem-solving' });
  db.subjects.update('sub-4-social', { title: 'Maatskappywetenskappegeskiedenisgeografie' });
};

export const LongNames = meta.story({
  ...visit({ at: '/home', as: 'lwazi', given: longName }),
  tags: ['long-text'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^Mathematics, mental/);
    // A word longer than the column breaks.
    const menu = canvas.getByRole('navigation', { name: /^Nomvuyelelo/ });
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

/** The pages of each role in order (SHELL-003 to SHELL-010); staff have no About Us (D-032). */
const pagesOf = (as: string, pages: string[], place = '/home') => ({
  ...visit({ at: place, as }),
  play: async ({ canvas }: PlayContext) => {
    const main = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await expect(texts(main.getAllByRole('link'))).toEqual([...pages, 'Logout']);
  },
});

export const Parent = meta.story(pagesOf('naledi', ['Home', 'Dashboard', 'Profile', 'About Us']));
export const Tutor = meta.story(
  pagesOf('sipho', ['Home', 'Dashboard', 'Profile', 'Lesson', 'Learners', 'Session'], '/tutor/learners'),
);
/** A teacher has one page; the contract spells the role differently (SHELL-008, D-045). */
export const Teacher = meta.story(pagesOf('grace', ['Home', 'Dashboard'], '/tutor/dashboard'));
export const Moderator = meta.story(pagesOf('aisha', ['Home', 'Moderation', 'Profile', 'Campus']));
/** The moderation queue (D-015) and the profile (D-030) are open to this role. */
export const ContentAdmin = meta.story(pagesOf('pieter', ['Home', 'Moderation', 'Profile']));

const adminPages = [
  'Home',
  'Campus',
  'Trial Sessions',
  'Subscription Plans',
  'Moderation',
  'Users',
  'Profile',
];
export const Admin = meta.story({
  ...pagesOf('thandi', adminPages, '/admin/users'),
  tags: ['dark'],
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('navigation', { name: 'Main' }));
    const links = main.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['Campus', '/admin/campus'],
      ['Trial Sessions', '/admin/trialsession'],
      ['Subscription Plans', '/admin/subscription-plans'],
      ['Moderation', '/admin/moderation/queue'],
      ['Users', '/admin/users'],
      ['Profile', '/admin/profile'],
      ['Logout', '/home'],
    ]);
    await expect(main.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    await expect(document.documentElement).toHaveAttribute('data-density', 'staff');
  },
});

async function openPages({ canvas, userEvent }: PlayContext, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return canvas.findByRole<HTMLDialogElement>('dialog', { name });
}

/** Seven pages do not fit in the bar of a tablet: the drawer has them. */
export const AdminOnATablet = meta.story({
  ...visit({ at: '/admin/users', as: 'thandi' }),
  globals: tablet,
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    const drawer = await openPages({ canvas, userEvent }, 'Pages and logout');
    await expect(drawer.matches(':modal')).toBe(true);
    await expect(texts(within(drawer).getAllByRole('link'))).toEqual([...adminPages, 'Logout']);
  },
});

/** On the review page, the link to the moderation queue is marked. */
export const ParentPageIsMarked = meta.story({
  ...visit({ at: '/admin/moderation/review/chg-1', as: 'aisha' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    const moderation = await canvas.findByRole('link', { name: 'Moderation' });
    await expect(moderation).toHaveAttribute('aria-current', 'true');
  },
});

/** Upper case or a trailing slash does not change the current page (D-051). */
export const AnyUrlSpelling = meta.story({
  ...visit({ at: '/ADMIN/Campus/', as: 'thandi' }),
  play: async ({ canvas }) => {
    const campus = await canvas.findByRole('link', { name: 'Campus' });
    await waitFor(() => expect(campus).toHaveAttribute('aria-current', 'page'));
  },
});

/** The only page of an unknown role is Home (AUTH-016). */
export const UnknownRole = meta.story({
  ...pagesOf('grace', ['Home']),
  ...visit({
    at: '/home',
    as: 'grace',
    given: ({ db }) => {
      db.users.update('usr-grace', { role: 'Caretaker' });
    },
  }),
});

/** Logging out opens the home page and clears the session (SHELL-011, D-001). */
export const LogsOut = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /Welcome, Lwazi|first program/ });
    await userEvent.click(canvas.getByRole('link', { name: 'Logout' }));
    await canvas.findByRole('link', { name: 'Register' });
    // The menu disappears before the navigation ends.
    await expect(canvas.queryByRole('navigation', { name: 'Lwazi Khumalo' })).toBeNull();
    const remaining = ['token', 'refreshToken', 'role', 'userId'].filter(
      (key) => localStorage.getItem(key) !== null,
    );
    await expect(remaining).toEqual([]);
    await waitFor(() => expect(document.title).toBe('Home · Springbyte'));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: /first program/ })).toHaveFocus(),
    );
  },
});

/** The user is already on the home page, under another spelling of its URL. */
export const LogsOutAtHome = LogsOut.extend({ ...visit({ at: '/Home/' }), tags: ['!interaction'] });
export const LogsOutAtHomeWithASlash = LogsOut.extend({ ...visit({ at: '/home/' }), tags: ['!interaction'] });

/** The menu marks the subject of an activity, although the URL does not name it. */
export const SubjectOfAnActivityIsMarked = meta.story({
  ...visit({ at: '/topic/top-4-fractions/activity/act-4-fractions-halves', as: 'lwazi' }),
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Lwazi Khumalo' }));
    const subject = await menu.findByRole('link', { name: 'Mathematics' });
    await waitFor(() => expect(subject).toHaveAttribute('aria-current', 'true'));
  },
});

export const VisitorOnAPhone = meta.story({
  ...visit({ at: '/home' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await openPages({ canvas, userEvent }, 'Pages'));
    await expect(texts(drawer.getAllByRole('link'))).toEqual(['Home', 'About Us', 'Login', 'Register']);
  },
});
