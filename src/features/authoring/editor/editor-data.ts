import type { QueryClient } from '@tanstack/react-query';
import { optional, prime } from '#api/prime.ts';
import { activityQuery } from '#api/queries/activities/authoring.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { moderationQueueQuery } from '#api/queries/moderation.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { currentSession } from '#session/session.ts';
import { otherPlace, placeOfTopic, placeText, type TopicPlace } from '../place.ts';
import { isSameActivity, openActivity } from './draft/activity-draft.ts';
import { deleteStoredDraft, readStoredDraft, type StoredDraft } from './draft/stored-drafts.ts';

/** What the editor opens with. */
export interface EditorData {
  /** Of the activity, as it was when the page opened. */
  title: string;
  /** What was being written here when the page closed. */
  kept: StoredDraft | undefined;
  /** 'Grade 4 · Mathematics · Fractions': what could be loaded of it. */
  place: string;
  /** The number in the title of the grade. */
  grade: number | undefined;
}

/**
 * Loads an activity, its place and what was left of it on this device.
 *
 * @returns with `elsewhere`, the place that it is really in, when the URL names another one
 * @throws Problem when the activity cannot be loaded
 */
export async function loadEditor(queryClient: QueryClient, activityId: string, place: TopicPlace) {
  const [{ activity }, loaded, stored] = await Promise.all([
    primeActivity(queryClient, activityId),
    loadTitles(queryClient, place),
    readStored(activityId),
  ]);
  const data: EditorData = { title: activity.title, ...loaded.texts, kept: unsaved(stored, activity) };
  const elsewhere =
    activity.topicId === place.topicId
      ? await otherPlace(queryClient, place, loaded)
      : // Without its topic or its subject the activity is shown where the URL has it.
        await placeOfTopic(queryClient, activity.topicId).catch(() => undefined);
  return { data, elsewhere };
}

/**
 * The same for an activity whose place the URL does not say (D-037).
 *
 * @throws Problem when the activity cannot be loaded, or is in no topic
 */
export async function loadQuestions(queryClient: QueryClient, activityId: string) {
  const [{ activity }, stored] = await Promise.all([
    primeActivity(queryClient, activityId),
    readStored(activityId),
  ]);
  const place = await placeOfTopic(queryClient, activity.topicId);
  const { texts } = await loadTitles(queryClient, place);
  const data: EditorData = { title: activity.title, ...texts, kept: unsaved(stored, activity) };
  return { place, data };
}

/** The changes that wait for review are shown above the activity: without them it can be written as well. */
const primeActivity = (queryClient: QueryClient, activityId: string) =>
  prime(queryClient, {
    activity: activityQuery(activityId),
    pending: optional(moderationQueueQuery('Pending')),
  });

async function loadTitles(queryClient: QueryClient, { gradeId, subjectId, topicId }: TopicPlace) {
  const { grades, subject, topic } = await prime(queryClient, {
    grades: optional(gradeListQuery()),
    subject: optional(subjectQuery(subjectId)),
    topic: optional(topicQuery(topicId)),
  });
  const grade = grades?.find(({ id }) => id === gradeId)?.title;
  return {
    subject,
    topic,
    texts: { place: placeText([grade, subject?.title, topic?.title]), grade: gradeNumber(grade) },
  };
}

const readStored = (activityId: string) =>
  readStoredDraft({ userId: currentSession()?.id ?? '', activityId });

/** What was saved after all is nothing to offer. */
function unsaved(stored: StoredDraft | undefined, activity: Activity): StoredDraft | undefined {
  if (!stored || !isSameActivity(stored.draft, openActivity(activity))) return stored;
  void deleteStoredDraft({ userId: currentSession()?.id ?? '', activityId: activity.id });
  return undefined;
}

/** 'Grade 4' → 4; undefined for anything that is no school grade of ours. */
function gradeNumber(title: string | undefined): number | undefined {
  const number = Number(/\d+/.exec(title ?? '')?.[0]);
  return number >= 1 && number <= 8 ? number : undefined;
}
