import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import type { SessionDetails } from '#session/claims.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';
import { isParentPage, returnOffer } from '#session/return-offer.ts';
import { Role } from '#session/roles.ts';

const rootRoute = createRootRoute();
const page = (path: string, beforeLoad?: ReturnType<typeof guard>) =>
  createRoute({ getParentRoute: () => rootRoute, path, ...(beforeLoad && { beforeLoad }) });
const router = createRouter({
  history: createMemoryHistory(),
  routeTree: rootRoute.addChildren([
    page('/home'),
    page('/auth/login'),
    page('/paywall'),
    page('/unauthorized'),
    page('/$'),
    page('/learner/dashboard', guard(policies.learnerOnly)),
    page('/learner/profile', guard(policies.learnerOnly)),
    page('/topic/$topicId/activity/$activityId', guard(policies.signedIn)),
    page('/admin/users', guard(policies.adminOnly)),
    page('/parent/dashboard', guard(policies.parentOnly)),
    page('/subjects/$subjectId/learnertopics', guard(policies.schoolContent)),
  ]),
});

const lwazi: SessionDetails = {
  id: 'lrn-lwazi',
  name: 'Lwazi',
  surname: 'Khumalo',
  fullName: 'Lwazi Khumalo',
  title: '',
  role: 'Learner',
  gradeId: 'grd-4',
  permissions: ['school-content-access'],
  expiresAt: 0,
};
const zola = { ...lwazi, id: 'lrn-zola', permissions: [] };
const thandi = { ...lwazi, id: 'adm-thandi', role: Role.Admin, permissions: [] };

const offered = (returnUrl: string | undefined, details: SessionDetails = lwazi) =>
  returnOffer(router, returnUrl, details)?.path;

describe('returnOffer (D-012)', () => {
  test.each([
    '/learner/profile',
    '/topic/top-4-fractions/activity/act-4-fractions-halves',
    '/subjects/sub-4-maths/learnertopics?learnerId=lrn-lwazi',
    '/paywall?learnerId=lrn-lwazi#ways',
    '/learner/dashboard?form=new',
  ])('offers %s', (returnUrl) => {
    expect(offered(returnUrl)).toBe(returnUrl);
  });

  test('contains the user id', () => {
    expect(returnOffer(router, '/learner/profile', lwazi)?.userId).toBe('lrn-lwazi');
  });

  test.each([
    ['an Admin’s page to a Learner', '/admin/users', lwazi],
    ['a Learner’s page to an Admin', '/learner/profile', thandi],
    ['a page to a user without its permission', '/subjects/sub-1-maths/learnertopics', zola],
    ['the home page of the role', '/learner/dashboard', lwazi],
    ['the home page', '/home', lwazi],
    ['the root', '/', lwazi],
    ['the login page', '/auth/login?returnUrl=/learner/profile', lwazi],
    ['the unauthorized page', '/unauthorized?returnUrl=/admin/users', lwazi],
    ['an unknown URL', '/no/such/page', lwazi],
  ])('does not offer %s', (_case, returnUrl, details) => {
    expect(offered(returnUrl, details)).toBeUndefined();
  });

  test.each([
    undefined,
    '',
    'learner/profile',
    'https://evil.example/learner/profile',
    'https:/learner/profile',
    'https:learner/profile',
    '//evil.example/learner/profile',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\/evil.example`,
    '/\t/evil.example',
    '\u0000/learner/profile',
    ' /learner/profile',
    '/%2F/evil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '%2Flearner%2Fprofile',
    '%252F%252Fevil.example',
    '/learner/..//evil.example',
    '/learner/%2e%2e//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'javascript%3Aalert(1)',
    '/javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/1',
    '/auth/login?returnUrl=%2Fauth%2Flogin%3FreturnUrl%3Dhttps%253A%252F%252Fevil.example',
  ])('returns undefined for %j', (returnUrl) => {
    expect(offered(returnUrl)).toBeUndefined();
  });
});

test.each([
  ['/parent/dashboard', true],
  ['/parent/dashboard?form=new', true],
  ['/admin/users', false],
  ['/nowhere', false],
  ['https://other.test/parent/dashboard', false],
  [undefined, false],
])('isParentPage of %j is %j', (returnUrl, expected) => {
  expect(isParentPage(router, returnUrl, lwazi)).toBe(expected);
});
