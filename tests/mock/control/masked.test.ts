import { expect, test } from 'vitest';
import { maskJson } from '#mocks/control/calls/masked.ts';

test.each([[['Learn2code!']], [{ value: 'Learn2code!' }]])('hides the password %j', (password) => {
  expect(maskJson({ password, hasPassword: true })).toEqual({ password: '•••', hasPassword: true });
});
