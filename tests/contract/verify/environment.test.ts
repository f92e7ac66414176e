import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#openapi/tools/verify/calls/local-server.ts';
import { fetchFixture } from '#openapi/tools/verify/fixtures/fetch-fixture.ts';
import { readMail } from '#openapi/tools/verify/fixtures/mail.ts';
import { readEnvironment } from '#openapi/tools/verify/run/environment.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'environment-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  const file = join(folder, 'contract.env');
  await writeFile(file, text);
  return readEnvironment(file);
}

test('readEnvironment accepts a byte order mark, Windows line endings and spaces', async () => {
  const { accounts } = await read('\uFEFFADMIN_USER = admin\r\nADMIN_PASSWORD="a b#c"\r\n');
  expect(accounts).toEqual({ Admin: { emailOrUserName: 'admin', password: 'a b#c' } });
});

test.each([
  ['MAIL_URL=localhost:4010/mails', 'is not an http or https URL'],
  ['PAYMENT_URL=/payments', 'is not an http or https URL'],
  ['FAULT_URL=https://user:Secret1!@server.test', 'must not have a user name or a password'],
])('readEnvironment rejects %s', async (line, problem) => {
  const message = await read(line).then(
    () => 'accepted',
    (error: unknown) => (error as Error).message,
  );
  expect(message).toContain(problem);
  expect(message).not.toContain('Secret1!');
});

async function withServer<Result>(
  respond: (response: ServerResponse) => void,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await listen(createServer((_, response) => respond(response)));
  try {
    return await work(server.url);
  } finally {
    await server.close();
  }
}

const noListMessage = 'MAIL_URL does not return a list of emails, each with `to` and `link`.';

test.each<[description: string, respond: (response: ServerResponse) => void, problem: string]>([
  ['an HTML page', (response) => response.end('<html>'), noListMessage],
  ['an object', (response) => response.end('{"mails":[]}'), noListMessage],
  ['a list of other objects', (response) => response.end('[{"subject":"Hello"},null]'), noListMessage],
  [
    'a link that is not a URL',
    (response) => response.end('[{"to":"a@b.test","link":"here"}]'),
    'MAIL_URL returns an email with a link that is not a URL.',
  ],
  ['a failure', (response) => response.writeHead(503).end(), 'MAIL_URL responds with status 503.'],
  ['nothing', (response) => response.destroy(), 'MAIL_URL does not respond: socket hang up.'],
])('readMail reports a mailbox that returns %s', async (_description, respond, problem) => {
  await withServer(respond, (mail) => expect(readMail(mail, 'a@b.test')).rejects.toThrow(problem));
});

test('fetchFixture times out', async () => {
  const respond = (response: ServerResponse) => void response.write('[');
  const fetching = withServer(respond, (url) => fetchFixture('payment', url, {}, 100));
  await expect(fetching).rejects.toThrow('PAYMENT_URL does not respond: not within 0.1 s.');
});
