import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatContrast, readTokens, resolveValue, verdictOf } from '../../../stories/foundations/tokens.ts';

const css = `:root {
  color-scheme: light dark;

  /* Subjects: never a state */
  --maths: #2c5fd0; /* Mathematics */
  --maths-mark: light-dark(var(--maths), #7fa6ff);

  /* Type */
  --code:
    ui-monospace,
    monospace; /* Code of learners */
}

[data-density='staff'] {
  --text: 1rem;
}
`;

test('readTokens reads the groups, values and purposes of the first rule', () => {
  expect(readTokens(css)).toEqual([
    {
      title: 'Subjects',
      description: 'never a state',
      tokens: [
        { name: '--maths', value: '#2c5fd0', purpose: 'Mathematics' },
        { name: '--maths-mark', value: 'light-dark(var(--maths), #7fa6ff)', purpose: '' },
      ],
    },
    {
      title: 'Type',
      description: '',
      tokens: [{ name: '--code', value: 'ui-monospace, monospace', purpose: 'Code of learners' }],
    },
  ]);
});

test('tokens.css says what each token is for, except steps of space', () => {
  const groups = readTokens(readFileSync('src/ui/styles/tokens.css', 'utf8'));
  const unexplained = groups.filter(({ tokens }) => tokens.some(({ purpose }) => purpose === ''));
  expect(unexplained.map(({ title }) => title)).toEqual(['Space on a 4 px grid']);
});

test.each([
  ['light-dark(var(--maths), #7fa6ff)', 'light', '#2c5fd0'],
  ['light-dark(var(--maths), #7fa6ff)', 'dark', '#7fa6ff'],
  ['0 8px light-dark(rgb(27 31 59 / 0.16), rgb(0 0 0 / 0.5))', 'dark', '0 8px rgb(0 0 0 / 0.5)'],
  ['var(--unknown)', 'light', 'var(--unknown)'],
] as const)('resolveValue resolves %s in the %s theme', (value, theme, expected) => {
  expect(resolveValue(value, theme, new Map([['--maths', '#2c5fd0']]))).toBe(expected);
});

test('a contrast just below a limit does not look sufficient', () => {
  expect(formatContrast(4.499)).toBe('4.4');
  expect([7, 6.99, 4.5, 4.49, 3, 2.99].map(verdictOf)).toEqual(['AAA', 'AA', 'AA', 'large', 'large', 'none']);
});
