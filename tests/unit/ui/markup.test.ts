import type { ReactElement } from 'react';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Confirmation, Prompt } from '#ui/overlay/confirm.ts';
import { markup, type Markup } from '#ui/overlay/markup.ts';

describe('markup (D-133)', () => {
  test('is the only string type that a confirmation accepts as its message', () => {
    type Message = Exclude<Confirmation['message'], undefined>;
    expectTypeOf<string>().not.toExtend<Message>();
    expectTypeOf<'Delete it?'>().not.toExtend<Message>();
    expectTypeOf<string>().not.toExtend<Exclude<Prompt['message'], undefined>>();
    expectTypeOf<Markup>().toExtend<Message>();
    expectTypeOf<ReactElement>().toExtend<Message>();
    expectTypeOf(markup).returns.toEqualTypeOf<Markup>();
  });

  test('escapes interpolated values only', () => {
    expect(markup`Delete <b>${'<img onerror="x"> & \'co\''}</b>, ${3} times?`).toBe(
      'Delete <b>&lt;img onerror=&quot;x&quot;&gt; &amp; &#39;co&#39;</b>, 3 times?',
    );
  });
});
