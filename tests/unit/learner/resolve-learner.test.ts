import { describe, expect, test } from 'vitest';
import { resolveLearner } from '#features/learner/topics/topics-data.ts';
import type { SessionDetails } from '#session/claims.ts';
import type { Role } from '#session/roles.ts';

describe('resolveLearner', () => {
  const session = (role: Role, id = 'lrn-zola'): SessionDetails => ({
    id,
    role,
    name: 'Zola',
    surname: 'Khumalo',
    fullName: 'Zola Khumalo',
    title: '',
    gradeId: undefined,
    permissions: [],
    expiresAt: 0,
  });
  const missing = 'Missing subject or learner information.';

  test('returns the signed-in learner and ignores the URL', () => {
    expect(resolveLearner(session('Learner'), 'sub', 'lrn-lwazi')).toEqual({
      id: 'lrn-zola',
      isCurrentUser: true,
    });
  });

  test('returns the learner in the URL for an Admin (D-057)', () => {
    expect(resolveLearner(session('Admin'), 'sub', 'lrn-lwazi')).toEqual({
      id: 'lrn-lwazi',
      isCurrentUser: false,
    });
    expect(() => resolveLearner(session('Admin'), 'sub', undefined)).toThrow(missing);
  });

  test('throws without a subject or a learner', () => {
    expect(() => resolveLearner(session('Learner'), '', undefined)).toThrow(missing);
    expect(() => resolveLearner(session('Learner', ''), 'sub', undefined)).toThrow(missing);
    expect(() => resolveLearner(undefined, 'sub', undefined)).toThrow(missing);
  });
});
