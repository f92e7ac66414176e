import { expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { useMock } from './mock-fixture.ts';

const mock = useMock();

test('the outbox has the email of an invitation, whose text contains the link', async () => {
  await mock.signInAs('johan');
  const invitation = {
    email: 'gogo@springbyte.test',
    relationship: 'Guardian',
    learnerId: 'lrn-lwazi',
  } as const;
  await unwrap(client.POST('/learner/invite-parent', { body: invitation }));
  const mail = mock.backend.db.mails.all().at(-1);
  expect(mail).toMatchObject({ kind: 'parent-invite', to: 'gogo@springbyte.test' });
  expect(mail?.link).toMatch(/^https:\/\/app\.springbyte\.test\/learner\/accept-parent\?token=[\w.-]+$/);
  expect(mail?.text).toContain(mail?.link);
});
