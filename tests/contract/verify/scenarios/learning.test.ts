import { beforeAll } from 'vitest';
import { changeJson, jsonHeaders, type Reply } from '../servers/faulty-server.ts';
import { useMockUnderTest } from '../servers/mock-under-test.ts';
import { testBugs, type ScenarioBug } from './find-bugs.ts';

const mock = useMockUnderTest({ isShared: true });
let adminToken: string;

beforeAll(async () => {
  adminToken = await mock.signIn('Admin');
});

const submissionRequest = /^POST \/activities\/activity-answers\/$/;
const answerSheetRequest = /^GET \/activities\/activity-answsers\//;

interface AnswerSheet {
  questions: { data: string }[];
}

const changeFirstData = (change: (data: string) => unknown) =>
  changeJson((sheet) => {
    const { questions } = sheet as unknown as AnswerSheet;
    return {
      ...sheet,
      questions: questions.map((question, index) =>
        index === 0 ? { ...question, data: change(question.data) } : question,
      ),
    };
  });

const sortHiddenLast = (rows: readonly { isNameHidden?: boolean }[]) =>
  rows.toSorted((a, b) => Number(a.isNameHidden ?? false) - Number(b.isNameHidden ?? false));

const replaceRefusal =
  (status: number, success: Omit<Reply, 'body'> & { body: (sent: string) => string }) =>
  (reply: Reply, sent: string): Reply =>
    reply.status === status ? { ...success, body: success.body(sent) } : reply;

const lose = (lost: RegExp) => (reply: Reply) => ({
  ...reply,
  body: Buffer.from(String(reply.body).replaceAll(lost, '')),
});

const forIf = String.raw`\"for\",\"if\"`;
const ifFor = String.raw`\"if\",\"for\"`;

const bugs: ScenarioBug[] = [
  [
    'blanks that are lost at the end of a string',
    'terms',
    () => ({ when: /^POST \/terms$/, reply: lose(/ +(?=")/g) }),
    { operation: 'createTerm', pointer: '/description', expected: 'the value that was sent' },
  ],
  [
    'emoji that are lost in a list',
    'campuses',
    () => ({ when: /^GET \/campus$/, reply: lose(/\p{Extended_Pictographic}/gu) }),
    { operation: 'listCampuses', expected: 'the value that was sent' },
  ],
  [
    'options in another order',
    'activities-saved',
    () => ({
      when: /^PUT \/activities\//,
      reply: (reply) => ({ ...reply, body: String(reply.body).replaceAll(forIf, ifFor) }),
    }),
    { operation: 'updateActivity', expected: 'the value that was sent' },
  ],
  [
    'a lost update',
    'terms',
    () => ({
      when: /^GET \/terms\/[\w-]+$/,
      reply: changeJson((term) => ('id' in term ? { ...term, description: 'January to March' } : term)),
    }),
    { operation: 'getTerm', step: 'terms › getTerm' },
  ],
  [
    'a daily limit that is not enforced',
    'daily-limit',
    // The limit is for learners; this server treats all users as Admin.
    () => ({ when: submissionRequest, token: adminToken }),
    {
      operation: 'submitActivityAnswers',
      step: 'daily-limit › submitActivityAnswers',
      actual: '30 attempts',
    },
  ],
  [
    'an answer key in an activity for a learner',
    'activities-read',
    // Both forms of an activity are valid; the role determines which one is correct.
    () => ({ when: /^GET \/activities\/act-/, token: adminToken }),
    { operation: 'getActivity', step: 'activities-read › getActivity' },
  ],
  [
    'a change that is approved twice',
    'moderation-decisions',
    () => ({
      when: /^POST \/moderation\/approve$/,
      reply: replaceRefusal(409, { status: 200, headers: jsonHeaders, body: (sent) => sent }),
    }),
    { operation: 'approveChange', step: 'moderation-decisions › approveChange', actual: 'status 200' },
  ],
  [
    'a file with the wrong media type',
    'media',
    () => ({
      when: /^GET \/activities\/media\//,
      reply: (reply) =>
        reply.status === 200
          ? { ...reply, headers: { ...reply.headers, 'content-type': 'application/octet-stream' } }
          : reply,
    }),
    { operation: 'getActivityMedia', step: 'media › getActivityMedia' },
  ],
  [
    'a lost draft',
    'drafts',
    () => ({
      when: answerSheetRequest,
      reply: changeFirstData((data) =>
        JSON.stringify({ ...(JSON.parse(data) as object), answer: undefined }),
      ),
    }),
    { operation: 'getActivityAnswerSheet', step: 'drafts › getActivityAnswerSheet' },
  ],
  [
    'a deletion that deletes nothing',
    'terms',
    () => ({ when: /^DELETE \/terms\/[\w-]+$/, instead: { status: 204, headers: {}, body: '' } }),
    { operation: 'getTerm', step: 'terms › getTerm' },
  ],
  [
    'a score that the client calculates',
    'answering',
    () => ({
      when: submissionRequest,
      reply: (reply, sent) =>
        changeJson((attempt) => ({
          ...attempt,
          ...withScore(JSON.parse(sent) as { totalScore?: number }),
        }))(reply),
    }),
    { operation: 'submitActivityAnswers', step: 'answering › submitActivityAnswers', pointer: '/totalScore' },
  ],
  [
    'a leaderboard from the lowest to the highest',
    'leaderboard',
    () => ({
      when: /^GET \/activities\/leaderboard/,
      reply: changeJson((rows) => (rows as unknown as object[]).toReversed()),
    }),
    { operation: 'getActivityLeaderboard' },
  ],
  [
    'the result of another learner',
    'results',
    () => ({ when: /^GET \/activities\/activity-result\//, token: adminToken }),
    { operation: 'getActivityResult', step: 'results › getActivityResult', actual: 'status 200' },
  ],
  [
    'a range that is ignored',
    'media',
    () => ({ when: /^GET \/activities\/media\//, ignores: 'range' }),
    { operation: 'getActivityMedia', step: 'media › getActivityMedia', actual: 'status 200' },
  ],
  [
    'an old tab that overwrites a newer answer',
    'open-sheets',
    () => ({
      when: /^PUT \/activities\/activity-answsers\//,
      reply: (reply, sent) => {
        const { questions } = JSON.parse(sent) as AnswerSheet;
        return changeFirstData(() => questions[0]?.data)(reply);
      },
    }),
    { operation: 'saveActivityAnswers', step: 'open-sheets › saveActivityAnswers' },
  ],
  [
    'a missing operation whose path ends with a slash',
    'answering',
    () => ({
      when: submissionRequest,
      instead: { status: 404, headers: jsonHeaders, body: '{"message":"There is nothing here."}' },
    }),
    { operation: 'submitActivityAnswers', actual: 'status 404' },
  ],
  [
    'an idempotency key that is accepted for another request',
    'submitting-once',
    () => ({
      when: submissionRequest,
      reply: replaceRefusal(409, { status: 201, headers: jsonHeaders, body: (sent) => sent }),
    }),
    {
      operation: 'submitActivityAnswers',
      step: 'submitting-once › submitActivityAnswers',
      actual: 'status 201',
    },
  ],
  [
    'a hidden name that moves a learner to the end of the ranking',
    'places-of-hidden-names',
    () => ({
      when: /^GET \/learner\/leaderboard/,
      reply: changeJson((rows) => sortHiddenLast(rows as unknown as { isNameHidden?: boolean }[])),
    }),
    { operation: 'getGradeLeaderboard', step: 'places-of-hidden-names › getGradeLeaderboard' },
  ],
];

const withScore = ({ totalScore }: { totalScore?: number }) =>
  totalScore === undefined ? {} : { totalScore };

testBugs(mock, bugs);
