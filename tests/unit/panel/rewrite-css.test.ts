import { describe, expect, test } from 'vitest';
import { rewriteDeclarations, widenMedia } from '#mocks/panel/host/rewrite-css.ts';

describe('widenMedia', () => {
  const right = { right: 480, bottom: 0 };
  const bottom = { right: 0, bottom: 300 };

  test.each([
    ['(max-width: 43.75rem)', right, '(max-width: calc(43.75rem + 480px))'],
    ['(max-height: 30em)', bottom, '(max-height: calc(30em + 300px))'],
    ['(width >= 700px)', right, '(width >= calc(700px + 480px))'],
    ['(30rem <= width < 60rem)', right, '(calc(30rem + 480px) <= width < calc(60rem + 480px))'],
    [
      'screen and (min-width: 75rem) and (min-height: 40rem)',
      right,
      'screen and (min-width: calc(75rem + 480px)) and (min-height: 40rem)',
    ],
    [
      '(max-width: 43.75rem), (max-height: 30rem)',
      bottom,
      '(max-width: 43.75rem), (max-height: calc(30rem + 300px))',
    ],
  ])('adds the panel to the window in %s', (query, dock, expected) => {
    expect(widenMedia(query, dock)).toBe(expected);
  });

  test.each(['print', '(hover: hover)', '(prefers-reduced-motion: reduce)', '(min-device-width: 600px)'])(
    'keeps %s',
    (query) => {
      expect(widenMedia(query, { right: 480, bottom: 300 })).toBe(query);
    },
  );
});

describe('rewriteDeclarations', () => {
  const rewrite = (text: string) => rewriteDeclarations(text, false);

  test('keeps rules that do not depend on the window', () => {
    const text = 'color: red; width: 50%; background: url("a;b.svg#100vh") 0px 0px;';
    expect(rewrite(text)).toBe(text);
  });

  test('shrinks viewport units by their share of the panel', () => {
    expect(rewrite('min-height: calc(100dvh - var(--under-bars));')).toBe(
      'min-height: calc(calc(100 * (1dvh - var(--dock-bottom, 0px) / 100)) - var(--under-bars));',
    );
    expect(rewrite('width: min(340px, 50vw);')).toBe(
      'width: min(340px, calc(50 * (1vw - var(--dock-right, 0px) / 100)));',
    );
  });

  test('shifts the end insets of a fixed box, and shrinks its percentages', () => {
    expect(rewrite('position: fixed; inset: var(--under-bars) 0 0 auto; height: 100%;')).toBe(
      'position: fixed; --dock-shift-right: var(--dock-right, 0px); --dock-shift-bottom: var(--dock-bottom, 0px); ' +
        'inset: var(--under-bars) calc(0px + var(--dock-shift-right, 0px)) ' +
        'calc(0px + var(--dock-shift-bottom, 0px)) auto; ' +
        'height: calc(100 * (1% - var(--dock-bottom, 0px) / 100));',
    );
  });

  test.each([
    ['inset: 4px;', 'inset: 4px calc(4px + R) calc(4px + B) 4px;'],
    ['inset: auto 4px;', 'inset: auto calc(4px + R) auto 4px;'],
    ['inset-block: auto var(--a, 16px);', 'inset-block: auto calc(var(--a, 16px) + B);'],
    ['inset-inline: 8px;', 'inset-inline: 8px calc(8px + R);'],
    ['inset-block-end: calc(-1 * var(--s4));', 'inset-block-end: calc(calc(-1 * var(--s4)) + B);'],
    ['bottom: 20px !important;', 'bottom: calc(20px + B) !important;'],
    ['right: auto;', 'right: auto;'],
  ])('shifts %s by what the rule with `position` sets', (text, expected) => {
    const [right, bottom] = ['var(--dock-shift-right, 0px)', 'var(--dock-shift-bottom, 0px)'];
    expect(rewrite(text)).toBe(expected.replaceAll('R)', `${right})`).replaceAll('B)', `${bottom})`));
  });

  test('does not shift a box that is positioned in another one', () => {
    expect(rewrite('position: absolute; bottom: 0px;')).toContain(
      '--dock-shift-right: 0px; --dock-shift-bottom: 0px;',
    );
  });

  test('shifts a sticky box unless it is in a scroll container', () => {
    expect(rewrite('position: sticky !important;')).toContain(
      '--dock-shift-bottom: var(--dock-sticky, var(--dock-bottom, 0px)) !important;',
    );
    expect(rewrite('overflow: hidden auto;')).toBe('overflow: hidden auto; --dock-sticky: 0px;');
    expect(rewrite('overflow-x: clip;')).toBe('overflow-x: clip;');
  });

  test('treats the overflow and scroll padding of the page as those of the window', () => {
    expect(rewriteDeclarations('overflow: hidden;', true)).toBe('overflow: hidden;');
    expect(rewriteDeclarations('scroll-padding: calc(1px + 2px) 0 var(--foot);', true)).toBe(
      'scroll-padding: calc(1px + 2px) calc(0px + var(--dock-right, 0px)) ' +
        'calc(var(--foot) + var(--dock-bottom, 0px)) 0;',
    );
  });
});
