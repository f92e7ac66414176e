import { expect, test } from 'vitest';
import { verify } from '#openapi/tools/verify/run/verify.ts';
import { reply } from './servers/faulty-replies.ts';
import { startFaultyServer, type Reply } from './servers/faulty-server.ts';
import { useMockUnderTest } from './servers/mock-under-test.ts';

const mock = useMockUnderTest({ isShared: true });

async function verifyReset(mailbox: Reply) {
  const { url, close } = await startFaultyServer(mock.url, { when: /^GET \/mails$/, instead: mailbox });
  try {
    return await verify({
      server: mock.url,
      environment: { ...mock.environmentWithoutFaults, fixtures: { mail: `${url}/mails` } },
      only: ['Auth'],
      scenarios: ['password-reset'],
    });
  } finally {
    close();
  }
}

// The tests run concurrently, because this one waits for an email that does not arrive.
test.concurrent('verify reports a missing email at the operation that should send it', async () => {
  const { findings, problems } = await verifyReset(reply(200, []));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ operation: 'requestPasswordReset', actual: 'none' });
  expect(findings[0]?.expected).toMatch(/^an email to .* with a link$/);
  expect(problems).toEqual([]);
});

test.concurrent.each([
  [reply(404), 'MAIL_URL responds with status 404.'],
  [reply(200, { mails: [] }), 'MAIL_URL does not return a list of emails, each with `to` and `link`.'],
])('verify reports an unreadable mailbox as a problem, not as a deviation: %#', async (mailbox, problem) => {
  const { findings, problems, operations } = await verifyReset(mailbox);
  expect(findings).toEqual([]);
  expect(problems).toEqual([problem]);
  expect(operations.find(({ operation }) => operation === 'resetPassword')?.reason).toBe(
    'perhaps because a scenario ended at password-reset › requestPasswordReset',
  );
});

test('verify lists the checks that it skips without accounts and fixtures, with the reason', async () => {
  const { environment, url } = mock;
  const { Admin } = environment.accounts;
  const { skipped, findings, operations } = await verify({
    server: url,
    environment: {
      ...environment,
      accounts: { ...(Admin && { Admin }) },
      fixtures: {},
      expiredToken: undefined,
    },
    only: ['Auth'],
    scenarios: ['password-reset'],
  });
  expect(findings).toEqual([]);
  expect(skipped).toEqual([
    ...['CONTENTADMIN', 'MODERATOR', 'TUTOR', 'TEATCHER', 'PARENT', 'LEARNER'].map(
      (role) => `Without ${role}_USER and ${role}_PASSWORD, calls as that role are skipped.`,
    ),
    'Without EXPIRED_TOKEN, calls with an expired token are skipped.',
    'Without FAULT_URL, responses with 429 and 500 are not checked.',
    'Without MAIL_URL, 1 scenario cannot run: password-reset.',
  ]);
  const reset = operations.find(({ operation }) => operation === 'resetPassword');
  expect(reset).toMatchObject({ state: 'untried', reason: 'MAIL_URL missing' });
});
