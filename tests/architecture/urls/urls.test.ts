import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApplication } from '#app/application.ts';
import { redirectFrom } from '#components/account/redirect.ts';
import { product } from '#lib/configuration.ts';
import { clock } from '#lib/time/clock.ts';
import { startSession } from '#mocks/services/accounts/sessions.ts';
import { signIn, signOut, type Tokens } from '#session/session.ts';
import { testNow, useMock } from '../../mock/mock-fixture.ts';
import { redirects, finalUrl, pages, users, type User } from './page-table.ts';

const { backend } = useMock('default', { isShared: true });
const noop = () => undefined;

/** The part of the Web Storage API that the session needs. */
class Storage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}

beforeEach(() => {
  clock.device = () => testNow;
  vi.stubGlobal('localStorage', new Storage());
  vi.stubGlobal('window', { origin: 'null', scrollTo: noop, screen: { orientation: {} } });
  vi.stubGlobal('addEventListener', noop);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const tokens = new Map<User, Tokens>();

async function startSessionOf(persona: User): Promise<Tokens> {
  const account = backend.db.users.all().find(({ userName }) => userName === persona);
  if (!account) throw new Error(`The demo data has no user ${persona}.`);
  return startSession(backend.db, account, testNow, backend.randomId);
}

async function signInAs(user: User): Promise<void> {
  if (user === 'visitor') {
    signOut();
    return;
  }
  const session = tokens.get(user) ?? (await startSessionOf(user));
  tokens.set(user, session);
  await signIn(session);
}

async function open(at: string) {
  const router = createApplication({
    apiReady: Promise.resolve(),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  // Without a document the router would assume a server and not follow redirects.
  router.update({ ...router.options, isServer: false });
  await router.load();
  return router;
}

test.each(pages)('$at ($rule) admits its roles and has the title "$title"', async (page) => {
  const finalUrls: Record<string, string> = {};
  // A user who may not read the data sees a general title.
  const titles: unknown[] = [];
  for (const user of users) {
    await signInAs(user);
    const { state } = await open(page.at);
    finalUrls[user] = state.location.href;
    if (state.location.href === (page.to ?? page.at)) titles.push(state.matches.at(-1)?.meta);
  }
  expect(finalUrls).toEqual(Object.fromEntries(users.map((user) => [user, finalUrl(page, user)])));
  expect(titles).toContainEqual([{ title: `${page.title} · ${product.name}` }]);
});

const meaninglessParameters = 'unknown=1&twice=a&twice=b&token=&learnerId=&message=%20&order=sideways';

const directPages = pages.filter(({ to }) => to === undefined);

test.each(directPages)('$at ignores meaningless query parameters (D-242)', async (page) => {
  await signInAs(users.find((user) => finalUrl(page, user) === page.at) ?? 'visitor');
  const url = `${page.at.split('?')[0]}?${meaninglessParameters}`;
  const { state, history } = await open(url);
  expect(state.location.search).toEqual({});
  expect(history.location.search).toBe('');
  expect(state.matches.flatMap(({ search }) => Object.values(search).filter(Boolean))).toEqual([]);
});

test('the router drops meaningless parameters on navigation', async () => {
  const router = await open('/home');
  await router.navigate({
    href: '/auth/login?planId=7&message=a&message=b&unknown=1#form',
    state: { email: 'x' },
  });
  expect(router.state.location).toMatchObject({ href: '/auth/login?planId=7#form', state: { email: 'x' } });
});

describe('redirects', () => {
  test.each(redirects)('redirect %s to %s', async (from, to) => {
    const { state, history } = await open(from);
    expect(state.location.href).toBe(to);
    expect(history.location.href).toBe(to);
  });

  test('deny access to a URL in other letter case with a trailing slash, and correct it in `returnUrl`', async () => {
    await signInAs('naledi');
    const { state } = await open('/ADMIN/Moderation/Activity/Act-1/?focusQuestionId=7');
    expect(state.location.href).toBe(
      '/unauthorized?returnUrl=%2Fadmin%2Fmoderation%2Factivity%2FAct-1%3FfocusQuestionId%3D7',
    );
  });
});

describe('correction of inconsistent URLs', () => {
  const inTopic = (subjectPath: string) => `/grades/${subjectPath}/topics/top-4-fractions`;
  const correctPath = 'grd-4/subjects/sub-4-maths';
  test.each([
    // A subject, topic or activity in the path of the wrong grade, subject or topic.
    [`/grades/grd-1/subjects/sub-4-maths/topics?tab=add`, `/grades/${correctPath}/topics?tab=add`],
    [`/grades/grd-1/subjects/sub-4-maths/activities`, `/grades/${correctPath}/activities`],
    [
      `${inTopic('grd-1/subjects/sub-4-maths')}/activities?form=new`,
      `${inTopic(correctPath)}/activities?form=new`,
    ],
    [`${inTopic('grd-1/subjects/sub-1-maths')}/activities`, `${inTopic(correctPath)}/activities`],
    [
      `/grades/grd-1/subjects/sub-4-coding/topics/top-none/activity-editor/act-4-fractions-halves`,
      `${inTopic(correctPath)}/activity-editor/act-4-fractions-halves`,
    ],
    [
      `${inTopic('grd-none/subjects/sub-4-maths')}/activity-editor/act-4-fractions-halves`,
      `${inTopic(correctPath)}/activity-editor/act-4-fractions-halves`,
    ],
    // A query parameter with an unknown value.
    ['/admin/grade-setup?grade=nope', '/admin/grade-setup'],
    ['/grades/grd-4/subjects?tab=zzz', '/grades/grd-4/subjects'],
    ['/admin/trialsession?tab=zzz', '/admin/trialsession'],
  ])('redirects %s to %s', async (from, to) => {
    await signInAs('thandi');
    const { state, history } = await open(from);
    expect(state.location.href).toBe(to);
    expect(history.location.href).toBe(to);
  });

  test('redirects a learner, who may not read the lists of staff', async () => {
    await signInAs('lwazi');
    const { state } = await open(
      `${inTopic('grd-1/subjects/sub-1-maths')}/activity-editor/act-4-fractions-halves`,
    );
    expect(state.location.href).toBe(`${inTopic(correctPath)}/activity-editor/act-4-fractions-halves`);
  });
});

/** The router strips the folder, even if an application path begins with the same segment. */
describe.each(['/school', '/learner', '/of/two'])('router in the folder %s of a host', (folder) => {
  beforeEach(() => void vi.stubEnv('BASE_URL', `${folder}/`));
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    ['', '/home', 'visitor'],
    ['/', '/home', 'visitor'],
    ['/Learner/Dashboard/', '/learner/dashboard', 'lwazi'],
    ['/nowhere?a=b', '/home', 'visitor'],
    ['/learner/profile', '/auth/login?returnUrl=%2Flearner%2Fprofile', 'visitor'],
    ['/contact-us/?unknown=1#office', '/contact-us#office', 'visitor'],
  ] as const)('redirects %j to %s', async (from, to, user) => {
    await signInAs(user);
    const { state, history } = await open(`${folder}${from}`);
    expect(state.location.href).toBe(to);
    expect(history.location.href).toBe(`${folder}${to}`);
  });

  test('redirects from the login page to a path, and drops its undeclared parameters', async () => {
    await signInAs('lwazi');
    const router = await open(`${folder}/auth/login`);
    await redirectFrom(router, '/auth/login', { path: '/learner/dashboard?x=y' });
    expect(router.history.location.href).toBe(`${folder}/learner/dashboard`);
  });

  test('keeps the folder in links and page loads', async () => {
    const router = await open(`${folder}/home`);
    const { publicHref } = router.buildLocation({ to: '/learner/dashboard' });
    expect(router.history.createHref(publicHref)).toBe(`${folder}/learner/dashboard`);
    const location = { href: '' };
    vi.stubGlobal('window', Object.create(window, { location: { value: location } }));
    await router.navigate({ to: '/learner/dashboard', reloadDocument: true });
    expect(location.href).toBe(`${folder}/learner/dashboard`);
  });
});

test('the page table has every route of the application', async () => {
  const router = await open('/home');
  const named = [...pages.map(({ at }) => at), ...redirects.map(([from]) => from)];
  const coveredRoutes = new Set<string | undefined>(
    named.map((at) => router.matchRoutes(at.split(/[?#]/)[0] ?? '').at(-1)?.routeId),
  );
  const all: readonly AnyRoute[] = Object.values(router.routesById);
  const withoutChildren = all.filter(({ children }) => !children);
  expect(withoutChildren.map(({ id }) => String(id)).filter((id) => !coveredRoutes.has(id))).toEqual([]);
});
