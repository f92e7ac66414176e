import { expect, test } from 'vitest';
import { reply } from '../servers/faulty-replies.ts';
import { withBug, type Bug } from '../servers/faulty-server.ts';
import { useMockUnderTest } from '../servers/mock-under-test.ts';
import { verifyWith } from './find-bugs.ts';

const mock = useMockUnderTest();

const failure = reply(500, { message: 'Oh dear.' });

/** Each entry: the records, the scenarios that the bug ends, the path that lists the records, and the bug. */
const bugs: [description: string, scenarios: string[], list: string, bug: () => Bug | Promise<Bug>][] = [
  [
    'registered accounts',
    ['registration', 'password-reset', 'parent-profile', 'sessions'],
    '/admin/users',
    () => ({ when: /^GET \/parent\/profile$/, instead: failure }),
  ],
  [
    'learners and their parents',
    ['invited-registration', 'learner-ownership', 'learners', 'impersonation'],
    '/admin/users',
    async () => ({ when: /^GET \/learner\/(?!my)[\w-]+$/, token: await mock.signIn('Admin') }),
  ],
  [
    'invites',
    ['bookings', 'expired-invites', 'invites-of-one-person', 'trial-invite-mails', 'trial-invites'],
    '/trialsessioninvite/filter',
    () => ({ when: /^GET \/trialsessioninvite\/validate-token/, instead: failure }),
  ],
];

test.each(bugs)(
  'verify deletes the %s that failed scenarios created',
  async (_description, scenarios, list, bug) => {
    const headers = { Authorization: `Bearer ${await mock.signIn('Admin')}` };
    const read = async () => (await (await fetch(mock.url + list, { headers })).json()) as { id: string }[];
    const before = await read();
    const run = verifyWith(mock, ...scenarios);
    const { findings, remaining } = await withBug(mock.url, await bug(), run);
    const failed = findings.map(({ step }) => step.replace(/ › .*/, ''));
    expect(failed).toEqual(expect.arrayContaining(scenarios));
    expect(remaining).toEqual([]);
    const ids = (await read()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  },
);
