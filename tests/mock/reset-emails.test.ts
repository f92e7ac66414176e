import { expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { testNow, useMock } from './mock-fixture.ts';

const mock = useMock();

test('the outbox shows the time, the recipient and the text of a reset email', async () => {
  await unwrap(client.POST('/auth/request-password-reset', { body: { email: 'Parent@Springbyte.test' } }));
  const [mail, ...others] = mock.backend.db.mails.all();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: 'password-reset',
    to: 'parent@springbyte.test',
    sentAtUtc: testNow.toISOString(),
  });
  expect(mail?.text).toContain(mail?.link);
});

test('a request for an account without a link stores no email', async () => {
  const before = mock.backend.db.dump();
  await unwrap(client.POST('/auth/request-password-reset', { body: { email: 'unknown@springbyte.test' } }));
  expect(mock.backend.db.dump()).toEqual(before);
});
