import { updateOf } from '../admin-users/new-users.ts';
import { equals, has, holds, item, lists } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { activityChange, contentOf, dataChange, dataOf, questionChange, saveActivity } from './changes.ts';

export const moderationReviews = scenario(
  'moderation-reviews',
  'The review of an activity has its pending changes, their submitters and the history.',
  async ({ admin, name, prefix, createClassroom, createUser }) => {
    const classroom = await createClassroom('Grade of moderation reviews');
    const { activityId, trueFalse, text } = classroom;
    const tutor = await createUser('Tutor', 'reviewed');
    const tutorsName = `reviewed ${prefix}`;
    const activity = await tutor.getActivity({ id: activityId });
    const retitled = await tutor.submitChange({ body: activityChange(activity, { '/Title': 'Until' }) });
    const described = await tutor.submitChange({
      body: { ...activityChange(activity, { '/Description': 'Loops.' }), comment: 'Shorter.' },
    });
    const moved = await tutor.submitChange({ body: questionChange(activity, text, { '/SortOrder': 1 }) });
    const { title, description } = activity;

    const review = await admin.getActivityReview({ id: activityId });
    has(review, {
      gradeTitle: name('Grade of moderation reviews'),
      subjectTitle: name('Coding'),
      topicTitle: name('Loops'),
      activityTitle: title,
      before: { title, description, questions: activity.questions },
      after: { title: 'Until', description: 'Loops.' },
      now: { title, description },
      moderation: { activityStatus: 'Pending', pendingCount: 3 },
      changes: [
        {
          entityType: 'Activity',
          entityId: activityId,
          changeSetIds: [retitled.id, described.id],
          changedSinceIds: [],
          conflictingIds: [],
        },
        {
          entityType: 'Question',
          entityId: text,
          changeSetIds: [moved.id],
          changedSinceIds: [],
          conflictingIds: [],
        },
      ],
      history: { length: 3 },
    });
    lists(review.history, { id: moved.id, entityId: text, submittedBy: tutorsName });
    lists(review.history, { id: described.id, comment: 'Shorter.' });
    lists(review.history, { id: retitled.id, submittedByUserId: tutor.id, decidedAtUtc: null });
    has(review.moderation.perQuestionStatus, { [text]: 'Pending', [trueFalse]: 'None' });
    has(review.submittedByPerQuestion, { [text]: tutorsName });
    // A proposed move does not renumber the other questions: two have the position 1. Servers compare ids as texts or
    // as numbers.
    const byPosition = (questions: typeof activity.questions) =>
      questions
        .map(({ id, sortOrder }) => ({ id, sortOrder: id === text ? 1 : sortOrder }))
        .toSorted((a, b) => a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : 1));
    has(lists(review.after.questions, { id: text }), { sortOrder: 1 });
    has(byPosition(review.after.questions), byPosition(activity.questions));
  },
);

export const moderationQuestionReviews = scenario(
  'moderation-question-reviews',
  'The review of a question is consistent with that of its activity.',
  async ({ admin, createClassroom }) => {
    const classroom = await createClassroom('Grade of question reviews');
    const { activityId: id, trueFalse, text } = classroom;
    const activity = await admin.getActivity({ id });
    const reworded = dataChange(activity, text, { prompt: 'Which keyword ends a loop?' });
    const rejected = await admin.submitChange({ body: questionChange(activity, text, { '/SortOrder': 0 }) });
    const pending = await admin.submitChange({ body: reworded });
    await admin.submitChange({ body: questionChange(activity, trueFalse, { '/SortOrder': 3 }) });
    await admin.rejectChange({ body: { ids: [rejected.id] } });

    const review = await admin.getActivityReview({ id });
    const { before, after, latestChangeByQuestion, history } = review;
    for (const question of before.questions) {
      const single = await admin.getQuestionReview({ id: question.id });
      has(single.before, question);
      has(single.after, lists(after.questions, { id: question.id }));
      has(
        { latestChange: single.latestChange },
        { latestChange: latestChangeByQuestion[question.id] ?? null },
      );
      has(
        single.history,
        history.filter(({ entityId }) => entityId === question.id),
      );
    }
    const single = await admin.getQuestionReview({ id: text });
    has(single, {
      before: { sortOrder: 4 },
      after: { sortOrder: 4 },
      latestChange: { status: 'Pending' },
      history: { length: 2 },
    });
    lists(single.history, { id: pending.id });
    lists(single.history, { id: rejected.id, status: 'Rejected' });
    const current = latestChangeByQuestion[text];
    has({ content: current && contentOf(current) }, { content: contentOf(reworded) });
    has(dataOf(after, text), { prompt: 'Which keyword ends a loop?', correctAnswer: 'break' });
    await admin.getActivityReview({ id: unknownId }).refused(404);
    await admin.getQuestionReview({ id: unknownId }).refused(404);
  },
);

export const moderationUnchangedReviews = scenario(
  'moderation-unchanged-reviews',
  'A record without change sets has a review, whose two sides are equal.',
  async ({ admin, createClassroom }) => {
    const { activityId: id, text } = await createClassroom('Grade of unchanged reviews');
    const { title, description, questions } = await admin.getActivity({ id });
    const review = await admin.getActivityReview({ id });
    has(review, {
      before: { title, description, questions },
      after: { title, description, questions },
      moderation: { activityStatus: 'None', pendingCount: 0 },
      changes: [],
      history: [],
    });
    const statuses = Object.values(review.moderation.perQuestionStatus);
    holds(
      review,
      'the status None for each question',
      statuses.every((status) => status === 'None'),
      statuses,
    );
    equals(Object.keys(review.latestChangeByQuestion).length, 0);
    const question = lists(questions, { id: text });
    has(await admin.getQuestionReview({ id: text }), {
      before: question,
      after: question,
      latestChange: null,
      history: [],
    });
  },
);

export const moderationDeletedUsers = scenario(
  'moderation-deleted-users',
  'A change set has the current names of its submitter and its reviewer, and null for deleted accounts.',
  async ({ admin, createClassroom, createUser }) => {
    const classroom = await createClassroom('Grade of deleted users');
    const user = await createUser('ContentAdmin', 'deleted');
    const activity = await user.getActivity({ id: classroom.activityId });
    const change = questionChange(activity, classroom.text, { '/SortOrder': 0 });
    const { id } = await user.submitChange({ body: change });
    await user.rejectChange({ body: { ids: [id] } });
    const expectName = async (fullName: string | null) => {
      const submitter = { submittedByUserId: user.id, submittedBy: fullName };
      const row = { id, ...submitter, decidedByUserId: user.id, decidedBy: fullName };
      has(await admin.getChangeSet({ id }), row);
      lists(await admin.listModerationQueue(), row);
      const review = await admin.getActivityReview({ id: activity.id });
      has(item(review.history, 0), row);
      has(review.submittedByPerQuestion, { [classroom.text]: fullName });
      has(item((await admin.getQuestionReview({ id: classroom.text })).history, 0), row);
    };
    const record = lists(await admin.listUsers(), { id: user.id });
    await admin.updateUser({ id: user.id, body: { ...updateOf(record), surname: 'Renamed' } });
    await expectName(`${record.name} Renamed`);
    await admin.deleteUser({ id: user.id });
    await expectName(null);
  },
);

export const moderationDeletedContent = scenario(
  'moderation-deleted-content',
  'Change sets are deleted together with their question or their activity.',
  async ({ admin, createClassroom }) => {
    const { activityId, trueFalse, text } = await createClassroom('Grade of deleted content');
    const activity = await admin.getActivity({ id: activityId });
    const moveOf = async (question: string) =>
      admin.submitChange({ body: questionChange(activity, question, { '/SortOrder': 2 }) });
    const ofDeletedQuestion = await moveOf(text);
    const ofQuestion = await moveOf(trueFalse);
    const ofActivity = await admin.submitChange({ body: activityChange(activity, { '/Title': 'Until' }) });

    await saveActivity(admin, {
      ...activity,
      questions: activity.questions.filter(({ id }) => id !== text),
    });
    await admin.getChangeSet({ id: ofDeletedQuestion.id }).refused(404);
    await admin.getQuestionReview({ id: text }).refused(404);
    has(await admin.getChangeSet({ id: ofQuestion.id }), { status: 'Pending' });

    await admin.deleteActivity({ id: activityId });
    await admin.getChangeSet({ id: ofQuestion.id }).refused(404);
    await admin.getChangeSet({ id: ofActivity.id }).refused(404);
    const left = (await admin.listModerationQueue()).filter((change) => change.activityId === activityId);
    has(left, { length: 0 });
  },
);
