import { afterEach, expect, test, vi } from 'vitest';
import { listenToOtherWindows } from '#features/learner/do-activity/other-windows/window-news.ts';

afterEach(() => vi.unstubAllGlobals());

test('only news that can be understood, about the same answers, is heard', () => {
  const channel = Object.assign(new EventTarget(), { close: () => {} });
  vi.stubGlobal('BroadcastChannel', function BroadcastChannel() {
    return channel;
  });
  const heard: unknown[] = [];
  listenToOtherWindows('lrn-lwazi/act', (news) => heard.push(news));
  const say = (message: unknown) =>
    channel.dispatchEvent(Object.assign(new Event('message'), { data: { from: 'other', message } }));

  const submitted = { kind: 'submitted', resultId: 'att-1' };
  for (const message of [null, 'x', {}]) say(message);
  for (const news of [
    undefined,
    null,
    {},
    { kind: 'later' },
    { kind: 'saved' },
    { kind: 'submitted', resultId: {} },
  ]) {
    say({ owner: 'lrn-lwazi/act', news });
  }
  say({ owner: 'lrn-zola/act', news: submitted });
  say({ owner: 'lrn-lwazi/act', news: submitted });
  expect(heard).toEqual([submitted]);
});
