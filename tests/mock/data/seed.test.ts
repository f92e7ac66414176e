import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  dataOfQuestion,
  type SeedActivity,
  type SeedQuestion,
} from '#mocks/data/seed/content/seed-activity.ts';
import { mediaUrls } from '#mocks/data/seed/media.ts';
import { dateOfBirth, toDateTime } from '#mocks/data/seed/relative-time.ts';
import { answersFor } from '#mocks/data/seed/results/answers.ts';
import { seed, type Seed } from '#mocks/data/seed/seed.ts';
import { isScorable, roundScore, scoreQuestion, sumScores } from '#mocks/rules/activities/scoring.ts';

const demoData = seed();
const topicOf = new Map(demoData.topics.map((topic) => [topic.id, topic]));
const activityOf = new Map(demoData.activities.map((activity) => [activity.id, activity]));
const questions = demoData.activities.flatMap((activity) =>
  activity.questions.map((question, index) => ({ name: `${activity.id} ${index + 1}`, question })),
);

const inSubject = (subjectId: string) =>
  demoData.activities.filter((activity) => topicOf.get(activity.topicId)?.subjectId === subjectId);

/** The problems of a question's answer key. */
function problemsOf(question: SeedQuestion): string[] {
  const found: string[] = [];
  const check = (holds: boolean, problem: string) => holds || found.push(problem);
  if ('options' in question) {
    check(question.options.length >= 2, 'fewer than two options');
    check(new Set(question.options).size === question.options.length, 'the same option twice');
  }
  switch (question.type) {
    case 'fillInTheBlanks': {
      const blanks = [...question.paragraph.matchAll(/\[\[(.*?)\]\]/g)].map(([, answer]) => answer);
      check(
        blanks.length > 0 && blanks.join('|') === question.correctAnswers.join('|'),
        'blanks differ from the key',
      );
      check(
        question.correctAnswers.every((answer) => /^(\d+|[A-Za-z]+)$/.test(answer)),
        'an answer that is neither a number nor one word',
      );
      break;
    }
    case 'mcqSingleAnswer':
    case 'questionSingleAnswer':
      check(question.options.includes(question.correctAnswer), 'the correct answer is not an option');
      break;
    case 'mcqMultiAnswer':
      check(question.correctAnswers.length > 0, 'no correct answer');
      check(question.correctAnswers.length < question.options.length, 'every option is correct');
      check(
        question.correctAnswers.every((answer) => question.options.includes(answer)),
        'a correct answer is not an option',
      );
      break;
    default:
      break;
  }
  return found;
}

function scoreOf(activity: SeedActivity, attempt: Seed['attempts'][number]) {
  const given = answersFor(activity, attempt.answers);
  return sumScores(
    activity.questions.map((question, index) => ({
      score: scoreQuestion(question.type, question, given[index] ?? {}),
      scorable: isScorable(question.type, question),
    })),
  );
}

function bestOf(learnerId: string) {
  const best = new Map<string, { totalScore: number; activityTotalScore: number }>();
  for (const attempt of demoData.attempts.filter((each) => each.learnerId === learnerId)) {
    const activity = activityOf.get(attempt.activityId);
    if (!activity) throw new Error(`No activity ${attempt.activityId}`);
    const score = scoreOf(activity, attempt);
    if (score.totalScore >= (best.get(activity.id)?.totalScore ?? 0)) best.set(activity.id, score);
  }
  return best;
}

describe('seed ids', () => {
  test.each(Object.entries(demoData).filter(([name]) => name !== 'attempts') as [string, { id: string }[]][])(
    'are unique among %s',
    (_name, rows) => {
      const ids = rows.map((row) => row.id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  );

  test('refer to existing records', () => {
    const known = (rows: { id: string }[]) => new Set(rows.map((row) => row.id));
    const users = known(demoData.users);
    const grades = known(demoData.grades);
    const missing = [
      ...demoData.subjects.filter((subject) => !grades.has(subject.gradeId)).map((subject) => subject.id),
      ...demoData.topics
        .filter((topic) => !known(demoData.subjects).has(topic.subjectId))
        .map((topic) => topic.id),
      ...demoData.topics
        .filter((topic) => topic.termId && !known(demoData.terms).has(topic.termId))
        .map((topic) => topic.id),
      ...demoData.activities
        .filter((activity) => !topicOf.has(activity.topicId))
        .map((activity) => activity.id),
      ...demoData.attempts
        .filter((attempt) => !activityOf.has(attempt.activityId))
        .map((attempt) => attempt.activityId),
      ...demoData.attempts
        .filter((attempt) => !users.has(attempt.learnerId))
        .map((attempt) => attempt.learnerId),
      ...demoData.guardians.filter((each) => !users.has(each.learnerId) || !users.has(each.parentId)),
      ...demoData.subscriptions.filter(
        (each) => !users.has(each.learnerId) || !known(demoData.plans).has(each.planId),
      ),
      ...demoData.users.filter((user) => user.gradeId && !grades.has(user.gradeId)),
    ];
    expect(missing).toEqual([]);
  });

  test('of media refer to existing small files, and all files are used', () => {
    const used = new Set(
      [
        ...demoData.activities.map((activity) => activity.media),
        ...questions.map(({ question }) => question.media),
      ].filter((id) => id !== undefined),
    );
    expect([...used].toSorted()).toEqual(demoData.files.map((file) => file.id).toSorted());
    expect(Object.keys(mediaUrls).toSorted()).toEqual(demoData.files.map((file) => file.id).toSorted());
    for (const url of Object.values(mediaUrls)) {
      expect(statSync(url).size).toBeLessThan(60_000); // `statSync` throws when the file is missing.
    }
  });
});

describe('seed curriculum', () => {
  test.each(demoData.subjects.map((subject) => subject.id))(
    '%s has at least four topics, exactly one of them without a term',
    (id) => {
      const topics = demoData.topics.filter((topic) => topic.subjectId === id);
      expect(topics.length).toBeGreaterThanOrEqual(4);
      expect(topics.filter((topic) => topic.termId === null)).toHaveLength(1);
    },
  );

  test.each(['sub-4-maths', 'sub-4-coding'])(
    '%s has two to four activities in each topic, and uses all question types',
    (id) => {
      const topics = demoData.topics.filter((topic) => topic.subjectId === id);
      const perTopic = topics.map(
        (topic) => inSubject(id).filter((activity) => activity.topicId === topic.id).length,
      );
      expect(Math.min(...perTopic)).toBeGreaterThanOrEqual(2);
      expect(Math.max(...perTopic)).toBeLessThanOrEqual(4);
      expect(Math.min(...inSubject(id).map((activity) => activity.questions.length))).toBeGreaterThanOrEqual(
        4,
      );
      const types = new Set(
        inSubject(id).flatMap((activity) => activity.questions.map((question) => question.type)),
      );
      expect(types.size).toBe(6);
    },
  );

  test('has one topic without an activity and one activity without a description in Grade 4', () => {
    const grade4 = demoData.topics.filter((topic) => topic.subjectId.startsWith('sub-4-'));
    const used = new Set(demoData.activities.map((activity) => activity.topicId));
    expect(grade4.filter((topic) => !used.has(topic.id)).map((topic) => topic.id)).toEqual([
      'top-4-good-leaders',
    ]);
    expect(demoData.activities.filter((activity) => activity.description === null)).toHaveLength(1);
  });
});

describe('seed questions', () => {
  test.each(questions)('$name has a consistent answer key', ({ question }) => {
    expect(problemsOf(question)).toEqual([]);
  });

  test('have a model answer instead of a correct answer when they ask for reasons or stories (D-247)', () => {
    const texts = questions.flatMap(({ question }) => (question.type === 'textAnswer' ? [question] : []));
    const open = texts.filter(({ correctAnswer }) => correctAnswer === null);
    expect(open.length).toBeGreaterThan(5);
    expect(open.filter(({ modelAnswer = '' }) => modelAnswer.length < 20)).toEqual([]);
    const marked = texts.filter(({ correctAnswer }) => correctAnswer !== null);
    expect(marked.filter(({ modelAnswer }) => modelAnswer !== undefined)).toEqual([]);
    // Learners cannot match a sentence literally.
    expect(marked.filter(({ correctAnswer }) => (correctAnswer ?? '').split(' ').length > 2)).toEqual([]);
    expect(
      marked.filter(({ prompt }) => /\b(how do you know|how would you|why|explain)\b/i.test(prompt)),
    ).toEqual([]);
  });

  const withMedia = questions.filter(({ question }) => question.media !== undefined);

  test.each(withMedia)('$name describes its media without the answer', ({ question }) => {
    const { mediaDescription } = dataOfQuestion(question);
    expect(mediaDescription).toMatch(/^[A-Z].{30,}\.$/);
    const right = 'options' in question && 'correctAnswer' in question ? question.correctAnswer : '';
    // An option of one letter is a label in the picture, which the description may contain.
    const isRevealed = /\d|../.test(right) && String(mediaDescription).includes(right);
    expect(isRevealed).toBe(false);
  });

  test('without media have no description', () => {
    const withoutMedia = questions.filter(({ question }) => question.media === undefined);
    expect(withMedia.length).toBeGreaterThan(8);
    expect(withoutMedia.filter(({ question }) => 'mediaDescription' in dataOfQuestion(question))).toEqual([]);
  });
});

describe('seed results', () => {
  test.each(demoData.activities)(
    '$id scores full marks for correct answers and 0 for wrong ones',
    (activity) => {
      const attempt = { learnerId: 'lrn-lwazi', activityId: activity.id, daysAgo: 1, minutesOfDay: 0 };
      const right = scoreOf(activity, { ...attempt, answers: 'all-right' });
      const wrong = scoreOf(activity, { ...attempt, answers: activity.questions.map(() => 0) });
      expect(right.totalScore).toBe(right.activityTotalScore);
      expect(wrong.totalScore).toBe(0);
    },
  );

  test('have one value for each question, and dates before today', () => {
    const mismatches = demoData.attempts.filter(({ answers, activityId, daysAgo }) => {
      const length = activityOf.get(activityId)?.questions.length;
      return daysAgo < 1 || (answers !== 'all-right' && answers.length !== length);
    });
    expect(mismatches).toEqual([]);
  });

  test('end with Lwazi’s only attempt at the halves, scored 2.33 of 4', () => {
    const lwazisAttempts = demoData.attempts.filter((attempt) => attempt.learnerId === 'lrn-lwazi');
    const halves = lwazisAttempts.filter((attempt) => attempt.activityId === 'act-4-fractions-halves');
    expect(halves).toEqual([lwazisAttempts.at(-1)]);
    expect(bestOf('lrn-lwazi').get('act-4-fractions-halves')).toEqual({
      totalScore: 2.33,
      activityTotalScore: 4,
    });
  });

  test('contain 23 of 43 activities for Lwazi, with 78 % on average', () => {
    const best = [...bestOf('lrn-lwazi').values()];
    const mean = best.reduce((sum, each) => sum + each.totalScore / each.activityTotalScore, 0) / best.length;
    expect(best).toHaveLength(23);
    expect(Math.round(mean * 100)).toBe(78);
    const doneOf = (subject: string) =>
      `${inSubject(subject).filter((activity) => bestOf('lrn-lwazi').has(activity.id)).length} of ${inSubject(subject).length}`;
    expect(['english', 'maths', 'science', 'social', 'coding'].map((key) => doneOf(`sub-4-${key}`))).toEqual([
      '6 of 9',
      '6 of 10',
      '3 of 8',
      '2 of 8',
      '6 of 8',
    ]);
  });

  test('rank 24 learners in the order of the design', () => {
    const leaderboard = demoData.users
      .filter((user) => user.gradeId === 'grd-4')
      .map((user) => ({
        name: user.name,
        total: roundScore([...bestOf(user.id).values()].reduce((sum, each) => sum + each.totalScore, 0)),
      }))
      .toSorted((a, b) => b.total - a.total);
    expect(leaderboard).toHaveLength(24);
    expect(
      leaderboard
        .slice(0, 11)
        .map((row) => row.name)
        .join(', '),
    ).toBe('Amahle, Liam, Thabo, Ayesha, Lwazi, Mia, Karabo, Priya, Ethan, Nomsa, Ruan');
  });
});

test('toDateTime and dateOfBirth count back from now', () => {
  const now = new Date('2025-05-15T15:20:00Z');
  expect(toDateTime(now, { daysAgo: 1, minutesOfDay: 882 })).toBe('2025-05-14T14:42:00.000Z');
  expect(dateOfBirth(now, { yearsAgo: 10, monthDay: '03-14' })).toBe('2015-03-14');
});
