import { describe, expect, test, vi } from 'vitest';
import { handleControl } from '#mocks/control/control.ts';
import { mockControls } from '#mocks/control/mock-controls.ts';
import { createConsoleApi, type ConsoleApi } from '#mocks/page/console-api.ts';
import { connectInPage } from '#mocks/page/page-control.ts';
import { openMock } from './environment-fixture.ts';

/** The functions of the console, beside a page whose reloads are counted. */
async function openConsole() {
  const { backend, calls } = await openMock();
  const { connection, replaceControls } = connectInPage({
    clock: { device: () => new Date() },
    homePathOf: () => '/home',
    urlOf: (path) => path,
    internals: () => Promise.reject(new Error('This test has no application.')),
  });
  const controls = mockControls({ backend, calls, send: async () => {} });
  replaceControls((request) => handleControl(controls, request));
  const restart = vi.fn<() => Promise<void>>(async () => {});
  const api = createConsoleApi({ ...connection, page: { ...connection.page, restart } });
  await api.saveState('before');
  const stateOf = async () => [await api.exportState(), await connection.client.savedStates()];
  return { api, restart, stateOf };
}

const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;

/** Values that JSON omits or replaces, or that no control accepts. */
const values: [name: string, value: unknown][] = [
  ['null', null],
  ['0', 0],
  ['NaN', Number.NaN],
  ['1e308', 1e308],
  ['10n', 10n],
  ['false', false],
  ['an empty text', ''],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['an unpaired surrogate', '\uD800'],
  ['constructor', 'constructor'],
  ['__proto__', JSON.parse('{"__proto__":{"hours":1}}')],
  ['a list', [1]],
  ['an unknown property', { colour: 1 }],
  ['a function', () => ({ hours: 1 })],
  ['a symbol', Symbol('large')],
  ['a cyclic object', cyclic],
  ['a Map', new Map([['hours', 1]])],
  ['an inherited property', Object.create({ hours: 1, scenario: 'large' })],
  ['a promise', Promise.resolve({ hours: 1 })],
  ['a function in an object', { hours: () => 1, latency: () => 1, operation: () => 'listTerms' }],
];

type Call = (value: unknown) => Promise<unknown>;

describe.each<keyof ConsoleApi>([
  'signIn',
  'reset',
  'fault',
  'clock',
  'connection',
  'paymentAnswer',
  'paymentConfirmation',
  'calls',
  'importState',
  'loadState',
])('%s', (name) => {
  test('refuses other values with one sentence, and changes nothing', async () => {
    const { api, restart, stateOf } = await openConsole();
    const before = await stateOf();
    const call = api[name] as Call;
    // No number of calls is wrong.
    for (const [, value] of values.filter(([which]) => name !== 'calls' || which !== '0')) {
      const refusal = await call(value).then(() => undefined, String);
      expect(refusal).toMatch(/^Error: .*(?:Give|Choose|There is no|A fault names|must not contain) .*[.?]$/);
      expect(refusal).not.toMatch(/\n|Expected|Cannot/);
    }
    expect(await stateOf()).toEqual(before);
    expect(restart).not.toHaveBeenCalled();
  });
});

test.each<keyof ConsoleApi>(['signIn', 'fault', 'clock', 'connection', 'saveState', 'importState'])(
  '%s without an argument is refused',
  async (name) => {
    const { api, stateOf } = await openConsole();
    const before = await stateOf();
    await expect((api[name] as Call)(undefined)).rejects.toThrow(/Give/);
    expect(await stateOf()).toEqual(before);
  },
);

test('an argument too many is refused: it would be ignored', async () => {
  const { api } = await openConsole();
  await api.fault({ operation: 'listTerms', status: 500 });
  const removal = (api.removeFaults as Call)('listGrades');
  await expect(removal).rejects.toThrow('removeFaults takes no argument.');
  expect(await api.faults()).toHaveLength(1);
});

test.each([
  ['an unknown property', { hour: 1 }, 'hour: There is no such property. Choose from now, hours, days'],
  ['another type', { hours: '1' }, 'hours: Give a whole number from -100000 to 100000.'],
])('the refusal of %s names what is accepted', async (_case, change, message) => {
  const { api } = await openConsole();
  await expect(api.clock(change as object)).rejects.toThrow(message);
});

test('a missing property is refused with the message of its values', async () => {
  const { api } = await openConsole();
  await expect(api.paymentAnswer(undefined as never)).rejects.toThrow(
    'answer: Choose one of ask, pay, cancel, fail.',
  );
});

test.each(['.', '..', ' '])('a state cannot be saved as %j', async (name) => {
  const { api } = await openConsole();
  await expect(api.saveState(name)).rejects.toThrow('name: Give a name of 1 to 80 characters');
});

test.each([
  ['signIn', 'lwasi', /There is no account lwasi\. Did you mean lwazi/],
  ['signIn', 'naledi:lwazi:zola', /Give a user name/],
  ['loadState', 'befor', 'There is no saved state befor. Did you mean before?'],
] as const)('%s(%j) is refused with a suggestion', async (name, value, message) => {
  const { api } = await openConsole();
  await expect(api[name](value)).rejects.toThrow(message);
});
