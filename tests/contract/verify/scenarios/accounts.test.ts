import { byCodePoint, reply, withoutCheck, withoutExpiry, type Records } from '../servers/faulty-replies.ts';
import { changeJson } from '../servers/faulty-server.ts';
import { useMockUnderTest } from '../servers/mock-under-test.ts';
import { testBugs, type ScenarioBug } from './find-bugs.ts';

const mock = useMockUnderTest({ isShared: true });

const tutor = {
  id: 'usr-second',
  name: 'Anna',
  surname: 'Smit',
  email: 'second@example.com',
  cellphoneNumber: null,
  whatsAppNumber: null,
  dateOfBirth: null,
  gradeId: null,
  role: 'Tutor',
  permissions: [],
  version: 'v1',
};

const learnerRequest = /^GET \/learner\/(?!my)[\w-]+$/;

const bugs: ScenarioBug[] = [
  [
    'two accounts with one email address, created by an Admin',
    'user-emails',
    () => ({ when: /^POST \/admin\/users$/, reply: withoutCheck(409, reply(201, tutor)) }),
    { operation: 'createUser', step: 'user-emails › createUser', actual: 'status 201' },
  ],
  [
    'a weak password whose confirmation matches',
    'refused-registrations',
    () => ({
      when: /^POST \/auth\/register$/,
      ofBody: /"password":"loops4ever!"/,
      instead: reply(201, { message: 'Done.' }),
    }),
    { operation: 'registerUser', step: 'refused-registrations › registerUser', actual: 'status 201' },
  ],
  [
    'a list of learners that an added role may read',
    'rights-of-added-roles',
    () => ({ when: /^GET \/learner$/, reply: withoutCheck(403, reply(200, [])) }),
    { operation: 'listLearners', step: 'rights-of-added-roles › listLearners', actual: 'status 200' },
  ],
  [
    'a learner whom every user can read',
    'learner-ownership',
    async () => ({ when: learnerRequest, token: await mock.signIn('Admin') }),
    { operation: 'getLearner', step: 'learner-ownership › getLearner', actual: 'status 200' },
  ],
  [
    'an email address that is registered twice',
    'registration',
    () => ({ when: /^POST \/auth\/register$/, reply: withoutCheck(409, reply(201, { message: 'Done.' })) }),
    { operation: 'registerUser', step: 'registration › registerUser', actual: 'status 201' },
  ],
  [
    'a refresh token that works twice',
    'sessions',
    () => ({ when: /^POST \/auth\/refresh-token$/, reply: withoutExpiry(401) }),
    { operation: 'refreshAuthToken', step: 'sessions › refreshAuthToken', actual: 'status 200' },
  ],
  [
    'an impersonation that signs in another user',
    'impersonation',
    async () => {
      const token = await mock.signIn('Learner');
      return { when: /^POST \/auth\/impersonate$/, reply: changeJson(() => ({ token })) };
    },
    { operation: 'getMyLearnerProfile', step: 'impersonation › getMyLearnerProfile', pointer: '/id' },
  ],
  [
    'a list of learners sorted by code point',
    'lists-of-learners',
    () => ({ when: /^GET \/learner\/my$/, reply: byCodePoint }),
    { operation: 'listMyLearners', step: 'lists-of-learners › listMyLearners', pointer: '/0/id' },
  ],
  [
    'a list of members sorted by code point',
    'role-members',
    () => ({ when: /^GET \/admin\/users\/byrole\//, reply: byCodePoint }),
    { operation: 'listUsersByRole', step: 'role-members › listUsersByRole', pointer: '/0/id' },
  ],
  [
    'an Admin who deletes their own account',
    'admins',
    () => ({ when: /^DELETE \/admin\/users\//, reply: withoutCheck(409, reply(204)) }),
    { operation: 'deleteUser', step: 'admins › deleteUser', actual: 'status 204' },
  ],
  [
    'an update that overwrites that of another user',
    'user-versions',
    () => ({
      when: /^PUT \/admin\/users\//,
      reply: withoutCheck(409, reply(200, tutor), 'record-changed'),
    }),
    { operation: 'updateUser', step: 'user-versions › updateUser', actual: 'status 200' },
  ],
  [
    'a learner whom every user can delete',
    'learner-ownership',
    async () => ({ when: /^DELETE \/learner\//, token: await mock.signIn('Admin') }),
    { operation: 'deleteLearner', step: 'learner-ownership › deleteLearner', actual: 'status 204' },
  ],
  [
    'a token that outlives its account',
    'registration-of-a-learner',
    () => ({ when: /^GET \/learner\/my-profile$/, reply: withoutExpiry(401) }),
    { operation: 'getMyLearnerProfile', actual: 'status 200' },
  ],
  [
    'an impersonation that can be renewed',
    'impersonation',
    () => ({
      when: /^POST \/auth\/impersonate$/,
      reply: changeJson((session) => ({ ...session, refreshToken: 'rft-of-the-learner' })),
    }),
    { operation: 'impersonateLearner', step: 'impersonation › impersonateLearner' },
  ],
  [
    'roles that are returned in another order',
    'user-roles',
    () => ({
      when: /^GET \/admin\/roles\/users\/[\w-]+\/roles$/,
      reply: changeJson((list) => (Array.isArray(list) ? list.toReversed() : list)),
    }),
    { operation: 'getUserRoles', step: 'user-roles › getUserRoles' },
  ],
  [
    'a removed role that still grants access',
    'admins',
    () => ({ when: /^GET \/admin\/roles$/, reply: withoutExpiry(403) }),
    { operation: 'listRoles', step: 'admins › listRoles', actual: 'status 200' },
  ],
  [
    'an inactive learner who can still sign in',
    'inactive-learners',
    () => ({ when: /^POST \/auth\/login$/, reply: withoutExpiry(401) }),
    { operation: 'loginUser', step: 'inactive-learners › loginUser', actual: 'status 200' },
  ],
  [
    'a lost update of an account',
    'user-versions',
    () => ({
      when: /^GET \/admin\/users$/,
      reply: changeJson((list) =>
        (list as unknown as Records).map((user) => ({ ...user, cellphoneNumber: '0825550143' })),
      ),
    }),
    { operation: 'listUsers', step: 'user-versions › listUsers' },
  ],
  [
    'a lost update of a learner',
    'learner-changes',
    () => ({
      when: learnerRequest,
      reply: changeJson((learner) => ('id' in learner ? { ...learner, school: null } : learner)),
    }),
    { operation: 'getLearner', step: 'learner-changes › getLearner' },
  ],
  [
    'a session that outlives the password',
    'learner-login',
    () => ({ when: /^GET \/learner\/my-profile$/, reply: withoutExpiry(401) }),
    { operation: 'getMyLearnerProfile', step: 'learner-login › getMyLearnerProfile', actual: 'status 200' },
  ],
  [
    'a login that every user can set',
    'learner-ownership',
    async () => ({ when: /^PUT \/learner\/set-login$/, token: await mock.signIn('Admin') }),
    {
      operation: 'setLearnerLogin',
      step: 'learner-ownership › setLearnerLogin',
      actual: 'status 200',
    },
  ],
  [
    'a deleted user who can still sign in',
    'users',
    () => ({ when: /^POST \/auth\/login$/, reply: withoutExpiry(401) }),
    { operation: 'loginUser', step: 'users › loginUser', actual: 'status 200' },
  ],
];

testBugs(mock, bugs);
