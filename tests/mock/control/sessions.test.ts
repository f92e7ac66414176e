import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { useMock } from '../mock-fixture.ts';
import { connectControls } from './connect-controls.ts';

const mock = useMock();
const client = connectControls(mock.backend);

const idOf = (userName: string) => mock.backend.db.users.all().find((user) => user.userName === userName)?.id;

describe('POST sessions', () => {
  test('starts a session by user name, email or id', async () => {
    const { id = '', email } =
      mock.backend.db.users.all().find(({ userName }) => userName === 'naledi') ?? {};
    const sessions = await Promise.all(['NALEDI', email ?? '', id].map((name) => client.startSession(name)));
    expect(sessions.map(({ token }) => decodeJwt(token)['id'])).toEqual([id, id, id]);
  });

  test('returns the token of the parent who acts as a learner', async () => {
    const { token, parentToken = '', persona } = await client.startSession('naledi', 'lwazi');
    expect(persona.userName).toBe('lwazi');
    expect([decodeJwt(token)['id'], decodeJwt(parentToken)['id']]).toEqual([idOf('lwazi'), idOf('naledi')]);
  });

  test('lets an admin act as any learner, who cannot switch back', async () => {
    const { persona, parentToken } = await client.startSession('thandi', 'emma');
    expect([persona.userName, parentToken]).toEqual(['emma', undefined]);
  });

  test.each([
    ['a learner of another parent', 'fatima', 'lwazi', 'fatima may not act as lwazi.'],
    ['an adult', 'thandi', 'naledi', 'thandi may not act as naledi.'],
    ['a learner, for a moderator', 'aisha', 'lwazi', 'aisha may not act as lwazi.'],
    ['an unknown learner', 'naledi', 'missing', 'There is no account missing.'],
  ])('refuses to act as %s', async (_case, user, as, message) => {
    await expect(client.startSession(user, as)).rejects.toThrow(message);
  });

  test('refuses an inactive account', async () => {
    mock.backend.db.users.update(idOf('lwazi') ?? '', { isActive: false });
    await expect(client.startSession('lwazi')).rejects.toThrow('The account lwazi is inactive.');
  });
});

describe('GET sessions', () => {
  test('finds a persona in the present data or in those of a scenario, and starts no session', async () => {
    const before = JSON.stringify(mock.backend.db.dump());
    const { userName } = await client.checkSession({ user: 'naledi', as: 'lwazi' });
    expect(userName).toBe('lwazi');
    await client.checkSession({ user: 'thandi', scenario: 'empty' });
    expect(JSON.stringify(mock.backend.db.dump())).toBe(before);
  });

  test.each([
    ['an account that the scenario lacks', { user: 'naledi', scenario: 'empty' }, 'no account naledi'],
    ['a learner of another parent', { user: 'fatima', as: 'lwazi' }, 'fatima may not act as lwazi.'],
  ] as const)('refuses %s', async (_case, session, message) => {
    await expect(client.checkSession(session)).rejects.toThrow(message);
  });
});

describe('GET personas', () => {
  test('finds an account by its id', async () => {
    const found = await client.personas(idOf('zola'));
    expect(found.map(({ userName }) => userName)).toEqual(['zola']);
  });

  test('lists the demo cast, with the learners of a parent', async () => {
    const cast = await client.personas();
    const naledi = cast.find(({ userName }) => userName === 'naledi');
    expect(cast).toHaveLength(12);
    expect(naledi?.learners.map(({ userName }) => userName).toSorted()).toEqual(['lwazi', 'zola']);
  });
});
