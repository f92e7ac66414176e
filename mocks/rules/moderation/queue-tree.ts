interface Place {
  id: string;
  title: string;
}

/** A change set of the queue with the places that it belongs to. */
export interface QueuedChange {
  id: string;
  /** The question that it is about; null for a change to the activity's own fields. */
  question: { id: string; sortOrder: number } | null;
  activity: Place;
  subject: Place;
  grade: Place;
}

/**
 * The queue as a tree of grade, subject and activity (D-163). A total counts distinct items: each change set of an
 * activity's own fields, and each question once, however many change sets it has (D-164).
 *
 * @param changes those that match the filters, the oldest first
 */
export function queueTree(changes: readonly QueuedChange[]) {
  return groupsOf(changes, ({ grade }) => grade).map(({ place: grade, within: ofGrade }) => {
    const subjects = groupsOf(ofGrade, ({ subject }) => subject).map(
      ({ place: subject, within: ofSubject }) => {
        const activities = groupsOf(ofSubject, ({ activity }) => activity).map(({ place, within }) =>
          activityNode(place, within),
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

function activityNode(activity: Place, changes: readonly QueuedChange[]) {
  const questions = new Map<string, { sortOrder: number; changeSetIds: string[] }>();
  for (const { id, question } of changes) {
    if (question === null) continue;
    const known = questions.get(question.id);
    if (known) known.changeSetIds.push(id);
    else questions.set(question.id, { sortOrder: question.sortOrder, changeSetIds: [id] });
  }
  return {
    activityId: activity.id,
    activityTitle: activity.title,
    activityChangeSetIds: changes.filter(({ question }) => question === null).map(({ id }) => id),
    questionChanges: [...questions]
      .toSorted(([, one], [, other]) => one.sortOrder - other.sortOrder)
      .map(([questionId, { changeSetIds }]) => ({ questionId, changeSetIds })),
  };
}

/** The changes by one of their places, each place once, in the order in which they first come. */
function groupsOf(changes: readonly QueuedChange[], placeOf: (change: QueuedChange) => Place) {
  const groups = new Map<string, { place: Place; within: QueuedChange[] }>();
  for (const change of changes) {
    const place = placeOf(change);
    const known = groups.get(place.id);
    if (known) known.within.push(change);
    else groups.set(place.id, { place, within: [change] });
  }
  return [...groups.values()];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
