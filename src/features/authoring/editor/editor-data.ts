import type { QueryClient } from '@tanstack/react-query';
import { optional, prime } from '#api/prime.ts';
import { activityQuery } from '#api/queries/activities/authoring.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { moderationQueueQuery } from '#api/queries/moderation.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { currentSession } from '#session/session.ts';
import { findCorrectLocation, findTopicLocation, joinTitles, type TopicLocation } from '../topic-location.ts';
import { isSameActivity, toActivityDraft } from './draft/activity-draft.ts';
import { deleteStoredDraft, readStoredDraft, type StoredDraft } from './draft/stored-drafts.ts';

export interface EditorData {
  title: string;
  storedDraft: StoredDraft | undefined;
  /** 'Grade 4 · Mathematics · Fractions', without titles that did not load. */
  locationText: string;
  grade: number | undefined;
}

/**
 * Loads an activity, the titles of its location and the draft stored on this device.
 *
 * @returns also `correctLocation` when the URL names a wrong grade, subject or topic
 * @throws Problem when the activity cannot be loaded
 */
export async function loadEditor(queryClient: QueryClient, activityId: string, location: TopicLocation) {
  const [{ activity }, loaded, stored] = await Promise.all([
    primeActivity(queryClient, activityId),
    loadTitles(queryClient, location),
    readUserDraft(activityId),
  ]);
  const data: EditorData = {
    title: activity.title,
    ...loaded.locationData,
    storedDraft: discardIfSaved(stored, activity),
  };
  const correctLocation =
    activity.topicId === location.topicId
      ? await findCorrectLocation(queryClient, location, loaded)
      : // Keep the URL if the topic or the subject does not load.
        await findTopicLocation(queryClient, activity.topicId).catch(() => undefined);
  return { data, correctLocation };
}

/**
 * Loads the editor for a URL that names only the activity (D-037).
 *
 * @throws Problem when the activity, its topic or its subject cannot be loaded
 */
export async function loadEditorByActivity(queryClient: QueryClient, activityId: string) {
  const [{ activity }, stored] = await Promise.all([
    primeActivity(queryClient, activityId),
    readUserDraft(activityId),
  ]);
  const location = await findTopicLocation(queryClient, activity.topicId);
  const { locationData } = await loadTitles(queryClient, location);
  const data: EditorData = {
    title: activity.title,
    ...locationData,
    storedDraft: discardIfSaved(stored, activity),
  };
  return { location, data };
}

const primeActivity = (queryClient: QueryClient, activityId: string) =>
  prime(queryClient, {
    activity: activityQuery(activityId),
    pending: optional(moderationQueueQuery('Pending')),
  });

async function loadTitles(queryClient: QueryClient, { gradeId, subjectId, topicId }: TopicLocation) {
  const { grades, subject, topic } = await prime(queryClient, {
    grades: optional(gradeListQuery()),
    subject: optional(subjectQuery(subjectId)),
    topic: optional(topicQuery(topicId)),
  });
  const grade = grades?.find(({ id }) => id === gradeId)?.title;
  return {
    subject,
    topic,
    locationData: {
      locationText: joinTitles([grade, subject?.title, topic?.title]),
      grade: gradeNumber(grade),
    },
  };
}

const readUserDraft = (activityId: string) =>
  readStoredDraft({ userId: currentSession()?.id ?? '', activityId });

/** Deletes a stored draft that equals the saved activity. */
function discardIfSaved(stored: StoredDraft | undefined, activity: Activity): StoredDraft | undefined {
  if (!stored || !isSameActivity(stored.draft, toActivityDraft(activity))) return stored;
  void deleteStoredDraft({ userId: currentSession()?.id ?? '', activityId: activity.id });
  return undefined;
}

/** 'Grade 4' → 4; undefined outside grades 1 to 8. */
function gradeNumber(title: string | undefined): number | undefined {
  const number = Number(/\d+/.exec(title ?? '')?.[0]);
  return number >= 1 && number <= 8 ? number : undefined;
}
