import { expect, test } from 'vitest';
import { verify } from '#openapi/tools/verify/verify.ts';
import { reply } from './careless.ts';
import { startFaultyServer, type Fault } from './faulty-server.ts';
import { useMockUnderTest } from './mock-under-test.ts';

/* Workflows that fail half-way: what they have created by then is deleted. */

const mock = useMockUnderTest();

const failure = reply(500, { message: 'Oh dear.' });

const faults: [what: string, tag: string, list: string, fault: () => Fault | Promise<Fault>][] = [
  [
    'accounts that somebody has registered',
    'Parents',
    '/admin/users',
    () => ({ when: /^GET \/parent\/profile$/, instead: failure }),
  ],
  [
    'learners whom a parent has left',
    'Learners',
    '/admin/users',
    async () => ({ when: /^GET \/learner\/(?!my)[\w-]+$/, token: await mock.signIn('Admin') }),
  ],
  [
    'invites',
    'TrialInvites',
    '/trialsessioninvite/filter',
    () => ({ when: /^GET \/trialsessioninvite\/validate-token/, instead: failure }),
  ],
];

test.each(faults)(
  'deletes %s',
  async (_what, tag, list, fault) => {
    const headers = { Authorization: `Bearer ${await mock.signIn('Admin')}` };
    const read = async () => (await (await fetch(mock.url + list, { headers })).json()) as { id: string }[];
    const before = await read();
    const faulty = await startFaultyServer(mock.url, await fault());
    try {
      const { environment } = mock;
      const { findings, remaining } = await verify({ server: faulty.url, environment, only: [tag] });
      expect(findings.length).toBeGreaterThan(0);
      expect(remaining).toEqual([]);
      const ids = (await read()).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(before.map(({ id }) => id).toSorted());
    } finally {
      faulty.close();
    }
  },
  60_000,
);
