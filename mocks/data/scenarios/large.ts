import { freeUserName } from '../../rules/accounts/logins.ts';
import type { Snapshot } from '../db.ts';
import type { GuardianRecord, UserRecord } from '../models/accounts.ts';
import type { AttemptRecord } from '../models/attempts.ts';
import type { SubjectRecord, TopicRecord } from '../models/curriculum.ts';
import { dateOfBirth, toDateTime } from '../seed/relative-time.ts';
import { generateChangeSets } from './change-sets.ts';
import { defaultScenario } from './default.ts';
import { firstNames, subjectTitle, surnames, topicTitle } from './generated-names.ts';
import { itemAt } from './item-at.ts';

const gradeId = 'grd-4';
const subjectId = 'sub-4-maths';
/** Each learner has an attempt at this activity, so that the leaderboard of its topic is as long as the grade's. */
const commonActivityId = 'act-4-fractions-halves';

const size = {
  learners: 10_000,
  subjects: 200,
  topics: 200,
  changeSets: 2000,
  report: 10_000,
  children: 12,
  parents: 2000,
};

const parentOfTwelve = 'usr-fatima';

const hoursBetweenAttempts = 3;

/**
 * The demo data in a school of maximum size: Grade 4 has 10,000 learners, all on the leaderboard, and 200 subjects; its
 * Mathematics has 200 topics; the moderation queue has 2,000 change sets. `lrn-more-1` has a report of 10,000 attempts.
 * Fatima Adams is the parent of the first 12 new learners; 2,000 new parents have two of the other new learners each.
 */
export async function largeScenario(now: Date): Promise<Snapshot> {
  const base = await defaultScenario(now);
  const classmates = base.users.filter((user) => user.gradeId === gradeId);
  const subjects = base.subjects.filter((subject) => subject.gradeId === gradeId);
  const topics = base.topics.filter((topic) => topic.subjectId === subjectId);
  const learners = createRows(size.learners - classmates.length, newLearner(base.users, classmates, now));
  const parents = newParents(base.users, learners);
  const childrenOfNewParents = learners.slice(size.children, size.children + 2 * size.parents);
  const changeSets = { count: size.changeSets - base.changeSets.length, perDay: 30, rejected: 3 };
  return {
    ...base,
    users: [...base.users, ...learners, ...parents],
    guardians: [
      ...base.guardians,
      ...learners.slice(0, size.children).map(createLinkTo({ id: parentOfTwelve }, 'Mother')),
      ...childrenOfNewParents.map((learner, index) =>
        createLinkTo(itemAt(parents, index), 'Guardian')(learner),
      ),
    ],
    subjects: [...base.subjects, ...createRows(size.subjects - subjects.length, newSubject)],
    topics: [...base.topics, ...createRows(size.topics - topics.length, newTopic)],
    attempts: [...base.attempts, ...newAttempts(base.attempts, classmates, learners, now)],
    changeSets: [
      ...base.changeSets,
      ...generateChangeSets(base, now, { ...changeSets, records: Number.MAX_SAFE_INTEGER }),
    ],
  };
}

const createRows = <Row>(count: number, createRow: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => createRow(index));

/** Creates learners with unique names, assigned to the classmates' schools in turn. */
function newLearner(users: readonly UserRecord[], classmates: readonly UserRecord[], now: Date) {
  const taken = new Set(users.map(({ userName }) => userName));
  return (index: number): UserRecord => {
    const name = itemAt(firstNames, index);
    // Shift by one each time the first names start again, so that full names stay unique.
    const surname = itemAt(surnames, (index % firstNames.length) + Math.floor(index / firstNames.length));
    const userName = freeUserName(name, surname, (candidate) => taken.has(candidate));
    taken.add(userName);
    const month = String(1 + (index % 12)).padStart(2, '0');
    const day = String(1 + (index % 28)).padStart(2, '0');
    return {
      ...itemAt(classmates, index),
      id: `lrn-more-${index + 1}`,
      name,
      surname,
      userName,
      email: `${userName}@springbyte.test`,
      roles: ['Learner'],
      permissions: [],
      dateOfBirth: dateOfBirth(now, { yearsAgo: 10, monthDay: `${month}-${day}` }),
      lastLoginDate: toDateTime(now, { daysAgo: 1 + (index % 30), minutesOfDay: 360 + (index % 720) }),
    };
  };
}

const createLinkTo =
  ({ id: parentId }: { id: string }, relationship: GuardianRecord['relationship']) =>
  ({ id }: UserRecord): GuardianRecord => ({
    id: `grn-${id}`,
    learnerId: id,
    parentId,
    relationship,
    isPrimaryParent: true,
  });

function newParents(users: readonly UserRecord[], learners: readonly UserRecord[]): UserRecord[] {
  const model = users.find(({ id }) => id === parentOfTwelve);
  if (!model) throw new Error('The demo data has no parent to copy.');
  const taken = new Set([...users, ...learners].map(({ userName }) => userName));
  return createRows(size.parents, (index) => {
    const { surname } = itemAt(learners, size.children + index);
    const name = itemAt(firstNames, index * 7);
    const userName = freeUserName(name, surname, (candidate) => taken.has(candidate));
    taken.add(userName);
    const number = `082555${String(index).padStart(4, '0')}`;
    return {
      ...model,
      id: `usr-more-${index + 1}`,
      name,
      surname,
      userName,
      email: `${userName}@springbyte.test`,
      roles: ['Parent'],
      cellphoneNumber: number,
      whatsAppNumber: number,
    };
  });
}

/** Copies attempts of the class: a long report for the first new learner, two attempts for each other new learner. */
function newAttempts(
  attempts: readonly AttemptRecord[],
  classmates: readonly UserRecord[],
  learners: readonly UserRecord[],
  now: Date,
): AttemptRecord[] {
  const classIds = new Set(classmates.map(({ id }) => id));
  const first = attempts.filter(
    ({ learnerId, attemptNumber }) => attemptNumber === 1 && classIds.has(learnerId),
  );
  const common = first.filter(({ activityId }) => activityId === commonActivityId);
  const others = first.filter(({ activityId }) => activityId !== commonActivityId);
  const [firstLearnerId, ...rest] = learners.map(({ id }) => id);
  return [
    ...createRows(size.report, longReport(first, firstLearnerId ?? '', now)),
    ...rest.flatMap((learnerId, index) => [
      { ...itemAt(common, index), id: `att-more-${2 * index + 1}`, learnerId },
      { ...itemAt(others, index), id: `att-more-${2 * index + 2}`, learnerId },
    ]),
  ];
}

/** Creates attempts at all activities in turn, each a copy of another classmate's attempt. */
function longReport(first: readonly AttemptRecord[], learnerId: string, now: Date) {
  const attemptsByActivity = Map.groupBy(first, ({ activityId }) => activityId);
  const activityIds = [...attemptsByActivity.keys()];
  return (index: number): AttemptRecord => {
    const round = Math.floor(index / activityIds.length);
    const hoursAgo = (size.report - index) * hoursBetweenAttempts;
    return {
      ...itemAt(attemptsByActivity.get(itemAt(activityIds, index)) ?? first, round),
      id: `att-long-${index + 1}`,
      learnerId,
      attemptNumber: round + 1,
      createdAtUtc: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
    };
  };
}

const newSubject = (index: number): SubjectRecord => ({
  id: `sub-4-more-${index + 1}`,
  gradeId,
  title: subjectTitle(index),
  description: 'An optional subject outside the curriculum.',
  subjectGroup: 'Enrichment',
  subjectType: 'Elective',
});

const newTopic = (index: number): TopicRecord => ({
  id: `top-4-more-${index + 1}`,
  subjectId,
  // Every fifth topic has no term.
  termId: index % 5 === 4 ? null : `trm-${1 + (index % 5)}`,
  title: topicTitle(index),
  description: null,
});
