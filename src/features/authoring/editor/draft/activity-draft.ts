import { hashKey } from '@tanstack/react-query';
import type { EditedQuestion } from '#api/queries/activities/authoring.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { isSameValue } from '#lib/same-value.ts';
import { isBlank } from '#openapi/rules/text.ts';
import { getQuestionEditing } from '#questions/editing-registry.ts';
import { mediaCaptions, mediaDescription } from '#questions/question.ts';

export type QuestionType = EditedQuestion['type'];

/** The image, audio or video of a question while it is being written. */
export interface MediaDraft {
  /** The stored file; null for none. A chosen file takes its place. */
  path: string | null;
  file: File | undefined;
  /** For those who cannot see or hear it. */
  description: string;
  /** Of a video: the text of a WebVTT file. */
  captions: string;
}

export const noMedia: MediaDraft = { path: null, file: undefined, description: '', captions: '' };

/** A question while it is being written. */
export interface QuestionDraft {
  /** As long as the page is open. */
  key: string;
  /** Undefined until it has been saved. */
  id: string | undefined;
  type: QuestionType;
  /** What the editor of its type works on; undefined when its data cannot be edited and stay as they are. */
  draft: unknown;
  /** As it was opened. */
  data: object;
  media: MediaDraft;
}

export type Side = 'mine' | 'theirs';

interface Choosable {
  /** Which version the author has chosen; until then the draft has mine. */
  choice: Side | undefined;
}

/** Both authors have changed the title or the description. */
export interface TextConflict extends Choosable {
  kind: 'text';
  field: 'title' | 'description';
  mine: string;
  theirs: string;
}

/** Both authors have changed one field of a question. */
export interface FieldConflict extends Choosable {
  kind: 'field';
  /** Of the question. */
  key: string;
  /** As `content-fields.ts` names it: 'data.hint'. */
  field: string;
  /** The question with my version of the field. */
  mine: QuestionDraft;
  theirs: QuestionDraft;
}

/** One author has removed a question that the other one has changed. */
export interface QuestionConflict extends Choosable {
  kind: 'question';
  key: string;
  /** As it is, or would be again, in the draft. */
  question: QuestionDraft;
  /** Who has changed it; the other one has removed it. */
  keptBy: Side;
  /** Its place when it is added again. */
  index: number;
}

export type Conflict = TextConflict | FieldConflict | QuestionConflict;

export interface ActivityDraft {
  title: string;
  description: string;
  questions: readonly QuestionDraft[];
  /** Where this draft and the stored activity have two versions, also those that are decided. */
  conflicts: readonly Conflict[];
}

/** What a question is opened from: as the server has it, or as it was kept on this device. */
export interface OpenedQuestion {
  id?: string | undefined;
  type: QuestionType;
  data: unknown;
  mediaPath: string | null;
  file?: File | undefined;
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** @param key unique in the page; a stored question goes by its id */
export function openQuestion(
  { id, type, data, mediaPath, file }: OpenedQuestion,
  key: string,
): QuestionDraft {
  return {
    key,
    id,
    type,
    draft: getQuestionEditing(type)?.toDraft(data),
    data: isObject(data) ? data : {},
    media: {
      path: mediaPath,
      file,
      description: mediaDescription(data) ?? '',
      captions: mediaCaptions(data) ?? '',
    },
  };
}

export const openActivity = ({ title, description, questions }: Activity): ActivityDraft => ({
  title,
  description: description ?? '',
  questions: questions.map((question) => openQuestion(question as OpenedQuestion, question.id)),
  conflicts: [],
});

/** Questions are immutable: their data is cached by the object. */
const known = new WeakMap<QuestionDraft, object>();

/** The data of a question as they are sent, without anything that belongs to an attempt (D-142). */
export function dataOf(question: QuestionDraft): object {
  const data = known.get(question) ?? closed(question);
  known.set(question, data);
  return data;
}

function closed({ type, draft, data, media }: QuestionDraft): object {
  const own = draft === undefined ? data : (getQuestionEditing(type)?.toData(draft) ?? data);
  return withText(withText(own, 'mediaDescription', media.description), 'mediaCaptions', media.captions);
}

/** An emptied text becomes null; one that never was stays away. */
function withText(data: object, property: string, text: string): object {
  if (!isBlank(text)) return { ...data, [property]: text };
  return property in data ? { ...data, [property]: null } : data;
}

/** Whether two questions have the same contents, whatever their positions. */
export const isSameQuestion = (one: QuestionDraft, other: QuestionDraft): boolean =>
  one === other ||
  (one.media.path === other.media.path &&
    one.media.file === other.media.file &&
    isSameData(dataOf(one), dataOf(other)));

/** The order of properties has no meaning. */
export const isSameData = (one: object, other: object): boolean =>
  hashKey(['activities', one]) === hashKey(['activities', other]);

/** Whether two drafts of one activity would be saved as the same. */
export function isSameActivity(one: ActivityDraft, other: ActivityDraft): boolean {
  return (
    isSameValue(one.title, other.title) &&
    isSameValue(one.description, other.description) &&
    one.questions.length === other.questions.length &&
    one.questions.every((question, index) => {
      const match = other.questions[index];
      return match !== undefined && question.id === match.id && isSameQuestion(question, match);
    })
  );
}

/** 'Question 2', by its position. */
export const nameAt = (index: number): string => `Question ${index + 1}`;
