import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { situationOf } from '#mocks/control/present-situation.ts';
import { linkTo, readSituation, withoutSituation, type Situation } from '#mocks/control/share-link.ts';
import { createTestMock } from '#mocks/node.ts';
import { journeyCode, storyCode } from '#mocks/panel/tabs/share/situation-code.ts';
import { testNow } from '../mock-fixture.ts';
import { connectControls } from './connect-controls.ts';

const screen = 'https://app.springbyte.test/school/learner/dashboard?term=2&q=a%20b#top';

const roundTrip = (situation: Situation) => readSituation(new URL(linkTo(screen, situation)).search);

describe('a link', () => {
  test.each<Situation>([
    { persona: 'naledi:lwazi', scenario: 'expired' },
    { persona: 'visitor', scenario: 'large', start: '2026-11-24T08:00:00Z' },
    { clock: { now: '2026-12-24T08:00:00Z', freeze: true } },
    { clock: { now: '2026-12-24T08:00:00Z', freeze: false } },
    { connection: { isOffline: true, latency: 0, jitter: 0 } },
    { connection: { isOffline: true, latency: 2000, jitter: 500 } },
    { connection: { isOffline: false, latency: 2000, jitter: 0 } },
    { faults: [{ operation: 'listTerms', status: 500 }] },
    { faults: [{ operation: 'listTerms', status: 'garbage', times: 1 }] },
    { faults: [{ operation: 'Auth', status: 'offline' }] },
    { faults: [{ operation: '*', status: 'lost', times: 3 }] },
    { faults: [{ operation: 'listTerms', delay: 'never' }] },
    { faults: [{ operation: 'listTerms', delay: 1500, times: 2 }] },
    { faults: [{ operation: 'listTerms', status: 503, delay: 100, chance: 0.5 }] },
    { faults: [{ operation: 'createUser', status: 400, errors: { name: ['Use 100 % & "more": €.'] } }] },
    {
      faults: [
        {
          operation: 'listTerms',
          status: 402,
          learnerId: 'usr-lwazi',
          code: 'PAYMENT',
          message: 'Pay, please?',
        },
        { operation: 'listTerms', status: 404 },
      ],
    },
  ])('restores %j', (situation) => {
    expect(roundTrip(situation)).toEqual(situation);
  });

  test('keeps other parameters and the hash, also when the parameters are removed', () => {
    const link = linkTo(screen, { persona: 'thandi', faults: [{ operation: 'listTerms', status: 500 }] });
    expect(link).toBe(screen.replace('#', '&persona=thandi&fault=listTerms:500#'));
    expect(withoutSituation(link)).toBe(screen);
    expect(withoutSituation('https://app.springbyte.test/home?persona=thandi')).toBe(
      'https://app.springbyte.test/home',
    );
  });

  test.each([
    ['?scenario=huge', 'Choose a scenario: default, empty, expired, backlog, large.'],
    ['?clock=tomorrow', 'Give a date-time, such as clock=2026-03-01T08:00:00Z.'],
    ['?connection=slow', 'Give connection=offline, or the latency in milliseconds'],
    ['?connection=', 'Give connection=offline'],
    ['?connection=1:2:3', 'Give connection=offline'],
    ['?fault=listTerms:500:1:9', 'Give a fault like this: fault=listTerms:500:1.'],
    ['?fault=listTerm:500', 'Did you mean listTerms'],
    ['?fault=listTerms:200', 'Give a whole number from 400 to 599.'],
    ['?fault={', 'The fault { is not valid JSON.'],
    ['?persona=a:b:c', 'Give a user name, an email or an id'],
    ['?persona=', 'Give a user name, an email or an id'],
    ['?persona=naledi&persona=thandi', 'Give the parameter persona once.'],
    ['?clock=9999-12-31T08:00:00Z', 'The clock shows the years 2000 to 2099.'],
    ['?scenario=empty@2026-02-31T08:00:00Z', 'Give a date-time'],
    ['?fault={"operation":"*"}', 'A fault without a status or a delay has no effect.'],
  ])('refuses %s', (search, message) => {
    expect(() => readSituation(search)).toThrow(message);
  });
});

describe('the present situation', () => {
  test('has the start of the scenario, the remaining calls, and only active faults', async () => {
    const { backend } = createTestMock('', { now: () => testNow });
    await backend.reset();
    const client = connectControls(backend);
    await client.setClock({ days: 31 });
    await client.setConnection({ latency: 400 });
    const { fault } = await client.addFault({ operation: 'listTerms', status: 500, times: 3 });
    await client.addFault({ operation: 'listPlans', status: 404 });
    const { fault: unused } = await client.addFault({ operation: 'listGrades', status: 500 });
    await client.changeFault(unused.id, { isOn: false });
    backend.faults.update(fault.id, { hits: 1 });
    const state = await client.state();
    if (state.kind !== 'mock') throw new Error('A mock was expected.');
    expect(situationOf(state, 'naledi:lwazi')).toEqual({
      persona: 'naledi:lwazi',
      scenario: 'default',
      start: '2025-05-15T13:08:00Z',
      clock: { now: '2025-06-15T13:08:00Z', freeze: false },
      connection: { latency: 400, jitter: 0, isOffline: false },
      faults: [
        { operation: 'listTerms', status: 500, times: 2 },
        { operation: 'listPlans', status: 404 },
      ],
    });
  });

  const place = { href: screen, applicationUrl: 'https://app.springbyte.test/school' };

  const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
  /** The indentation depends on the file. */
  const withoutIndent = (code: string): string => code.replaceAll(/^ +/gm, '');

  test('is written as code that compiles and runs', () => {
    const { applicationUrl } = place;
    const parent: Situation = {
      persona: 'naledi',
      scenario: 'expired',
      start: '2025-05-15T13:08:00Z',
      clock: { now: '2025-05-15T13:09:00Z', freeze: false },
      connection: { latency: 5, jitter: 0, isOffline: false },
      faults: [{ operation: 'listMyLearners', status: 500, times: 2 }],
    };
    const story = storyCode({ applicationUrl, href: `${applicationUrl}/parent/dashboard` }, parent);
    expect(withoutIndent(read('stories/panel/share.stories.tsx'))).toContain(withoutIndent(story));

    const [, , , open] = journeyCode(
      { applicationUrl, href: `${applicationUrl}/admin/users` },
      {
        persona: 'thandi',
        scenario: 'backlog',
        faults: [{ operation: 'listTerms', status: 500, times: 2 }],
      },
    ).split('\n');
    expect(open).toContain('app.open(');
    expect(read('tests/journeys/development/panel.journey.ts')).toContain(open);
  });

  test('is written as a story with quotes in messages, and several faults', () => {
    const code = storyCode(place, {
      persona: 'visitor',
      scenario: 'empty',
      faults: [
        { operation: 'createUser', errors: { 'a-b': ['It\'s "new" \\'] } },
        { operation: '*', status: 500 },
      ],
    });
    expect(code).toBe(String.raw`visit({
  at: '/learner/dashboard?term=2&q=a%20b#top',
  scenario: 'empty',
  fault: [{ operation: 'createUser', errors: { 'a-b': ['It\'s "new" \\'] } }, { operation: '*', status: 500 }],
})`);
  });
});
