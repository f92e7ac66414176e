import { expect, test } from 'vitest';
import { mailHeader } from '#mocks/rules/mail-header.ts';
import { sendMail } from '#mocks/services/outbox.ts';
import { testNow, useMock } from '../mock-fixture.ts';
import { subscriptions } from '../plan-calls.ts';

const mock = useMock();

test.each([
  ['Open Day', 'Open Day'],
  [' Open\r\nBcc: victim@evil.test', 'Open Bcc: victim@evil.test'],
  ['a\nb\rc\u0085d\u2028e\u2029f\u0000g\th', 'a b c d e f g h'],
  ['Open \u202EDay\u2069', 'Open Day'],
  ['Zoë 한국어 👩🏽‍🏫', 'Zoë 한국어 👩🏽‍🏫'],
])('mailHeader(%j) returns %j', (text, header) => {
  expect(mailHeader(text)).toBe(header);
});

test('sendMail removes line breaks from the recipient and the subject, but not from the text', async () => {
  const { db } = mock.backend;
  db.users.update('lrn-zola', { name: 'Zola\r\nBcc: victim@evil.test' });
  await mock.signInAs('zola');
  await subscriptions.askForPlan({ learnerId: 'lrn-zola', sendToAll: true, guardianIds: [] });
  sendMail(db, testNow, {
    kind: 'trial-invite',
    to: 'a@b.test\nX: y',
    subject: 'A\nB',
    text: 'A\nB',
    link: '',
  });
  for (const { to, subject } of db.mails.all()) expect(to + subject).not.toMatch(/[\r\n]/);
  expect(db.mails.all().at(-1)?.text).toBe('A\nB');
});
