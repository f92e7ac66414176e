import { afterEach, expect, test, vi } from 'vitest';
import { createTabChannel } from '#lib/tab-channel.ts';

/** A fake channel. The test dispatches the messages of another tab. */
class Channel extends EventTarget {
  static opened: Channel[] = [];
  constructor() {
    super();
    Channel.opened.push(this);
  }
  close() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  Channel.opened = [];
});

test('tab channel receives messages, and ignores data in another format', () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  const heard: unknown[] = [];
  createTabChannel('news').listen((message) => heard.push(message));
  for (const data of [null, undefined, 5, 'x', {}, { from: 'other' }, { from: 'other', message: 'hello' }]) {
    Channel.opened[0]?.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  expect(heard).toEqual(['hello']);
});

test.each([
  ['has no channels', undefined],
  [
    'refuses channels',
    function BroadcastChannel() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('tab channel does nothing in a browser that %s', (_case, BroadcastChannel) => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  const channel = createTabChannel<string>('news');
  const stop = channel.listen(() => {});
  expect(() => channel.send('hello')).not.toThrow();
  expect(stop).not.toThrow();
});
