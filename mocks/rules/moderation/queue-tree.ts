/** A grade, subject or activity. */
interface Branch {
  id: string;
  title: string;
}

export interface QueuedChange {
  id: string;
  /** Null for a change of the activity's fields. */
  question: { id: string; sortOrder: number } | null;
  activity: Branch;
  subject: Branch;
  grade: Branch;
}

/**
 * The queue as a tree of grade, subject and activity (D-163). A total counts each change set of an activity's fields, and
 * each changed question once (D-164).
 *
 * @param changes oldest first
 */
export function queueTree(changes: readonly QueuedChange[]) {
  return groupsOf(changes, ({ grade }) => grade).map(({ branch: grade, changes: ofGrade }) => {
    const subjects = groupsOf(ofGrade, ({ subject }) => subject).map(
      ({ branch: subject, changes: ofSubject }) => {
        const activities = groupsOf(ofSubject, ({ activity }) => activity).map(
          ({ branch, changes: ofActivity }) => activityNode(branch, ofActivity),
        );
        const total = sum(
          activities.map((node) => node.activityChangeSetIds.length + node.questionChanges.length),
        );
        return { subjectId: subject.id, subjectName: subject.title, total, activities };
      },
    );
    const total = sum(subjects.map((subject) => subject.total));
    return { gradeId: grade.id, gradeName: grade.title, total, subjects };
  });
}

function activityNode(activity: Branch, changes: readonly QueuedChange[]) {
  const questions = new Map<string, { sortOrder: number; changeSetIds: string[] }>();
  for (const { id, question } of changes) {
    if (question === null) continue;
    const existing = questions.get(question.id);
    if (existing) existing.changeSetIds.push(id);
    else questions.set(question.id, { sortOrder: question.sortOrder, changeSetIds: [id] });
  }
  return {
    activityId: activity.id,
    activityTitle: activity.title,
    activityChangeSetIds: changes.filter(({ question }) => question === null).map(({ id }) => id),
    questionChanges: [...questions]
      .toSorted(([, first], [, second]) => first.sortOrder - second.sortOrder)
      .map(([questionId, { changeSetIds }]) => ({ questionId, changeSetIds })),
  };
}

function groupsOf(changes: readonly QueuedChange[], branchOf: (change: QueuedChange) => Branch) {
  const groups = new Map<string, { branch: Branch; changes: QueuedChange[] }>();
  for (const change of changes) {
    const branch = branchOf(change);
    const existing = groups.get(branch.id);
    if (existing) existing.changes.push(change);
    else groups.set(branch.id, { branch, changes: [change] });
  }
  return [...groups.values()];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
